import type { Browser, Page, Request } from '@playwright/test';
import { firstLanguage, languages } from '../domain/languages.ts';
import type { Language } from '../domain/languages.ts';
import { messagesIn } from '../domain/messages/messages.ts';
import { asksAgain } from './asks-again.ts';
import { expect, registration, stored, test } from './fixtures.ts';
import { fillRegistration } from './forms.ts';
import { adminScreens } from './language-admin-screens.ts';
import { peopleIn, visitIn } from './language-people.ts';
import type { LanguagePeople } from './language-people.ts';
import { employeeScreens, strangerScreens } from './language-screens.ts';
import { mailsTo } from './mail-sink.ts';
import { data, withoutKnown } from './pseudo-language.ts';
import type { Text } from './screen-faults.ts';
import type { RunningServer } from './start-server.ts';
import { copyRepository } from './throwaway-copy.ts';
import type { ThrowawayCopy } from './throwaway-copy.ts';
import { press, settled, walk } from './walk-screens.ts';
import type { Screens } from './walk-screens.ts';

/** Every screen in every language that is drafted: on a desk, there at 200%, and on two phones. `-t "in hi"` is one of them. */

test.use({ expectedErrors: [/Failed to load resource/] });
test.describe.configure({ mode: 'default' });

/** What people write in Latin letters in each of our languages, and what they have to write letter by letter. */
const latin = [
  'findahelpline.com',
  'Tele-MANAS',
  'DPDP Act',
  'JavaScript',
  'Excel',
  '.xlsx',
  'PNG',
  'JPEG',
  'WebP',
  'QR',
  'PIN',
  'KB',
  'SMTP_URL',
  'ORG_TIMEZONE',
  'https',
  'TLS',
  'example.org',
  '‘theme’',
  '‘designation’',
  '‘state’',
  '‘city’',
];

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
      const request = asksAgain(await playwright.request.newContext({ baseURL: server.url }));
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

    test('it is chosen before anything is lost, a registration keeps it, and a call has English', async ({
      browser,
      request,
    }) => {
      const open = async (locale: string) =>
        (await browser.newContext({ baseURL: server.url, locale, serviceWorkers: 'block' })).newPage();
      // The walks look for English letters, also in a list of everyone.
      const stranger = (number: number) => registration({ name: 'रवि', email: `${number}@99.example` });
      const isIn = (page: Page, language: string) => expect(page.locator('html')).toHaveAttribute('lang', language);

      const asking = await open(`${code}-IN`);
      await asking.goto('/register');
      await isIn(asking, code);

      const page = await open('en-IN');
      await page.goto('/');
      await isIn(page, firstLanguage);
      const who = stranger(1);
      await page.getByLabel('Email', { exact: true }).fill(who.email);
      await page.getByLabel(messagesIn.en.language.languageMessages.choice, { exact: true }).selectOption(code);
      await isIn(page, code);
      await expect(page.getByLabel(said.fields.fieldLabels['email'] ?? '', { exact: true })).toHaveValue(who.email);
      await expect(page.getByText(said.language.translationReviewed)).toBeVisible();

      await page.goto('/register');
      await fillRegistration(page, who, said.fields.fieldLabels);
      await press(said.auth.registerMessages.button)(page);
      await expect(page).toHaveURL('/dashboard');
      const token = await page.evaluate(() => String(localStorage.getItem('token')));
      const me = (of: string) => stored(request, of, `${server.url}/api/auth/me`);
      expect(await me(token)).toMatchObject({ language: code });
      await page.goto('/dashboard?tab=mytests');
      await expect(page.locator('legend[lang="en"]').first()).toBeVisible();

      const elsewhere = await open('en-IN');
      await elsewhere.goto('/');
      await elsewhere.getByLabel('Email', { exact: true }).fill(who.email);
      await elsewhere.getByLabel('Password', { exact: true }).fill(who.password);
      await press('Login')(elsewhere);
      await expect(elsewhere).toHaveURL('/dashboard');
      await isIn(elsewhere, code);

      await request.post(`${server.url}/api/auth/forgot-password`, { data: { email: who.email } });
      const [mail] = said.auth.resetMail.text('', { minutes: 0, byAdmin: false }).split('\n');
      await expect.poll(async () => (await mailsTo(server.mailFolder, who.email)).join()).toContain(String(mail));

      const made = await request.post(`${server.url}/api/auth/register`, { data: stranger(2) });
      expect(await me((await made.json()).token)).toMatchObject({ language: firstLanguage });
      for (const one of [asking, page, elsewhere]) await one.context().close();
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

/**
 * The words of a text that are English on a screen in another language: in Latin letters, where nothing says that they are English
 * and no admin keeps them in a list.
 */
function foreignWords(code: Language): (text: Text) => string[] {
  return ({ text, lang }) => {
    if (lang !== code) return lang === '' ? [`without a language: ${text}`] : [];
    return withoutKnown(text, [...data, ...latin]).match(/\p{Script=Latin}{2,}/gu) ?? [];
  };
}
