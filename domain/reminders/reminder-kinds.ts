export const reminderKinds = ['mood', 'water', 'posture'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

/** Come so many minutes after the last one, where a mood reminder has its times of day. */
export const intervalKinds = ['water', 'posture'] as const satisfies readonly ReminderKind[];

export type IntervalKind = (typeof intervalKinds)[number];

/** Where a click on a reminder leads; null where it has no place of its own. */
const places: Record<ReminderKind, string | null> = {
  mood: '/dashboard?mood=now',
  water: null,
  posture: '/dashboard?tab=myhealth',
};

/** The place of several at once: that of the first which has one. */
export function placeOfReminders(kinds: readonly ReminderKind[]): string | null {
  const found = reminderKinds.filter((kind) => kinds.includes(kind)).map((kind) => places[kind]);
  return found.find((place) => place !== null) ?? null;
}
