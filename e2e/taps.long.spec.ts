import type { Page } from '@playwright/test';
import { ageSessions } from './database.ts';
import { admin, adminToken, answer, blockOf, enter, expect, registerPerson, registration } from './fixtures.ts';
import { signInAgain, stored, submitAssessment, testAlone as test } from './fixtures.ts';
import { fillRegistration } from './forms.ts';

/** What each routine asks of someone on their own phone. */

test.use({ serverOf: 'the sessions', actionTimeout: 60_000, viewport: { width: 360, height: 740 } });
test.describe.configure({ mode: 'default' });

const dayMinutes = 1440;

/** Counts every touch of this page from its next address on. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('noteTap', () => (taps += 1));
  await page.addInitScript(() => {
    const { noteTap } = window as unknown as { noteTap: () => void };
    addEventListener('pointerdown', () => noteTap(), { capture: true });
  });
  return () => taps;
}

test('five mornings and one questionnaire are five taps and the questionnaire, with one sign-in', async ({
  page,
  request,
  running,
}) => {
  const asha = await registerPerson(request, { name: 'Asha Rani' });
  const taps = await countTaps(page);
  // Between the times of the reminders.
  const monday = new Date('2026-11-23T03:00:00Z');
  await page.clock.install({ time: monday });
  await enter(page, asha);
  for (const day of [0, 1, 2, 3, 4]) {
    if (day > 0) await ageSessions(running, dayMinutes);
    running.setClockAhead(day * dayMinutes);
    await page.clock.setSystemTime(new Date(monday.getTime() + day * dayMinutes * 60_000));
    await page.goto('/dashboard');
    const saved = page.waitForResponse(
      (reply) => reply.url().endsWith('/api/mood') && reply.request().method() === 'POST',
    );
    await page.getByRole('button', { name: /Calm/ }).click();
    expect((await saved).status()).toBe(201);
  }
  expect(taps()).toBe(5);
  await page.getByRole('link', { name: 'My Tests' }).click();
  const gad7 = blockOf(page, 'GAD-7 Anxiety');
  await answer(gad7, Array<string>(7).fill('Several days'));
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect(page.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
  // Its tab, an answer each, and to send it.
  expect(taps()).toBe(5 + 1 + 7 + 1);
  expect(await stored(request, asha.token, '/api/mood')).toHaveLength(5);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(asha.token);
});

test('the first test of a new person is ten taps from Register to the score', async ({ page }) => {
  const taps = await countTaps(page);
  await page.goto('/register');
  await fillRegistration(page, registration({ name: 'Meena Oraon' }));
  const before = taps();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('link', { name: 'My Tests' }).click();
  const gad7 = blockOf(page, 'GAD-7 Anxiety');
  await answer(gad7, Array<string>(7).fill('Not at all'));
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect(page.getByText('Your GAD-7 Score: 0', { exact: true })).toBeVisible();
  expect(taps() - before).toBe(1 + 1 + 7 + 1);
});

test('an admin who signs in reads the statistics with the second tap', async ({ page, request }) => {
  const { token } = await registerPerson(request);
  await submitAssessment(request, token, 'GAD-7', [1, 1, 1, 1, 1, 1, 1]);
  const taps = await countTaps(page);
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'View Full Statistics' }).click();
  await expect(page.getByRole('heading', { name: 'Daily assessment submissions' })).toBeVisible();
  expect(taps()).toBe(2);
});

test('a counsellor’s call is taken with one tap, dialled with one, and ended with one', async ({ page, request }) => {
  const counsellor = await registerPerson(request, { name: 'Kavita Rao' });
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const [found] = await (await request.get(`/api/admin/people?q=${counsellor.email}`, { headers })).json();
  await request.put(`/api/admin/people/${found.id}/role`, { headers, data: { role: 'counsellor' } });
  await signInAgain(request, counsellor);
  const asking = await registerPerson(request, { name: 'Asha Murmu' });
  const asked = await request.post('/api/call-back', {
    headers: { Authorization: `Bearer ${asking.token}` },
    data: { consent: true, phone: '+91 98765 43210', note: '', preferred_time: 'After 5', counsellors: [found.id] },
  });
  expect(asked.status()).toBe(201);
  const taps = await countTaps(page);
  await enter(page, counsellor, '/counsellor', 'counsellor');
  const entry = page.getByRole('listitem').filter({ hasText: 'Asha Murmu' });
  await entry.getByRole('button', { name: /^Take this request/ }).click();
  const number = entry.getByRole('link', { name: '+91 98765 43210' });
  await expect(number).toHaveAttribute('href', 'tel:+919876543210');
  // A dialler would leave the page.
  await page.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }),
  );
  await number.click();
  await entry.getByRole('button', { name: /^Spoke/ }).click();
  await expect(page.getByText(/Spoke/).last()).toBeVisible();
  expect(taps()).toBe(3);
});
