import { ageSessions } from './database.ts';
import { answer, blockOf, enter, expect, registerPerson, stored, testAlone as test } from './fixtures.ts';

/** What a week asks of someone on their own phone. */

test.use({ serverOf: 'the sessions', viewport: { width: 360, height: 740 } });
test.describe.configure({ mode: 'default' });

const dayMinutes = 1440;

test('five mornings and one questionnaire are five taps and the questionnaire, with one sign-in', async ({
  page,
  request,
  running,
}) => {
  const asha = await registerPerson(request, { name: 'Asha Rani' });
  let taps = 0;
  await page.exposeFunction('noteTap', () => (taps += 1));
  await page.addInitScript(() => {
    const { noteTap } = window as unknown as { noteTap: () => void };
    addEventListener('pointerdown', () => noteTap(), { capture: true });
  });
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
  expect(taps).toBe(5);
  await page.getByRole('link', { name: 'My Tests' }).click();
  const gad7 = blockOf(page, 'GAD-7 Anxiety');
  await answer(gad7, Array<string>(7).fill('Several days'));
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect(page.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
  // Its tab, an answer each, and to send it.
  expect(taps).toBe(5 + 1 + 7 + 1);
  expect(await stored(request, asha.token, '/api/mood')).toHaveLength(5);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(asha.token);
});
