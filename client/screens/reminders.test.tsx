import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { brokenLine, refused } from '../test/answer-calls.ts';
import { keepMoods } from '../test/moods.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf, keepResults, mytests } from '../test/questionnaires.ts';
import { at, hide, keepReminders, openAt, posture, question, water } from '../test/reminders.ts';
import { advance, comes, press, stillClock } from '../test/still-clock.ts';

const alerts = () => page.getByRole('alertdialog').elements();
const popups = () => page.getByRole('dialog', { name: question }).elements();
const next = (text: string) => page.getByText(text).elements();
const pressIn = (name: string, role: 'alertdialog' | 'dialog' = 'alertdialog') =>
  press(page.getByRole(role).getByRole('button', { name }).element());

/** What the one alert says. */
const said = () => (expect(alerts()).toHaveLength(1), String(alerts()[0]?.textContent));

test('is due at its minute, and a second check in that minute says nothing', async () => {
  const { minutes } = await openAt(at('09:10:10'), keepReminders({ water_interval_minutes: 5 }).answers);
  expect(next('Next reminder: water 09:15')).toHaveLength(1);
  await minutes(4);
  expect(alerts()).toEqual([]);
  await minutes(1);
  expect(said()).toContain(water);
  await pressIn('OK');
  window.dispatchEvent(new Event('focus'));
  await advance(40_000);
  expect(alerts()).toEqual([]);
  expect(next('Next reminder: water 09:20')).toHaveLength(1);
});

test.each([
  ['first', 'mood_popup_1', '10:20:40', '10:22'],
  ['second', 'mood_popup_2', '16:20:40', '16:22'],
] as const)('asks for the mood at the %s time, on any tab', async (_name, field, opened, time) => {
  const { answers } = keepReminders({ [field]: time });
  const { minutes } = await openAt(at(opened), answers, '/dashboard?tab=myhealth');
  await minutes(1);
  expect(popups()).toEqual([]);
  await minutes(1);
  expect(popups()).toHaveLength(1);
});

test('is one alert with another that is due, and comes not on the other screens', async () => {
  const { answers } = keepReminders({ water_interval_minutes: 2, posture_interval_minutes: 2 });
  const { minutes } = await openAt(at('11:00:05'), answers);
  await minutes(2);
  for (const text of [water, posture]) expect(said()).toContain(text);
  await pressIn('OK');
  expect(alerts()).toEqual([]);
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Profile');
  await advance(4 * 60_000);
  expect(alerts()).toEqual([]);
  await page.getByRole('link', { name: 'My Stats' }).click();
  await comes(() => expect(said()).toContain(water));
});

test('is missed by no laptop that slept: one card for three due times', async () => {
  const { answers } = keepReminders({
    mood_popup_1: '10:05',
    water_interval_minutes: 60,
    posture_interval_minutes: 50,
  });
  const { minutes } = await openAt(at('09:00:10'), answers);
  vi.setSystemTime(at('10:14:40'));
  await minutes(1);
  for (const text of [water, posture, question]) expect(said()).toContain(text);
  await expect.element(page.getByRole('alertdialog', { name: 'While you were away' })).toBeVisible();
  expect(page.getByRole('alertdialog').getByRole('button', { name: /Happy/ }).elements()).toHaveLength(1);
  await pressIn('Not now');
  expect(alerts()).toEqual([]);
  await minutes(3);
  expect(alerts()).toEqual([]);
});

test('that stays unanswered is not joined by its like', async () => {
  const { minutes } = await openAt(at('09:00:10'), keepReminders({ water_interval_minutes: 1 }).answers);
  await minutes(5);
  expect(said()).toContain(water);
  await pressIn('OK');
  expect(alerts()).toEqual([]);
});

test('follows a change of the settings within a minute', async () => {
  const { kept, answers } = keepReminders();
  const { minutes } = await openAt(at('12:00:10'), answers);
  kept.settings.water_interval_minutes = 3;
  await minutes(1);
  expect(next('Next reminder: water 12:04')).toHaveLength(1);
  await minutes(3);
  expect(said()).toContain(water);
});

test('comes over midnight', async () => {
  const { answers } = keepReminders({ mood_popup_1: '00:01', water_interval_minutes: 4 });
  const { minutes } = await openAt(at('23:57:30'), answers);
  expect(next('Next reminder: mood tomorrow at 00:01')).toHaveLength(1);
  await minutes(4);
  expect(popups()).toHaveLength(1);
  await pressIn('Not now', 'dialog');
  expect(said()).toContain(water);
});

