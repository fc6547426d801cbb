import type { APIRequestContext, Page } from '@playwright/test';
import { admin, expect, refusedCalls, test } from './fixtures.ts';
import { mailsTo } from './mail-sink.ts';

test.use({ expectedErrors: refusedCalls });

async function linkTo(email: string, place: string): Promise<string> {
  const folder = String(process.env['E2E_MAIL']);
  const find = async () => {
    const mails = await mailsTo(folder, email);
    return mails.flatMap((mail) => new RegExp(`http\\S+(/${place}/[\\w-]+)`).exec(mail)?.[1] ?? [])[0];
  };
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return String(await find());
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function adminToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email: admin.email, password: admin.password } });
  return (await answer.json()).token;
}

test('a person corrects their details and e-mail, leaves, and takes their record along', async ({
  page,
  person,
  request,
}) => {
  await signIn(page, person);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto('/profile');
  await page.getByText('Correct my details').click();
  // Within what opened: the name above bears the same label, and would be waited for until it can be edited.
  const details = page.getByRole('group').filter({ hasText: 'Correct my details' });
  await details.getByRole('textbox', { name: 'Name' }).fill('Asha Devi');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();
  await page.getByText('Change my email').click();
  const email = `new-${person.email}`;
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We’ve sent a link to ${email}.`)).toBeVisible();

  const confirmLink = await linkTo(email, 'confirm-email');
  await page.goto(confirmLink);
  await expect(page).toHaveURL('/confirm-email');
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByText('That’s your email now.')).toBeVisible();
  await linkTo(person.email, 'undo-email');
  // A link that is used says so; trying again would not help.
  await page.goto(confirmLink);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const found = await (await request.get(`/api/admin/employees?q=${email}&limit=5`, { headers })).json();
  expect(found).toMatchObject([{ name: 'Asha Devi', email }]);
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const path = `/api/admin/people/${found[0].id}/leaving`;
  expect((await request.put(path, { headers, data: { left_on: today } })).ok()).toBe(true);

  await page.evaluate(() => localStorage.clear());
  await signIn(page, { email, password: person.password });
  await expect(page.getByText('You no longer work here, so your account is closed.')).toBeVisible();
  await page.goto(await linkTo(email, 'left'));
  await page.getByLabel('Date of birth').fill('1991-04-17');
  await page.getByRole('button', { name: 'Open my record' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your record, Asha Devi');
  await expect(page).toHaveURL('/left');
  for (const [button, file] of [
    ['Download the PDF report', 'Mental_Health_Report.pdf'],
    ['Download everything', 'my-record.json'],
  ]) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});
