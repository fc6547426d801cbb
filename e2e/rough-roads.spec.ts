import { answer, blockOf, enter, expect, registerPerson, test } from './fixtures.ts';
import { mailsTo } from './mail-sink.ts';

/** Old phones, lost connections, sessions that end in the middle. */
test.describe('rough roads', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

  test('a screen that does not load says so, and the next try brings it', async ({ page, person }) => {
    await enter(page, person);
    await page.route('**/assets/my-health-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'My Health', exact: true }).click();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.unroute('**/assets/my-health-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Health');
  });

  test('a person who is signed in can use a reset link, and comes to the login', async ({ page, request, person }) => {
    await request.post('/api/auth/forgot-password', { data: { email: person.email } });
    const folder = String(process.env['E2E_MAIL']);
    await expect.poll(async () => (await mailsTo(folder, person.email)).length).toBe(1);
    const [mail] = await mailsTo(folder, person.email);
    await enter(page, person);
    await page.goto(new URL(String(/http\S+\/reset-password\/\S+/.exec(String(mail))?.[0])).pathname);
    await page.getByLabel('New password', { exact: true }).fill('Fresh#start2');
    await page.getByLabel('Confirm password', { exact: true }).fill('Fresh#start2');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('without a connection the tests say so, keep the answers, and go through later', async ({
    page,
    context,
    person,
  }) => {
    await enter(page, person, '/dashboard?tab=mytests');
    const block = blockOf(page, 'GAD-7 Anxiety');
    await answer(block, Array(7).fill('Not at all'));
    await context.setOffline(true);
    await block.getByRole('button', { name: 'Submit GAD-7' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(block.getByRole('radio', { checked: true })).toHaveCount(7);
    await context.setOffline(false);
    await block.getByRole('button', { name: 'Submit GAD-7' }).click();
    await expect(page.getByText('Your GAD-7 Score: 0')).toBeVisible();
  });

  test('a mad address leads somewhere calm', async ({ page, request }) => {
    const person = await registerPerson(request);
    for (const [address, title] of [
      ['/dashboard/?tab=constructor', /^Welcome/],
      ['/dashboard?tab=%E0%A4%A', /^Welcome/],
      ['/DASHBOARD?tab=mystats#nowhere', /^My Stats/],
      ['/profile/', /^My Profile/],
      ['/reset-password/%25', /^Reset password/],
    ] as const) {
      await enter(page, person, address);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(title);
    }
  });
});
