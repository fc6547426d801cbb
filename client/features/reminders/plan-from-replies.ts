import { defaultReminderPreferences } from '../../../domain/reminders/defaults.ts';
import type { ReminderPreferences, ReminderSettings } from '../../../domain/contract/reminders.ts';
import { isTimeOfDay } from '../../../domain/dates.ts';
import { effectivePlan } from '../../../domain/reminders/plan.ts';
import type { IntervalPlan, ReminderPlan, TimesPlan } from '../../../domain/reminders/plan.ts';
import {
  intervalFields,
  intervalKinds,
  timeFields,
  timesKinds,
  valuesOf,
} from '../../../domain/reminders/reminder-kinds.ts';

/** What the two calls say together. A setting that cannot be read has no reminder, and leaves the others alone. */
export function planFromReplies(settings: unknown, preferences: unknown): ReminderPlan {
  const given: Partial<Record<string, unknown>> =
    typeof settings === 'object' && settings !== null ? { ...settings } : {};
  const own = isPreferences(preferences) ? preferences : defaultReminderPreferences;
  const read = {
    ...readEach(timeFields, (field) => timeFrom(given[field])),
    ...readEach(intervalFields, (field) => minutesFrom(given[field])),
  } satisfies ReminderSettings;
  const plan = effectivePlan(read, own);
  return {
    ...plan,
    ...valuesOf(
      timesKinds,
      (kind) => kind,
      (kind) => withReadableTimes(plan[kind]),
    ),
    ...valuesOf(
      intervalKinds,
      (kind) => kind,
      (kind) => readable(plan[kind]),
    ),
  };
}

function readEach<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}

function withReadableTimes(plan: TimesPlan): TimesPlan {
  const times = plan.times.filter(isTimeOfDay);
  return { ...plan, times, on: plan.on && times.length > 0 };
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
