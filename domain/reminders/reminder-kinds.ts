export const reminderKinds = ['mood', 'water', 'posture'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

/** Come so many minutes after the last one, where a mood reminder has its times of day. */
export const intervalKinds = ['water', 'posture'] as const satisfies readonly ReminderKind[];

export type IntervalKind = (typeof intervalKinds)[number];
