import type { Page } from '@playwright/test';
import { isLong } from '../server/test/long-form.ts';
import * as en from '../domain/messages/en.ts';
import { wordsIn } from '../domain/instruments/wordings/wordings.ts';
import { pseudo } from '../server/test/pseudo.ts';
import { admin, answer, blockOf, enter, expect, registerPerson, stored, test as base, toStartMs } from './fixtures.ts';
import { asksAgain } from './asks-again.ts';
import { addInstrument, addMood, addReminderKind, addRole } from './new-entries.ts';
import { addPseudoLanguage, plainWords, pseudoLanguage } from './pseudo-language.ts';
import type { RunningServer } from './start-server.ts';
import { copyRepository } from './throwaway-copy.ts';
import { press, settled, walk } from './walk-screens.ts';

/**
 * A copy with one more of each open list, and with one language more: what a person meets of it. `new-entries.long.spec.ts` and
 * `languages.long.spec.ts` go everywhere.
 */
const test = base.extend<object, { extended: RunningServer }>({
  extended: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what the function needs
    async ({}, provide) => {
      const copy = copyRepository();
      try {
        for (const add of [addInstrument, addReminderKind, addMood, addRole, addPseudoLanguage]) add(copy);
        const { code } = pseudoLanguage;
        copy.write(
          `domain/messages/${code}/help.ts`,
          "import { pseudo } from '../../../server/test/pseudo.ts';\nimport * as en from '../en/help.ts';\n" +
            'const { title: _later, ...drafted } = pseudo(en.helpMessages);\nexport const helpMessages = drafted;\n',
        );
        await copy.buildPage(code);
        await provide(await copy.start());
      } finally {
        await copy.remove();
      }
    },
    { scope: 'worker', timeout: toStartMs },
  ],
  baseURL: async ({ extended }, provide) => provide(extended.url),
});

test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource/] });
test.describe.configure({ mode: 'default' });

const said = pseudo(en);
const { code } = pseudoLanguage;
const { auth, frame, language } = said;
const { title: loginTitle } = said.login.loginMessages;

/** That of the page which the worker has kept last: it comes some moments after the page itself. */
function keptLanguage(page: Page): Promise<string | null | undefined> {
  return page.evaluate(async () => {
    const shells = (await caches.keys()).filter((name) => name.startsWith('shell-'));
    const pages = await Promise.all(shells.map(async (name) => (await caches.open(name)).match('/')));
    return pages.findLast((kept) => kept !== undefined)?.headers.get('Content-Language');
  });
}

test('what is added to the lists is answered, scored, chosen, drawn and given', async ({ page, request, person }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, person, '/dashboard?mood=now');
  await page.getByRole('dialog').getByRole('button', { name: 'Proud' }).click();
  await expect(page.getByText('Thank you. It’s saved.')).toBeVisible();
  expect(await stored(request, person.token, '/api/mood')).toMatchObject([{ mood: '😎' }]);

  await page.goto('/dashboard?tab=mytests');
  const block = blockOf(page, 'TRY-5 Well-being');
  await answer(block, Array<string>(5).fill('Mostly'));
  await block.getByRole('button', { name: 'Submit TRY-5' }).click();
  await expect(block.getByText('Your TRY-5 Score: 80', { exact: true })).toBeVisible();
  const history = await stored(request, person.token, '/api/assessment/history?type=TRY-5');
  expect(history).toMatchObject([{ total_score: 80 }]);

  await page.goto('/dashboard?tab=mystats');
  await expect(page.getByRole('img', { name: 'TRY-5 Score Trend' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Mood Trend' }).getByText('😎 Proud')).toBeVisible();
  await page.goto('/profile/reminders');
  await expect(page.getByLabel('Remind me to stretch')).toBeChecked();
  await page.goto('/who-can-see');
  await expect(page.getByRole('region', { name: 'Stewards' })).toBeVisible();
});

test('a stranger meets no word of another language, and nothing breaks', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: code, url: String(baseURL) }]);
  await walk(page, [['/register', press(auth.registerMessages.button)]], {
    said,
    wordsOf: ({ text }) => plainWords(text),
  });
});

test('what a language lacks is said in English, and the page says that it is', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: code, url: String(baseURL) }]);
  await page.goto('/help');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(en.help.helpMessages.title);
  await expect(heading).toHaveAttribute('lang', 'en');
});

