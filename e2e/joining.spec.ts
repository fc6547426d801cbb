import type { APIRequestContext, Page } from '@playwright/test';
import { adminToken, expect, refusedCalls, registration, signIn, testAlone as test } from './fixtures.ts';
import { mailsTo } from './mail-sink.ts';

test.use({ serverOf: 'who can register', expectedErrors: refusedCalls });

async function linkFor(folder: string, email: string, which: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(folder, email)).length, { timeout: 20_000 }).toBe(which);
  const mail = (await mailsTo(folder, email)).at(-1);
  return new URL(String(/http\S+\/join\/\S+/.exec(String(mail))?.[0])).pathname;
}

async function signInAsAdmin(page: Page, request: APIRequestContext) {
  await signIn(page, { token: await adminToken(request) }, 'admin');
}

async function choose(page: Page, rule: string, more: () => Promise<void> = async () => undefined) {
  await page.goto('/admin/registration');
  await page.getByRole('radio', { name: rule }).check();
  await more();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It applies from now on.')).toBeVisible();
}

async function fillRest(page: Page) {
  const person = registration();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Date of birth').fill(person.date_of_birth);
  await page.getByLabel('Blood group').selectOption(person.blood_group);
  await page.getByLabel('Height').selectOption(person.height);
  await page.getByLabel('Weight').selectOption(person.weight);
}

const headings = 'Full name;E-mail ID;Department;Job title;State;Location';
const csv = (...lines: string[]) => ({
  name: 'staff.csv',
  mimeType: 'text/csv',
  // As Excel saves it on many machines: windows-1252, with semicolons.
  buffer: Buffer.from([headings, ...lines].join('\r\n'), 'latin1'),
});

test('a staff list is corrected, stored, and brings people in', async ({ page, browser, running, request }) => {
  await signInAsAdmin(page, request);
  await page.goto('/admin/staff-list');
  await expect(page.getByText('No one is on the staff list yet.')).toBeVisible();
  await page
    .getByLabel('Choose a file')
    .setInputFiles(
      csv(
        'Zoë Kerketta;zoe@e2e.example;Edcation;Teacher;Odisha;Gopalpur',
        'Bipin;bipin@e2e.example;Sports;Coach;Odisha;',
      ),
    );
  await expect(page.getByText('staff.csv has 2 lines.')).toBeVisible();
  await expect(page.getByLabel('Theme')).toHaveValue('2');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('heading', { name: '2 cells need a fix' })).toBeFocused();
  await expect(page.getByRole('row', { name: /^2 Department Edcation .*Did you mean ‘Education’/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^3 Location empty Please fill this in/ })).toBeVisible();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles(
      csv(
        'Zoë Kerketta;zoe@e2e.example;Education;Teacher;Odisha;Gopalpur',
        'Bipin;bipin@e2e.example;Sports;Coach;Odisha;Sukinda',
      ),
    );
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByText('2 people would be invited').click();
  await expect(page.getByText('zoe@e2e.example')).toBeVisible();
  await page.getByRole('button', { name: 'Store the list and send invitations' }).click();
  await expect(page.getByText('Done. 2 people will be invited.')).toBeVisible();
  await expect(page.getByText('0 of 2 people on the list have registered.')).toBeVisible();

  const theirs = await browser.newPage();
  await theirs.goto(new URL(await linkFor(running.mailFolder, 'zoe@e2e.example', 1), running.url).href);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Welcome aboard');
  await expect(theirs).toHaveURL(`${running.url}/join`);
  await expect(theirs.getByText('Zoë Kerketta')).toBeVisible();
  await expect(theirs.getByLabel('Name', { exact: true })).toHaveCount(0);
  await fillRest(theirs);
  await theirs.getByRole('button', { name: 'Register' }).click();
  await expect(theirs.getByText('Registration successful!')).toBeVisible();
  await expect(theirs).toHaveURL(`${running.url}/dashboard`);
  await theirs.close();

  await page.reload();
  await expect(page.getByText('1 of 2 people on the list have registered.')).toBeVisible();
});

test('an address is confirmed before its form is there', async ({ page, browser, running, request }) => {
  await signInAsAdmin(page, request);
  await choose(page, 'By email domain', async () => {
    await page.getByLabel('Email domains').fill('E2E.example');
    await page.getByLabel('Ask people to confirm their email address').check();
  });
  const { email, ...person } = registration();
  const theirs = await browser.newPage();
  await theirs.goto(`${running.url}/register`);
  await expect(theirs.getByText('You can register with an email address that ends in @e2e.example.')).toBeVisible();
  await theirs.getByLabel('Email', { exact: true }).fill(email);
  await theirs.getByRole('button', { name: 'Email me a link' }).click();
  await expect(theirs.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await theirs.goto(new URL(await linkFor(running.mailFolder, email, 1), running.url).href);
  await expect(theirs.getByText(`Thank you, ${email} is confirmed.`)).toBeVisible();
  await expect(theirs.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(theirs.getByLabel('Email', { exact: true })).not.toBeEditable();
  await theirs.getByLabel('Name', { exact: true }).fill(person.name);
  await fillRest(theirs);
  for (const label of ['Theme', 'Designation', 'State', 'City'] as const)
    await theirs.getByLabel(label).selectOption(person[label.toLowerCase() as 'theme']);
  await theirs.getByRole('button', { name: 'Register' }).click();
  await expect(theirs.getByText('Registration successful!')).toBeVisible();
  await theirs.close();
  await choose(page, 'Open', () => page.getByLabel('Ask people to confirm their email address').uncheck());
});
