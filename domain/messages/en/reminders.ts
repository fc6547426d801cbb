import type { ReminderKind } from '../../reminders/reminder-kinds.ts';

/** The texts of the specification: the mood popup's question and the two alerts. */
export const reminderTexts: Record<ReminderKind, string> = {
  mood: 'How are you feeling right now?',
  water: 'Time to drink water!',
  posture: 'Time to check your posture!',
};

/** Under the alert: how little is enough. A kind that has none stands alone. */
export const reminderHints: Partial<Record<ReminderKind, string>> = {
  water: 'A few sips are enough. Then carry on.',
  posture: 'Let your shoulders drop, and sit in a way that feels easy.',
};

/** What a lock screen shows. Others may read it there: it names neither a feeling nor a condition. */
const notificationTexts: Record<ReminderKind, string> = {
  mood: 'Time for a short check-in',
  water: reminderTexts.water,
  posture: reminderTexts.posture,
};

/** Over several at once. */
export const shortBreak = 'Time for a short break';

export interface NotificationText {
  title: string;
  body: string;
}

/** One notification, for however many reminders. */
export function reminderNotification(kinds: readonly ReminderKind[]): NotificationText {
  const [first, ...others] = kinds.map((kind) => notificationTexts[kind]);
  if (first === undefined) return { title: shortBreak, body: '' };
  return others.length === 0 ? { title: first, body: '' } : { title: shortBreak, body: [first, ...others].join('\n') };
}
