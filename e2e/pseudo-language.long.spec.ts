import { extractText, getDocumentProxy } from 'unpdf';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import * as en from '../domain/messages/en.ts';
import { pseudo } from '../domain/messages/pseudo.ts';
import { admin, expect, registerPerson, submitAssessment, submitMood, test } from './fixtures.ts';
import type { Person } from './fixtures.ts';
import { mailsTo } from './mail-sink.ts';
import { adminScreens } from './pseudo-admin-screens.ts';
import { addPseudoLanguage, plainWords, pseudoLanguage } from './pseudo-language.ts';
import type { RunningServer } from './start-server.ts';
import { copyRepository } from './throwaway-copy.ts';
import type { ThrowawayCopy } from './throwaway-copy.ts';
import { escape, press, walk } from './walk-screens.ts';
import type { Step } from './walk-screens.ts';

/** A language is added to a copy of the sources, and all screens are looked at in it. */

test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource/] });
test.describe.configure({ mode: 'default' });

const said = pseudo(en);
const { code } = pseudoLanguage;
const { auth, login: loginScreen, ui } = said;
const shell = said.shell.shellMessages;

let copy: ThrowawayCopy;
let server: RunningServer;
let asha: Person & { id: string };
let kavita: Person;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  copy = copyRepository();
  addPseudoLanguage(copy);
  await copy.buildPage(pseudoLanguage.code);
  server = await copy.start();
  // Whoever registers in a language keeps it.
  const request = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { 'Accept-Language': code },
  });
  let number = 0;
  const named = (name: string) => registerPerson(request, { name, email: `${(number += 1)}@9.example` });
  for (const score of [0, 1, 2, 3, 1, 2]) {
    const { token } = await named('रवि राव');
    await submitAssessment(request, token, 'GAD-7', Array(7).fill(score));
    await submitAssessment(request, token, 'PHQ-9', Array(9).fill(score));
    await submitMood(request, token, score > 1 ? 'sad' : 'calm');
  }
  const person = await named('आशा मुर्मू');
  for (const score of [3, 1, 2]) await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(score));
  for (const score of [1, 2]) await submitAssessment(request, person.token, 'PHQ-9', Array(8).fill(score));
  for (const mood of ['angry', 'happy', 'neutral', 'sad', 'calm']) await submitMood(request, person.token, mood);
  const own = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${person.token}` } });
  asha = { ...person, id: (await own.json()).id };
  kavita = await named('कविता');
  const headers = { Authorization: `Bearer ${await login(request, admin)}` };
  const [found] = await (await request.get(`/api/admin/people?q=${kavita.email}`, { headers })).json();
  await request.put(`/api/admin/people/${found.id}/role`, { headers, data: { role: 'counsellor' } });
  kavita = { ...kavita, token: await login(request, kavita) };
  await request.put('/api/auth/update-profile', { headers, data: { language: code } });
  await request.dispose();
});

test.afterAll(() => copy.remove());

async function login(
  request: { post: BrowserContext['request']['post'] },
  { email, password }: { email: string; password: string },
): Promise<string> {
  return (await (await request.post('/api/auth/login', { data: { email, password } })).json()).token;
}

/** A browser of its own, in the language by its cookie, and signed in where somebody is given. */
async function visit(browser: Browser, who?: { token: string; role: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addCookies([{ name: 'language', value: code, url: server.url }]);
  if (who) {
    await context.addInitScript(({ token, role }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('role', role);
    }, who);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

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
  const page = await visit(browser);
  const wrongLogin: Step = async () => {
    await page.getByLabel(said.fields.fieldLabels['email'] ?? '', { exact: true }).fill('1@9.example');
    await page.getByLabel(said.fields.fieldLabels['password'] ?? '', { exact: true }).fill('12345');
    await press(loginScreen.loginMessages.button)(page);
    await expect(page.getByRole('alert').filter({ visible: true })).not.toHaveText('');
  };
  await walk(page, [
    ['/', press(loginScreen.loginMessages.button), wrongLogin, press(shell.help), escape],
    ['/register', press(auth.registerMessages.button)],
    ['/forgot-password', press(auth.forgotPasswordMessages.button)],
    ['/reset-password/12345', press(auth.resetPasswordMessages.button)],
    ['/help'],
    ['/who-can-see'],
    ['/privacy-notice'],
    ['/processing-register'],
    ['/join/12345'],
    ['/left/12345'],
    ['/confirm-email/12345'],
    ['/undo-email/12345'],
    ['/12345'],
  ]);
});

test('an employee meets no word of another language, and nothing breaks', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await visit(browser, { token: asha.token, role: 'employee' });
  const { exerciseMessages } = said.exercises;
  const answerAll: Step = async () => {
    const groups = page.getByRole('group').filter({ has: page.locator('input[value="2"]') });
    for (const group of await groups.all()) await group.locator('input[value="2"]').check({ force: true });
    await press(said.assessments.assessmentMessages.submit('PHQ-9'))(page);
    await expect(page.getByRole('heading', { name: said.care.careMessages.title })).toBeVisible();
  };
  const submitMoodOnPage: Step = async () => {
    const form = page.locator('form').filter({ has: page.getByText(said.moods.moodMessages.submit, { exact: true }) });
    await form.getByRole('radio').first().check({ force: true });
    await press(said.moods.moodMessages.submit)(page);
    await expect(page.getByText(said.moods.moodMessages.thanks)).toBeVisible();
  };
  await walk(page, [
    ['/dashboard', press(shell.help), escape, press(shell.greeting('आशा'))],
    [
      '/dashboard?tab=mytests',
      press(said.assessments.assessmentMessages.submit('GAD-7')),
      press(ui.uiMessages.ok),
      submitMoodOnPage,
    ],
    ['/dashboard?tab=mytests', answerAll, press(said.care.careMessages.safe)],
    ['/dashboard?tab=mystats'],
    [
      '/dashboard?tab=myhealth',
      press(exerciseMessages.breathing.choose),
      press(exerciseMessages.posture.begin),
      press(exerciseMessages.eyeRest.begin),
      press(exerciseMessages.breathing.start),
    ],
    ['/profile', press(said.profile.profileMessages.button), press(auth.changePasswordMessages.button)],
    ['/profile/privacy'],
    ['/profile/reminders'],
    ['/profile/appearance'],
    ['/safety-plan', press(said.safetyPlan.safetyPlanMessages.save)],
    ['/my-record', press(said.myRecord.myRecordPage.erasure.open)],
    ['/help', press(said.callBacks.callBackMessages.button)],
    ['/who-can-see'],
    ['/12345'],
  ]);
});

test('an admin and a counsellor meet none either', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const token = await login({ post: (path, options) => request.post(server.url + path, options) }, admin);
  const page = await visit(browser, { token, role: 'admin' });
  await walk(page, adminScreens(said, asha.id));
  await walk(await visit(browser, { token: kavita.token, role: 'counsellor' }), [['/counsellor'], ['/help']]);
});

test('a mail and the report speak it, too', async ({ request }) => {
  await request.post(`${server.url}/api/auth/forgot-password`, { data: { email: asha.email } });
  await expect.poll(async () => (await mailsTo(server.mailFolder, asha.email)).length).toBe(1);
  const [mail = ''] = await mailsTo(server.mailFolder, asha.email);
  expect(mail).not.toBe('');
  expect(plainWords(mail)).toEqual([]);
  const report = await request.get(`${server.url}/api/assessment/report`, {
    headers: { Authorization: `Bearer ${asha.token}` },
  });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await report.body())), { mergePages: true });
  expect(text.length).toBeGreaterThan(500);
  expect(plainWords(text)).toEqual([]);
});
