import { extractText, getDocumentProxy } from 'unpdf';
import type { Browser } from '@playwright/test';
import * as en from '../domain/messages/en.ts';
import { pseudo } from '../domain/messages/pseudo.ts';
import { expect, test } from './fixtures.ts';
import { adminScreens } from './language-admin-screens.ts';
import { peopleIn, visitIn } from './language-people.ts';
import type { LanguagePeople } from './language-people.ts';
import { employeeScreens, strangerScreens } from './language-screens.ts';
import { mailsTo } from './mail-sink.ts';
import { addPseudoLanguage, plainWords, pseudoLanguage } from './pseudo-language.ts';
import type { RunningServer } from './start-server.ts';
import { copyRepository } from './throwaway-copy.ts';
import type { ThrowawayCopy } from './throwaway-copy.ts';
import { walk } from './walk-screens.ts';

/** A language is added to a copy of the sources, and all screens are looked at in it. */

test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource/] });
test.describe.configure({ mode: 'default' });

const said = pseudo(en);
const { code } = pseudoLanguage;

let copy: ThrowawayCopy;
let server: RunningServer;
let people: LanguagePeople;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  copy = copyRepository();
  addPseudoLanguage(copy);
  await copy.buildPage(pseudoLanguage.code);
  server = await copy.start();
  const request = await playwright.request.newContext({ baseURL: server.url });
  people = await peopleIn(request, code);
  await request.dispose();
});

test.afterAll(() => copy.remove());

const visit = (browser: Browser, who?: { token: string; role: string }) => visitIn(browser, server.url, code, who);
const wordsOf = ({ text }: { text: string }) => plainWords(text);

test('a browser that prefers the language gets it unasked, whole, and each from its own address', async ({
  request,
}) => {
  const get = (path: string, headers: Record<string, string> = {}) => request.get(server.url + path, { headers });
  const plain = await get('/', { 'Accept-Language': 'fr, en;q=0.5' });
  const marked = await get('/', { 'Accept-Language': 'en-xa, en;q=0.9' });
  expect(await plain.text()).toContain('<html lang="en">');
  const html = await marked.text();
  expect(html).toContain(`<html lang="${code}">`);
  expect(marked.headers()).toMatchObject({
    'content-language': code,
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  });
  expect(marked.headers()['etag']).not.toBe(plain.headers()['etag']);
  const shown = html.replaceAll(/<(?:script|style)[\s\S]*?<\/(?:script|style)>|<!--[\s\S]*?-->/g, '');
  const attributes = [...shown.matchAll(/name="description" content="([^"]*)"/g)].map(([, text]) => text).join(' ');
  expect(plainWords(`${shown.replaceAll(/<[^>]*>/g, ' ')} ${attributes}`)).toEqual([]);
  const manifest = /rel="manifest" href="([^"]+)"/.exec(html)?.[1];
  expect(await (await get(String(manifest))).json()).toMatchObject({ lang: code, id: '/' });
});

test('strangers meet no word of another language, and nothing breaks', async ({ browser }) => {
  test.setTimeout(120_000);
  await walk(await visit(browser), strangerScreens(said), { said, wordsOf });
});

test('an employee meets no word of another language, and nothing breaks', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await visit(browser, { token: people.asha.token, role: 'employee' });
  await walk(page, employeeScreens(said, 'आशा'), { said, wordsOf });
});

test('an admin and a counsellor meet none either', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await visit(browser, { token: people.adminToken, role: 'admin' });
  await walk(page, adminScreens(said, people.asha.id), { said, wordsOf });
  const counsellor = await visit(browser, { token: people.kavita.token, role: 'counsellor' });
  await walk(counsellor, [['/counsellor'], ['/help']], { said, wordsOf });
});

test('a mail and the report speak it, too', async ({ request }) => {
  await request.post(`${server.url}/api/auth/forgot-password`, { data: { email: people.asha.email } });
  await expect.poll(async () => (await mailsTo(server.mailFolder, people.asha.email)).length).toBe(1);
  const [mail = ''] = await mailsTo(server.mailFolder, people.asha.email);
  expect(mail).not.toBe('');
  expect(plainWords(mail)).toEqual([]);
  const report = await request.get(`${server.url}/api/assessment/report`, {
    headers: { Authorization: `Bearer ${people.asha.token}` },
  });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await report.body())), { mergePages: true });
  expect(text.length).toBeGreaterThan(500);
  expect(plainWords(text)).toEqual([]);
});
