import { defaultReminderPreferences } from '../../../domain/reminders/defaults.ts';
import type { ReminderPreferences, ReminderSettings } from '../../../domain/contract/reminders.ts';
import { isTimeOfDay } from '../../../domain/dates.ts';
import { effectivePlan } from '../../../domain/reminders/plan.ts';
import type { IntervalPlan, ReminderPlan } from '../../../domain/reminders/plan.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';

/** What the two calls say together. A setting that cannot be read has no reminder, and leaves the others alone. */
export function planFromReplies(settings: unknown, preferences: unknown): ReminderPlan {
  const given: Partial<Record<string, unknown>> =
    typeof settings === 'object' && settings !== null ? { ...settings } : {};
  const own = isPreferences(preferences) ? preferences : defaultReminderPreferences;
  const plan = effectivePlan(
    {
      mood_popup_1: timeFrom(given['mood_popup_1']),
      mood_popup_2: timeFrom(given['mood_popup_2']),
      water_interval_minutes: minutesFrom(given['water_interval_minutes']),
      posture_interval_minutes: minutesFrom(given['posture_interval_minutes']),
    } satisfies ReminderSettings,
    own,
  );
  const times = plan.mood.times.filter(isTimeOfDay);
  const kinds = {
    mood: { ...plan.mood, times, on: plan.mood.on && times.length > 0 },
    water: readable(plan.water),
    posture: readable(plan.posture),
  } satisfies Pick<ReminderPlan, ReminderKind>;
  return { ...plan, ...kinds };
}

/** Both forms of an 'HH:MM' that a database may give: with seconds, and without. */
function timeFrom(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 5) : '';
}

function minutesFrom(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}

function readable(plan: IntervalPlan): IntervalPlan {
  return { ...plan, on: plan.on && plan.minutes >= 1 && Number.isFinite(plan.minutes) };
}

function isPreferences(value: unknown): value is ReminderPreferences {
  return typeof value === 'object' && value !== null && 'mood_on' in value && 'paused_until' in value;
}