if (isLong) {
  test('without a form in one’s language the official Hindi one can be chosen: it is kept, brings help, and its record says so', async ({
    page,
    context,
    playwright,
    baseURL,
  }) => {
    const url = String(baseURL);
    const request = asksAgain(
      await playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { 'X-Language': code } }),
    );
    const asha = await registerPerson(request);
    const { token } = await (await request.post('/api/auth/login', { data: admin })).json();
    const headers = { Authorization: `Bearer ${token}` };
    const data = { compared_by: 'Asha Rani', compared_on: '2026-11-01' };
    expect((await request.put('/api/questions/wordings/phq9-hi', { headers, data })).status()).toBe(200);

    await context.addCookies([{ name: 'language', value: code, url }]);
    await enter(page, asha, '/dashboard?tab=mytests');
    const { heading, submit, wording } = said.assessments.assessmentMessages;
    const block = blockOf(page, heading['PHQ-9']);
    const hindi = wordsIn('PHQ-9', 'hi');
    await block.getByLabel(wording.choose).selectOption('hi');
    await expect(block.getByText(hindi.stem)).toHaveAttribute('lang', 'hi');
    await page.reload();
    await expect(block.getByLabel(wording.choose)).toHaveValue('hi');
    const [not = '', several = ''] = hindi.answers;
    await answer(block, [...Array<string>(8).fill(not), several]);
    await block.getByRole('button', { name: submit('PHQ-9') }).click();
    await expect(page.getByRole('dialog', { name: said.care.careMessages.title })).toBeVisible();
    const [record] = await stored(request, asha.token, '/api/assessment/history?type=PHQ-9');
    expect(record).toMatchObject({ language: 'hi', total_score: 1, calls_for_care: true });
    await request.dispose();
  });

  test('the language is chosen on the page, kept for the next visit, and not while there is no connection', async ({
    browser,
    extended: server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-IN' });
    const page = await context.newPage();
    await page.goto('/');
    const choice = page.getByLabel('Read this in', { exact: true });
    await expect(choice.locator(`option[lang="${code}"]`)).toHaveText(pseudoLanguage.name);
    await expect(choice.locator('option[lang="en"]')).toHaveText('English');
    await context.setOffline(true);
    await expect(choice).toBeDisabled();
    await expect(page.getByText(en.language.languageMessages.offline)).toBeVisible();
    await context.setOffline(false);
    // The browser says that it is connected a moment before it is; a reload in that moment would find the page that was kept.
    await expect
      .poll(() =>
        page.evaluate(() =>
          fetch('/api/health').then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      )
      .toBe(true);
    await page.getByLabel('Email', { exact: true }).fill('meena@example.org');
    await page.getByLabel('Password', { exact: true }).fill('Secret#Word1');
    await choice.selectOption(code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(loginTitle);
    // What was typed is still there, but for the password.
    await expect(page.locator('input[type=email]')).toHaveValue('meena@example.org');
    await expect(page.locator('input[type=password]')).toHaveValue('');
    await page.reload();
    await expect(page.locator('input[type=email]')).toHaveValue('');
    const cookie = (await context.cookies()).find(({ name }) => name === 'language');
    expect(cookie).toMatchObject({ value: code, path: '/', sameSite: 'Lax' });
    // The next visit, and what the browser keeps for a day without a connection.
    const next = await context.newPage();
    await next.goto('/register');
    await expect(next).toHaveTitle(`${auth.registerMessages.title} – Evenkeel`);
    await expect(next.getByLabel(language.languageMessages.choice, { exact: true })).toHaveValue(code);
    await expect.poll(() => keptLanguage(next)).toBe(code);
    await context.setOffline(true);
    await next.goto('/help');
    await expect(next.getByText(frame.frameMessages.offline)).toBeVisible();
    await context.setOffline(false);
    // And back, also without a connection.
    await next.goto('/register');
    await next.getByLabel(language.languageMessages.choice, { exact: true }).selectOption('en');
    await expect(next.getByRole('heading', { level: 1 })).toHaveText(en.auth.registerMessages.title);
    await expect.poll(() => keptLanguage(next)).toBe('en');
    await context.setOffline(true);
    await next.goto('/');
    await expect(next.getByText(en.frame.frameMessages.offline)).toBeVisible();
    await context.close();
  });

  test('a choice in the profile goes with the person to other devices, by one reload', async ({
    browser,
    extended: server,
    request,
  }) => {
    const here = await browser.newContext({ baseURL: server.url, locale: 'en-IN' });
    const meena = await registerPerson(here.request, { name: 'मीना' });
    const own = await here.newPage();
    await own.addInitScript((token) => localStorage.setItem('token', token), meena.token);
    await own.goto('/profile/appearance');
    await own.getByLabel('Read this in', { exact: true }).selectOption(code);
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(said.profile.profileMessages.sections.appearance);
    await expect(own.getByLabel(language.languageMessages.choice, { exact: true })).toHaveValue(code);
    await here.close();

    const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en-IN' });
    const page = await elsewhere.newPage();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/');
    await page.getByLabel('Email', { exact: true }).fill(meena.email);
    await page.getByLabel('Password', { exact: true }).fill(meena.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await settled(page, said);
    // Its words come before its pictures: to go on before would break the reload off.
    await expect.poll(() => loads).toBe(2);
    await page.goto('/help');
    await settled(page, said);
    expect(loads).toBe(3);
    await elsewhere.close();

    // Where the cookie can not bring the language, the page stays as it is.
    // Without the worker, which would ask for the page behind the route.
    const refusing = await browser.newContext({ baseURL: server.url, locale: 'en-IN', serviceWorkers: 'block' });
    const stubborn = await refusing.newPage();
    await stubborn.addInitScript((token) => localStorage.setItem('token', token), meena.token);
    await stubborn.route('**/profile', async (route) => {
      await route.fulfill({
        response: await request.get(route.request().url(), { headers: { 'Accept-Language': 'en' } }),
      });
    });
    let times = 0;
    stubborn.on('load', () => (times += 1));
    await stubborn.goto('/profile');
    await expect.poll(() => times).toBe(2);
    await expect(stubborn.getByRole('heading', { level: 1 })).toHaveText(en.profile.profileMessages.title);
    await expect(stubborn.getByLabel('Email', { exact: true })).toHaveValue(meena.email);
    expect(times).toBe(2);
    await refusing.close();
  });
}
