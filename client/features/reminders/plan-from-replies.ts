import { defaultReminderPreferences } from '../../../domain/reminders/defaults.ts';
import type { ReminderPreferences, ReminderSettings } from '../../../domain/contract/reminders.ts';
import { isTimeOfDay } from '../../../domain/dates.ts';
import { effectivePlan } from '../../../domain/reminders/plan.ts';
import type { IntervalPlan, ReminderPlan, TimesPlan } from '../../../domain/reminders/plan.ts';
import { readNumber } from '../../api/received.ts';
import {
  intervalFields,
  intervalKinds,
  timeFields,
  timesKinds,
  valuesOf,
} from '../../../domain/reminders/reminder-kinds.ts';

/** What the two calls say together. A setting that cannot be read has no reminder, and leaves the others alone. */
export function planFromReplies(settings: unknown, preferences: unknown): ReminderPlan {
  const given = readSettings(settings);
  const own = isPreferences(preferences) ? preferences : defaultReminderPreferences;
  const read = {
    ...readEach(timeFields, (field) => given[field] ?? ''),
    ...readEach(intervalFields, (field) => given[field] ?? Number.NaN),
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

/** The settings of an answer that can be read. */
export function readSettings(reply: unknown): Partial<ReminderSettings> {
  const said: Partial<Record<string, unknown>> = typeof reply === 'object' && reply !== null ? { ...reply } : {};
  const read = {
    ...readEach(timeFields, (field) => timeFrom(said[field])),
    ...readEach(intervalFields, (field) => readNumber(said[field]) ?? undefined),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

function readEach<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}

function withReadableTimes(plan: TimesPlan): TimesPlan {
  const times = plan.times.filter(isTimeOfDay);
  return { ...plan, times, on: plan.on && times.length > 0 };
}

/** The forms of an 'HH:MM' that a database may give: with seconds, without a zero before it, as it is. */
function timeFrom(value: unknown): string | undefined {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::|$)/.exec(typeof value === 'string' ? value : '') ?? [];
  const time = `${hour?.padStart(2, '0')}:${minute}`;
  return isTimeOfDay(time) ? time : undefined;
}

function readable(plan: IntervalPlan): IntervalPlan {
  return { ...plan, on: plan.on && plan.minutes >= 1 && Number.isFinite(plan.minutes) };
}

function isPreferences(value: unknown): value is ReminderPreferences {
  return typeof value === 'object' && value !== null && 'mood_on' in value && 'paused_until' in value;
}
