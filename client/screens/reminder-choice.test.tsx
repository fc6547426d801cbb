import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReminderSettings } from '../../domain/contract/reminders.ts';
import { chooseShared } from '../api/session.ts';
import { navigate } from '../routing/location.ts';
import { expectReadable } from '../test/axe.ts';
import { refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { openScreen } from '../test/open-screen.tsx';
import { keepReminders } from '../test/reminders.ts';
import { advance, comes, stillClock } from '../test/still-clock.ts';

const box = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name });

function open(answers: Answers = {}) {
  return openScreen('/profile/reminders', { role: 'employee', answers });
}

test('own reminders start as the organisation has set them, and each choice is saved at once', async () => {
  const { answers } = keepReminders({ mood_popup_1: '10:00', water_interval_minutes: 120 });
  const { calls } = await open(answers);
  for (const label of ['Ask me how I feel', 'Remind me to drink water', 'Remind me to check my posture'])
    await expect.element(box(label)).toBeChecked();
  // A hint that says what the field says is left out.
  expect(page.getByText('Your organisation’s time: 10:00').elements()).toEqual([]);
  await expect.element(box('Minutes between water reminders')).toHaveAttribute('placeholder', '120');
  await box('Remind me to check my posture').click();
  await box('First time of day').fill('09:15');
  await userEvent.keyboard('{Tab}');
  await box('Minutes between water reminders').fill('45');
  await expect.element(page.getByText('Your organisation’s time: 10:00')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await box('Quiet hours').click();
  await box('Quiet from').fill('19:00');
  await userEvent.keyboard('{Enter}');
  await box('Also on Saturdays and Sundays').click();
  await expect.element(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect(Object.assign({}, ...calls('PUT /api/reminders/mine').map(({ body }) => body))).toMatchObject({
    posture_on: false,
    mood_popup_1: '09:15',
    water_interval_minutes: 45,
    quiet_from: '19:00',
    quiet_to: '08:00',
    weekends_on: false,
  });
  await box('Minutes between water reminders').fill('');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => calls('PUT /api/reminders/mine').at(-1)?.body)
    .toMatchObject({ water_interval_minutes: null });
});

test('minutes that make no sense are refused at their field, and nothing is sent', async () => {
  const { calls } = await open(keepReminders().answers);
  const minutes = box('Minutes between posture reminders');
  await minutes.fill('1441');
  await userEvent.keyboard('{Enter}');
  await expect.element(minutes).toHaveAccessibleDescription(/from 1 to 1440/);
  await expect.element(minutes).toHaveAttribute('aria-invalid', 'true');
  expect(calls('PUT /api/reminders/mine')).toEqual([]);
});

test('a time and minutes that could not be saved do not stay as if they held', async () => {
  const { answers } = keepReminders({ mood_popup_1: '10:00' }, { water_interval_minutes: 60 });
  await open({ ...answers, 'PUT /api/reminders/mine': () => refused(500) });
  for (const [label, typed, stored] of [
    ['First time of day', '09:15', '10:00'],
    ['Minutes between water reminders', '45', '60'],
  ] as const) {
    await box(label).fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect.poll(() => (box(label).element() as HTMLInputElement).value).toBe(stored);
  }
});

test('a choice that was not stored says so', async () => {
  await open({ ...keepReminders().answers, 'PUT /api/reminders/mine': () => refused(500) });
  await box('Remind me to drink water').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test('reminders are paused for today by a button, and go on by the same', async () => {
  const { calls } = await open(keepReminders().answers);
  await button('Pause for today').click();
  await expect.element(page.getByText('Reminders are paused until tomorrow.')).toBeVisible();
  // Until the midnight of this device.
  expect(calls('PUT /api/reminders/mine').map(({ body }) => body)).toEqual([
    { paused_until: '2026-11-18T18:30:00.000Z' },
  ]);
  await button('Resume for today').click();
  await expect.element(button('Pause for today')).toBeVisible();
  await expect.poll(() => calls('PUT /api/reminders/mine').at(-1)?.body).toEqual({ paused_until: null });
});

test('a page that is left open over midnight says no more that reminders are paused', async () => {
  stillClock();
  onTestFinished(() => void vi.useRealTimers());
  await open(keepReminders({}, { paused_until: '2026-11-18T18:30:00.000Z' }).answers);
  await comes(() => expect(document.body.textContent).toContain('Reminders are paused until tomorrow.'));
  await advance(16 * 3_600_000);
  expect(document.body.textContent).not.toContain('Reminders are paused until tomorrow.');
  expect(button('Pause for today').elements()).toHaveLength(1);
});

test('is readable, with the quiet hours', async () => {
  await open(keepReminders().answers);
  await box('Quiet hours').click();
  await expect.element(box('Quiet from')).toBeVisible();
  await expectReadable();
});

/** What the browser says of notifications, until the test ends. */
function permit(first: NotificationPermission) {
  let now = first;
  const permission = vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => now);
  const asked = vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => (now = 'granted'));
  onTestFinished(() => {
    permission.mockRestore();
    asked.mockRestore();
  });
  return asked;
}

test('notifications are asked for by the button, and by nothing else', async () => {
  const asked = permit('default');
  await open(keepReminders().answers);
  await expect.element(button('Allow notifications')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await button('Allow notifications').click();
  await expect.element(page.getByText('Notifications are on for this device.')).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
  expect(button('Allow notifications').elements()).toEqual([]);
});

test('on a shared device they are not asked for', async () => {
  const asked = permit('default');
  chooseShared(true);
  await open(keepReminders().answers);
  await expect.element(page.getByText(/because this is a shared device/)).toBeVisible();
  expect(button('Allow notifications').elements()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

test('with the page closed they say so where the server reaches no push service', async () => {
  permit('granted');
  await open({ ...keepReminders().answers, 'GET /api/push/key': { key: 'abc', available: false, subscribed: false } });
  await expect.element(page.getByText(/^Reminders only work while this page is open/)).toBeVisible();
  expect(box('Even when this page is closed').elements()).toEqual([]);
});

/** A worker that is ready, and what its push service does. */
function workerWith(subscribe: () => Promise<unknown>) {
  const pushManager = { subscribe, getSubscription: async () => null };
  const ready = vi
    .spyOn(navigator.serviceWorker, 'ready', 'get')
    .mockResolvedValue({ pushManager } as unknown as ServiceWorkerRegistration);
  onTestFinished(() => ready.mockRestore());
}

test('with the page closed they are opted into, with this device and its zone, and out of', async () => {
  permit('granted');
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  const endpoint = 'https://fcm.googleapis.com/a';
  workerWith(async () => ({ toJSON: () => ({ endpoint, keys }) }));
  let subscribed = false;
  const { calls } = await open({
    ...keepReminders().answers,
    'GET /api/push/key': () => ({ key: 'BKey', available: true, subscribed }),
    'POST /api/push/subscriptions': () => ({ subscribed: (subscribed = true) }),
    'DELETE /api/push/subscriptions': () => ({ subscribed: (subscribed = false) }),
  });
  const choice = box('Even when this page is closed');
  await choice.click();
  await expect.element(choice).toBeChecked();
  expect(calls('POST /api/push/subscriptions')).toMatchObject([
    { body: { endpoint, keys, time_zone: 'Asia/Kolkata' } },
  ]);
  await choice.click();
  await expect.element(choice).not.toBeChecked();
  expect(calls('DELETE /api/push/subscriptions')).toHaveLength(1);
});

test('with the page closed they are opted into again after the server got another key', async () => {
  permit('granted');
  let old: string | null = 'for the key before';
  const getSubscription = async () => old && { unsubscribe: async () => ((old = null), true) };
  const pushManager = { getSubscription } as unknown as PushManager;
  const found = vi
    .spyOn(navigator.serviceWorker, 'getRegistration')
    .mockResolvedValue({ pushManager } as ServiceWorkerRegistration);
  onTestFinished(() => found.mockRestore());
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  workerWith(async () => {
    if (old !== null) throw new DOMException('Another key', 'InvalidStateError');
    return { toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/b', keys }) };
  });
  let subscribed = false;
  const { calls } = await open({
    ...keepReminders().answers,
    'GET /api/push/key': () => ({ key: 'BKey', available: true, subscribed }),
    'POST /api/push/subscriptions': () => ({ subscribed: (subscribed = true) }),
  });
  await box('Even when this page is closed').click();
  await expect.element(box('Even when this page is closed')).toBeChecked();
  expect(calls('POST /api/push/subscriptions')).toHaveLength(1);
});

test('with the page closed they say that it did not work where the browser cannot', async () => {
  permit('granted');
  workerWith(() => Promise.reject(new Error('No push service')));
  await open({ ...keepReminders().answers, 'GET /api/push/key': { key: 'BKey', available: true, subscribed: false } });
  await box('Even when this page is closed').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('That didn’t work. Please try again later.');
  await expect.element(box('Even when this page is closed')).not.toBeChecked();
});

test('what an admin has set for everyone stands beside their own at once', async () => {
  const { kept, answers } = keepReminders();
  await openScreen('/profile/reminders', {
    role: 'admin',
    answers: {
      ...answers,
      'POST /api/admin/reminder-settings': ({ body }) => (kept.settings = body as ReminderSettings),
    },
  });
  const own = box('Minutes between water reminders');
  await expect.element(own).toHaveAttribute('placeholder', '1440');
  navigate('/admin-dashboard');
  await page.getByLabelText('Water Reminder Interval (min)').fill('45');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  navigate('/profile/reminders');
  await expect.element(own).toHaveAttribute('placeholder', '45');
});
