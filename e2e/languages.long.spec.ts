import type { Browser, Request } from '@playwright/test';
import { firstLanguage, languages, toLanguage } from '../domain/languages.ts';
import { messagesIn } from '../domain/messages/messages.ts';
import { expect, test } from './fixtures.ts';
import { foreignWords } from './foreign-words.ts';
import { adminScreens } from './language-admin-screens.ts';
import { peopleIn, visitIn } from './language-people.ts';
import { employeeScreens, strangerScreens } from './language-screens.ts';
import type { RunningServer } from './start-server.ts';
import { copyRepository } from './throwaway-copy.ts';
import type { ThrowawayCopy } from './throwaway-copy.ts';
import { settled, walk } from './walk-screens.ts';

/** Every screen in every language that is drafted: on a desk, there at 200%, and on two phones. */

test.use({ expectedErrors: [/Failed to load resource/] });
test.describe.configure({ mode: 'default' });

const widths = [1280, 640, 360, 320];
const others = languages.slice(1);

let copy: ThrowawayCopy;
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = copyRepository();
  await copy.buildPage(...others.map(({ code }) => code));
  server = await copy.start();
});

test.afterAll(() => copy.remove());

/** What travels until the login stands in its letters. */
async function loginBytes(browser: Browser, code: string): Promise<number> {
  const page = await visitIn(browser, server.url, code);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto('/');
  await settled(page, messagesIn[toLanguage(code)]);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  await page.context().close();
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test('a login in another language loads at most 60 KiB more than one in English', async ({ browser }) => {
  const english = await loginBytes(browser, firstLanguage);
  for (const { code } of others)
    expect((await loginBytes(browser, code)) - english, code).toBeLessThanOrEqual(60 * 1024);
});

for (const { code } of others)
  test(`all screens of ${code} are whole, in that language, and accessible`, async ({ browser, playwright }) => {
    test.setTimeout(1_200_000);
    const said = messagesIn[code];
    const how = { said, wordsOf: foreignWords(code), widths, axeWidths: [1280, 320] };
    const request = await playwright.request.newContext({ baseURL: server.url });
    const { asha, kavita, adminToken } = await peopleIn(request, code);
    await request.dispose();
    const as = (token: string, role: string) => visitIn(browser, server.url, code, { token, role });
    await walk(await visitIn(browser, server.url, code), strangerScreens(said), how);
    await walk(await as(asha.token, 'employee'), employeeScreens(said, 'आशा'), how);
    await walk(await as(adminToken, 'admin'), adminScreens(said, asha.id), how);
    await walk(await as(kavita.token, 'counsellor'), [['/counsellor'], ['/help']], how);
  });
