import type { Browser, Request } from '@playwright/test';
import { firstLanguage, languages } from '../domain/languages.ts';
import { messagesIn } from '../domain/messages/messages.ts';
import { expect, test } from './fixtures.ts';
import { foreignWords } from './foreign-words.ts';
import { adminScreens } from './language-admin-screens.ts';
import { peopleIn, visitIn } from './language-people.ts';
import type { LanguagePeople } from './language-people.ts';
import { employeeScreens, strangerScreens } from './language-screens.ts';
import type { RunningServer } from './start-server.ts';
import { copyRepository } from './throwaway-copy.ts';
import type { ThrowawayCopy } from './throwaway-copy.ts';
import { settled, walk } from './walk-screens.ts';
import type { Screens } from './walk-screens.ts';

/** Every screen in every language that is drafted: on a desk, there at 200%, and on two phones. `-t "in hi"` is one of them. */

test.use({ expectedErrors: [/Failed to load resource/] });
test.describe.configure({ mode: 'default' });

for (const { code } of languages.slice(1)) {
  const said = messagesIn[code];
  const how = { said, wordsOf: foreignWords(code), widths: [1280, 640, 360, 320], axeWidths: [1280, 320] };

  test.describe(`in ${code}`, () => {
    let copy: ThrowawayCopy;
    let server: RunningServer;
    let people: LanguagePeople;

    test.beforeAll(async ({ playwright }) => {
      copy = copyRepository();
      await copy.buildPage(code);
      server = await copy.start();
      const request = await playwright.request.newContext({ baseURL: server.url });
      people = await peopleIn(request, code);
      await request.dispose();
    });

    test.afterAll(() => copy.remove());

    /** What travels until the login stands in its letters. */
    async function loginBytes(browser: Browser, language: typeof code): Promise<number> {
      const page = await visitIn(browser, server.url, language);
      const requests: Request[] = [];
      page.on('requestfinished', (request) => requests.push(request));
      await page.goto('/');
      await settled(page, messagesIn[language]);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForLoadState('networkidle');
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      await page.context().close();
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    }

    async function walkAs(browser: Browser, screens: Screens, who?: { token: string; role: string }) {
      const page = await visitIn(browser, server.url, code, who);
      await walk(page, screens, how);
      await page.context().close();
    }

    test('a login loads at most 60 KiB more than one in English', async ({ browser }) => {
      const english = await loginBytes(browser, firstLanguage);
      expect((await loginBytes(browser, code)) - english).toBeLessThanOrEqual(60 * 1024);
    });

    test('what strangers see is whole, all in it, and accessible', ({ browser }) =>
      walkAs(browser, strangerScreens(said)));

    test('what employees see is', ({ browser }) =>
      walkAs(browser, employeeScreens(said, 'आशा'), { token: people.asha.token, role: 'employee' }));

    test('what counsellors see is', ({ browser }) =>
      walkAs(browser, [['/counsellor'], ['/help']], { token: people.kavita.token, role: 'counsellor' }));

    test('what admins see is', ({ browser }) =>
      walkAs(browser, adminScreens(said, people.asha.id), { token: people.adminToken, role: 'admin' }));
  });
}
