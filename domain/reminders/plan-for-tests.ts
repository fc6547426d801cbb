import { defaultReminderPreferences, defaultReminderSettings } from './defaults.ts';
import type { ReminderPreferences, ReminderSettings } from '../contract/reminders.ts';
import { startAnchors } from './anchors.ts';
import { dueBetween } from './due-between.ts';
import { effectivePlan } from './plan.ts';
import type { ReminderPlan } from './plan.ts';

const often = { water_interval_minutes: 60, posture_interval_minutes: 30 };

/** Mood at 10:00 and 16:00, water each 60 minutes, posture each 30, unless a test says otherwise. */
export function planWith(
  preferences: Partial<ReminderPreferences> = {},
  settings: Partial<ReminderSettings> = {},
): ReminderPlan {
  return effectivePlan(
    { ...defaultReminderSettings, ...often, ...settings },
    { ...defaultReminderPreferences, ...preferences },
  );
}

export const zone = 'Europe/Berlin';
/** A Wednesday in winter: Berlin is one hour ahead of UTC. */
export const at = (time: string, day = '2026-11-18') =>
  new Date(`${day}T${time}${time.length === 5 ? ':00' : ''}+01:00`);

export const onlyMood = { water_on: false, posture_on: false };
export const onlyWater = { mood_on: false, posture_on: false };

export interface Span {
  from: Date;
  to: Date;
  anchor?: Date;
  preferences?: Partial<ReminderPreferences>;
  settings?: Partial<ReminderSettings>;
  zone?: string;
}

export function due({ from, to, anchor = from, preferences, settings, zone: here = zone }: Span) {
  return dueBetween(planWith(preferences, settings), startAnchors(anchor), from, to, here);
}

export const kindsOf = (span: Span) => due(span).kinds;
