import { endTheWait } from './database.ts';
import {
  admin,
  adminToken,
  enter,
  expect,
  refusedCalls,
  registerPerson,
  stored,
  submitAssessment,
  testAlone as test,
} from './fixtures.ts';

test.use({ serverOf: 'the rule for named records', expectedErrors: refusedCalls });

test('the rule for named records is chosen, holds at once, is told to everybody, and leaves the choice to the person', async ({
  page,
  request,
  browser,
  baseURL,
  running,
}) => {
  const person = await registerPerson(request);
  await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(1));
  const { id } = await stored(request, person.token, '/api/auth/me');
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const record = `/admin/employee-history/${id}`;
  const details = `/api/admin/employee-details/${id}`;
  const choose = async (policy: string) => {
    const reply = await request.put('/api/admin/record-policy', { headers, data: { policy } });
    expect(reply.status()).toBe(200);
  };
  const own = await browser.newPage({ baseURL });
  const looks = own.getByRole('region', { name: 'Who has looked' });

  await test.step('trust 11: an admin chooses that a reason is needed', async () => {
    expect((await request.get(details, { headers })).status()).toBe(200);
    await enter(page, { token: await adminToken(request) }, '/admin/organisation', 'admin');
    const region = page.getByRole('region', { name: 'Who can open a named record' });
    await region.getByRole('radio', { name: 'With a reason' }).check();
    await region.getByRole('button', { name: 'Apply this setting' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply this setting' }).click();
    await expect(region.getByText(/^With a reason, since/)).toBeVisible();
  });

  await test.step('trust 12: the record opens after a reason and the password, and the person reads why', async () => {
    await page.goto(record);
    await expect(page.getByText(`${person.email} · Field Coordinator · Jamshedpur`)).toBeVisible();
    await expect(page.getByText('GAD-7')).toHaveCount(0);
    await page.getByLabel('Reason', { exact: true }).fill('She asked me to');
    await page.getByLabel('Your password', { exact: true }).fill('Wrong@pass1');
    await page.getByRole('button', { name: 'Open the record' }).click();
    await expect(page.getByRole('alert')).toContainText('That password isn’t right.');
    await page.getByLabel('Your password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Open the record' }).click();
    await expect(page.getByText(/You can view this until \d\d:\d\d\./)).toBeVisible();
    await enter(own, person, '/dashboard');
    await expect(own.getByRole('region', { name: 'News about your record' })).toContainText(
      'Your record was opened 2 times.',
    );
    await own.getByRole('region', { name: 'News about your record' }).getByRole('link').click();
    await expect(looks.getByRole('listitem').first()).toContainText('She asked me to');
    await expect(looks.getByRole('listitem').last()).toContainText('No reason required at the time');
    await expect(looks.getByRole('listitem').last()).toContainText(admin.email);
    await own.getByRole('button', { name: 'Got it' }).click();
    await expect(own.getByRole('region', { name: 'News about your record' })).toHaveCount(0);
  });

  await test.step('under ‘Never’ it stays closed, and a looser setting is announced until it is read', async () => {
    await choose('never');
    await page.reload();
    await expect(page.getByText(/No one can open a named record here/)).toBeVisible();
    await choose('consent');
    await page.reload();
    await expect(page.getByText(/No one can open a named record here/)).toBeVisible();
    await own.goto('/dashboard?tab=mytests');
    const news = own.getByRole('region', { name: 'News about your data' });
    await expect(own.getByRole('button', { name: /^No one else can open .* \(changes on / })).toBeVisible();
    await news.getByRole('link', { name: /^Who can see changes on / }).click();
    await expect(news).toContainText(
      'not earlier, the setting for your record changes from ‘Never’ to ‘Only with consent’',
    );
    const seen = own.waitForResponse((reply) => reply.ok() && /\/api\/notices\/[^/]+\/seen$/.test(reply.url()));
    await news.getByRole('button', { name: 'Got it' }).click();
    await seen;
    expect(await stored(request, person.token, '/api/notices')).toEqual([]);
    await endTheWait(running);
    await page.reload();
    await expect(page.getByText('This person doesn’t share their record.')).toBeVisible();
    await own.goto('/profile/privacy');
  });

  await test.step('a person shares and stops, at once', async () => {
    const toggle = own.getByRole('switch', { name: 'Let wellness admins open my scores and moods' });
    await toggle.click();
    await expect(own.getByText(/You share your record/)).toBeVisible();
    expect((await request.get(details, { headers })).status()).toBe(200);
    await toggle.press('Space');
    await expect(own.getByText('You don’t share your record, so admins can’t open it.')).toBeVisible();
    expect((await request.get(details, { headers })).status()).toBe(403);
    await own.close();
  });
});
