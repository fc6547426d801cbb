/** 'HH:MM' of the person's own clock. */
type Time = `${number}:${number}`;

interface Shown {
  /** The faces of the moods, or a sentence with a button. */
  shows: 'faces' | 'sentence';
  /** Where a click on its notification leads; null where it has no place of its own. */
  place: `/${string}` | null;
}

/** Asked for at times of day. Each has a field on the wire, here with what holds until an admin has set something. */
interface TimesEntry<Kind extends string> extends Shown {
  asked: 'times';
  times: Readonly<Record<`${Kind}_popup_${number}`, Time>>;
}

/** Comes so many minutes after the last one; `minutes` holds until an admin has set something. */
interface IntervalEntry<Kind extends string> extends Shown {
  asked: 'interval';
  field: `${Kind}_interval_minutes`;
  minutes: number;
}

/** These would take a field on the wire that has another meaning. */
type Taken = 'weekends' | 'quiet' | 'paused';

function defineKinds<
  const Kinds extends {
    [Kind in keyof Kinds & string]: Kind extends Taken ? never : TimesEntry<Kind> | IntervalEntry<Kind>;
  },
>(kinds: Kinds): Kinds {
  return kinds;
}

/** In the order in which they are shown. Forms, calls, storage, timers and notifications follow. */
const table = defineKinds({
  mood: {
    asked: 'times',
    times: { mood_popup_1: '10:00', mood_popup_2: '16:00' },
    shows: 'faces',
    place: '/dashboard?mood=now',
  },
  water: { asked: 'interval', field: 'water_interval_minutes', minutes: 120, shows: 'sentence', place: null },
  posture: {
    asked: 'interval',
    field: 'posture_interval_minutes',
    minutes: 60,
    shows: 'sentence',
    place: '/dashboard?tab=myhealth',
  },
});

type Table = typeof table;

export type ReminderKind = keyof Table;

type KindAsked<Asked> = { [Kind in ReminderKind]: Table[Kind]['asked'] extends Asked ? Kind : never }[ReminderKind];

export type TimesKind = KindAsked<'times'>;

export type IntervalKind = KindAsked<'interval'>;

export type TimeField = { [Kind in TimesKind]: keyof Table[Kind]['times'] }[TimesKind];

export type IntervalField = Table[IntervalKind]['field'];

export const reminderKinds = Object.keys(table) as readonly ReminderKind[];

export const timesKinds = reminderKinds.filter((kind): kind is TimesKind => table[kind].asked === 'times');

export const intervalKinds = reminderKinds.filter((kind): kind is IntervalKind => table[kind].asked === 'interval');

export function isIntervalKind(kind: ReminderKind): kind is IntervalKind {
  return table[kind].asked === 'interval';
}

export function timeFieldsOf(kind: TimesKind): readonly TimeField[] {
  return Object.keys(table[kind].times) as TimeField[];
}

export function intervalFieldOf(kind: IntervalKind): IntervalField {
  return table[kind].field;
}

export const timeFields: readonly TimeField[] = timesKinds.flatMap(timeFieldsOf);

export const intervalFields: readonly IntervalField[] = intervalKinds.map(intervalFieldOf);

export const firstTimes = Object.assign({}, ...timesKinds.map((kind) => table[kind].times)) as Record<TimeField, Time>;

export const firstMinutes = valuesOf(intervalKinds, intervalFieldOf, (kind) => table[kind].minutes);

export const showsFaces = (kind: ReminderKind): boolean => table[kind].shows === 'faces';

export const switchFieldOf = (kind: ReminderKind) => `${kind}_on` as const;

export const snoozeFieldOf = (kind: ReminderKind) => `${kind}_snoozed_until` as const;

/** The place of several at once: that of the first which has one. The reminder to check in again is of no kind. */
export function placeOfReminders(kinds: readonly ReminderKind[]): string | null {
  if (kinds.length === 0) return '/dashboard?tab=mytests';
  const found = reminderKinds.filter((kind) => kinds.includes(kind)).map((kind) => table[kind].place);
  return found.find((place) => place !== null) ?? null;
}

/** One value for each kind, by the kind itself or by a field of it. */
export function valuesOf<Kind extends ReminderKind, Name extends string, Value>(
  kinds: readonly Kind[],
  nameOf: (kind: Kind) => Name,
  valueOf: (kind: Kind) => Value,
): Record<Name, Value> {
  return Object.fromEntries(kinds.map((kind) => [nameOf(kind), valueOf(kind)])) as Record<Name, Value>;
}