test('stays away where the settings cannot be loaded, and only the log knows why', async () => {
  stillClock();
  vi.setSystemTime(at('09:59:10'));
  const { logged } = await openScreen('/dashboard', {
    role: 'employee',
    answers: { ...keepReminders().answers, 'GET /api/admin/reminder-settings': () => refused(500, { msg: 'No' }) },
  });
  await comes(() => expect(logged).toContain('Could not load reminder-settings (500).'));
  await advance(60_000);
  await comes(() => expect(logged.filter((line) => line.includes('reminder-settings'))).toHaveLength(2));
  for (const role of ['dialog', 'alertdialog', 'alert'] as const) expect(page.getByRole(role).elements()).toEqual([]);
});

test('goes by the organisation where only the own choice cannot be loaded', async () => {
  const answers = { ...keepReminders({ water_interval_minutes: 2 }).answers, 'GET /api/reminders/mine': brokenLine };
  const { minutes } = await openAt(at('09:00:10'), answers);
  expect(next('Next reminder: water 09:02')).toHaveLength(1);
  await minutes(2);
  expect(said()).toContain(water);
});

test('in a hidden tab without permission is shown on its return, once', async () => {
  const asked = vi.spyOn(Notification, 'requestPermission');
  await openAt(at('09:00:10'), keepReminders({ water_interval_minutes: 2 }).answers);
  hide(true);
  vi.setSystemTime(at('09:08:10'));
  await advance(60_000);
  // What was asked while no one looked has been answered.
  await comes(() => expect(next('Next reminder: water 09:02')).toEqual([]));
  expect(alerts()).toEqual([]);
  hide(false);
  await comes(() => expect(said()).toContain(water));
  await pressIn('OK');
  expect(alerts()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('follows quiet hours, an own interval and a pause', async () => {
  const { kept, answers } = keepReminders(
    {},
    {
      posture_on: false,
      mood_popup_1: '10:00',
      mood_popup_2: '16:00',
      water_interval_minutes: 2,
      quiet_from: '09:00',
      quiet_to: '09:30',
    },
  );
  const { minutes } = await openAt(at('09:20:30'), answers);
  expect(next('Next reminders: water 09:30, mood 10:00')).toHaveLength(1);
  expect(page.getByText(/^Posture/).elements()).toEqual([]);
  await minutes(9);
  expect(alerts()).toEqual([]);
  await minutes(1);
  expect(said()).toContain(water);
  await pressIn('OK');
  kept.preferences.paused_until = '2026-11-18T18:30:00.000Z';
  await minutes(1);
  expect(next('Next reminder: water tomorrow at 00:00')).toHaveLength(1);
  await minutes(60);
  expect([...popups(), ...alerts()]).toEqual([]);
});

test('snoozes for ten minutes from the reminder itself', async () => {
  const { kept, answers } = keepReminders({}, { posture_on: false, mood_on: false, water_interval_minutes: 30 });
  const { minutes } = await openAt(at('09:00:10'), answers);
  expect(next('Next reminder: water 09:30')).toHaveLength(1);
  await minutes(30);
  await pressIn('Snooze 10 minutes');
  await comes(() => expect(next('Next reminder: water 09:40')).toHaveLength(1));
  await comes(() => expect(kept.preferences.water_snoozed_until).toBe(at('09:40:10').toISOString()));
  await minutes(9);
  expect(alerts()).toEqual([]);
  await minutes(1);
  expect(said()).toContain(water);
});

test('is turned off in the alert itself, and on again', async () => {
  const { kept, answers } = keepReminders({}, { posture_on: false, mood_on: false, water_interval_minutes: 2 });
  const { minutes } = await openAt(at('09:00:10'), answers);
  await minutes(2);
  await pressIn('Turn off (Water)');
  await comes(() => expect(said()).toContain('Water reminders are off.'));
  expect(kept.preferences.water_on).toBe(false);
  await comes(() => expect(page.getByText(/^Next reminder/).elements()).toEqual([]));
  await pressIn('Turn on again (Water)');
  await comes(() => expect(kept.preferences.water_on).toBe(true));
  await comes(() => expect(next('Next reminder: water 09:04')).toHaveLength(1));
  await pressIn('OK');
  expect(alerts()).toEqual([]);
});

test('is turned off one by one where several are due, and the mood in its popup', async () => {
  const { kept, answers } = keepReminders({
    mood_popup_1: '09:02',
    water_interval_minutes: 2,
    posture_interval_minutes: 2,
  });
  const { minutes } = await openAt(at('09:00:10'), answers);
  await minutes(2);
  await pressIn('Turn off (Mood)', 'dialog');
  await comes(() => expect(popups()[0]?.textContent).toContain('Mood reminders are off.'));
  await pressIn('Not now', 'dialog');
  await pressIn('Turn off (Posture)');
  await comes(() => expect(said()).toContain('Posture reminders are off.'));
  expect(kept.preferences).toMatchObject({ mood_on: false, posture_on: false, water_on: true });
});

test('waits while an exercise runs', async () => {
  const { answers } = keepReminders({ water_interval_minutes: 2 });
  const { minutes } = await openAt(at('09:00:10'), answers, '/dashboard?tab=myhealth');
  const breathing = page.getByRole('region', { name: 'Breathing Exercise' });
  await press(breathing.getByRole('button', { name: 'Start' }).element());
  await minutes(3);
  expect(alerts()).toEqual([]);
  await press(breathing.getByRole('button', { name: 'Stop' }).element());
  await comes(() => expect(said()).toContain(water));
});

test('waits while tags are edited or a note is written, until it is saved', async () => {
  const moods = keepMoods();
  const { answers } = keepReminders({ water_interval_minutes: 2 });
  const { minutes } = await openAt(at('11:00:05'), { ...answers, ...moods.answers });
  const today = page.getByRole('region', { name: 'How are you today?' });
  const button = (name: string) => today.getByRole('button', { name, exact: true }).element();
  await press(today.getByRole('button', { name: /Calm/ }).element());
  await comes(() => button('Add tags or a note'));
  await press(button('Add tags or a note'));
  await comes(() => button('Edit tags'));
  await press(button('Edit tags'));
  await minutes(2);
  expect(alerts()).toEqual([]);
  await press(button('Cancel'));
  await comes(() => expect(said()).toContain(water));
  await pressIn('OK');
  await today.getByRole('textbox', { name: /note/i }).fill('Slept badly');
  await minutes(2);
  expect(alerts()).toEqual([]);
  await press(button('Save'));
  await comes(() => expect(said()).toContain(water));
});

test('waits while a questionnaire is read, not while it is left open, and from its first answer until a minute after its score', async () => {
  const { answers } = keepReminders({ water_interval_minutes: 2 });
  const { check, minutes } = await openAt(at('09:00:10'), { ...answers, ...keepResults().answers }, mytests);
  const block = blockOf('GAD-7 Anxiety');
  await comes(() => expect(block.getByRole('radio').elements()).toHaveLength(28));
  await minutes(1);
  await advance(20_000);
  window.dispatchEvent(new Event('scroll'));
  await check(40_000);
  expect(alerts()).toEqual([]);
  await advance(20_000);
  await comes(() => expect(said()).toContain(water));
  await pressIn('OK');
  for (const label of block.getByRole('radio', { name: 'Several days' }).elements()) await press(label);
  await minutes(2);
  expect(alerts()).toEqual([]);
  await press(block.getByRole('button', { name: 'Submit GAD-7' }).element());
  await comes(() => expect(block.getByText('Your GAD-7 Score: 7').elements()).toHaveLength(1));
  expect(alerts()).toEqual([]);
  await minutes(1);
  await comes(() => expect(said()).toContain(water));
});

test('waits for a minute after help before the score, however long that was open', async () => {
  const { answers } = keepReminders({ water_interval_minutes: 2 });
  const { minutes } = await openAt(at('09:00:10'), { ...answers, ...keepResults().answers }, mytests);
  const block = blockOf('PHQ-9 Depression');
  await comes(() => expect(block.getByRole('radio').elements()).toHaveLength(36));
  for (const label of block.getByRole('radio', { name: 'Several days' }).elements()) await press(label);
  await press(block.getByRole('button', { name: 'Submit PHQ-9' }).element());
  const isSafe = () => page.getByRole('button', { name: 'I am safe for now' }).elements();
  await comes(() => expect(isSafe()).toHaveLength(1));
  await minutes(3);
  await press(page.getByRole('button', { name: 'I am safe for now' }).element());
  await comes(() => expect(isSafe()).toEqual([]));
  expect(alerts()).toEqual([]);
  await minutes(1);
  await comes(() => expect(said()).toContain(water));
});

test('says where it could not be turned off', async () => {
  const { answers } = keepReminders({ water_interval_minutes: 2 });
  const { minutes } = await openAt(at('09:00:10'), { ...answers, 'PUT /api/reminders/mine': () => refused(500) });
  await minutes(2);
  await pressIn('Turn off (Water)');
  await comes(() => expect(said()).toContain('We couldn’t save this. Please try again.'));
  expect(said()).not.toContain('Water reminders are off.');
});
