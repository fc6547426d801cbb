import { afterEach, expect, test, vi } from 'vitest';
import type { NextDue } from '../../../domain/reminders/next-due.ts';
import { reminderKinds } from '../../../domain/reminders/reminder-kinds.ts';
import { nextReminderText } from './next-reminder.ts';

const at = (time: string) => new Date(`2026-11-18T${time}:00`);
const tomorrow = new Date('2026-11-19T09:00:00');
const none = Object.fromEntries(reminderKinds.map((kind) => [kind, null])) as NextDue;

afterEach(() => void vi.useRealTimers());

test('each kind that comes today has its time, the first one first', () => {
  vi.setSystemTime(at('09:30'));
  const next = { ...none, mood: at('10:00'), water: at('11:30'), posture: at('10:30') };
  expect(nextReminderText(next)).toBe('Next reminders: mood 10:00, posture 10:30, water 11:30');
  expect(nextReminderText({ ...next, posture: null, water: tomorrow })).toBe('Next reminder: mood 10:00');
  expect(nextReminderText({ ...none, mood: tomorrow })).toBe('Next reminder: mood tomorrow at 09:00');
  expect(nextReminderText(none)).toBeNull();
  expect(nextReminderText(undefined)).toBeNull();
});
