import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type {
  ReminderPreferences,
  ReminderPreferencesChange,
  ReminderSettings,
} from '../../domain/contract/reminders.ts';
import { defaultReminderPreferences } from '../../domain/reminders/defaults.ts';
import { intervalFieldOf, intervalKinds, valuesOf } from '../../domain/reminders/reminder-kinds.ts';
import { reminderChannel } from '../features/reminders/tabs.ts';
import type { Answers } from './answer-calls.ts';
import { openScreen } from './open-screen.tsx';
import { navigate } from '../routing/location.ts';
import { advance, comes, stillClock } from './still-clock.ts';

export const water = 'Time to drink water!';
export const posture = 'Time to check your posture!';
export const question = 'How are you feeling right now?';

/** A Wednesday, on the clock of Kolkata. */
export const at = (time: string) => new Date(`2026-11-18T${time}+05:30`);

const seldom: ReminderSettings = {
  mood_popup_1: '03:00',
  mood_popup_2: '03:01',
  ...valuesOf(intervalKinds, intervalFieldOf, () => 1440),
};

/** Keeps what the organisation has set and a person has chosen, as the server does. */
export function keepReminders(settings: Partial<ReminderSettings> = {}, chosen: Partial<ReminderPreferences> = {}) {
  const kept = {
    settings: { ...seldom, ...settings },
    preferences: { ...defaultReminderPreferences, ...chosen },
  };
  const answers = {
    'GET /api/admin/reminder-settings': () => kept.settings,
    'GET /api/reminders/mine': () => kept,
    'PUT /api/reminders/mine': ({ body }) => {
      Object.assign(kept.preferences, body as ReminderPreferencesChange);
      return { ...kept, preferences: { ...kept.preferences } };
    },
  } satisfies Answers;
  return { kept, answers };
}

/** The dashboard at this time, with a clock that stands until `minutes` moves it. */
export async function openAt(time: Date, answers: Answers, address = '/dashboard') {
  stillClock();
  vi.setSystemTime(time);
  const channel = new BroadcastChannel(reminderChannel);
  onTestFinished(() => channel.close());
  /** After each check that may show something the page tells the other tabs. */
  const checked = () => new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));
  const first = checked();
  const screen = await openScreen('/dashboard', { role: 'employee', answers });
  const next = () => page.getByRole('link', { name: /^Next reminders?:/ }).elements();
  await comes(() => expect(next()).toHaveLength(1));
  await first;
  if (address !== '/dashboard') {
    navigate(address);
    await comes(() => expect(next()).toEqual([]));
  }
  /** Moves the clock by so much (ms), in which one check falls. */
  async function check(ms: number): Promise<void> {
    const look = checked();
    await advance(ms);
    await look;
    await advance(0);
  }
  async function minutes(count: number): Promise<void> {
    for (let minute = 0; minute < count; minute += 1) await check(60_000);
  }
  return { ...screen, check, minutes };
}

/** As if someone looked at another tab, until the test ends. */
export function hide(isHidden: boolean): void {
  const value = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(document, 'hidden');
  });
}
