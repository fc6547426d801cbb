import { drafted } from '../draft.ts';
import type { ReminderKind } from '../../reminders/reminder-kinds.ts';
import type { NotificationText } from '../en/reminders.ts';

/** The texts of the specification: the mood popup's question and the two alerts. */
export const reminderTexts = drafted<Record<ReminderKind, string>>({
  mood: 'इस समय आपको कैसा लग रहा है?',
  water: 'पानी पीने का समय!',
  posture: 'बैठने का ढंग देखने का समय!',
});

/** Under the alert: how little is enough. A kind that has none stands alone. */
export const reminderHints: Partial<Record<ReminderKind, string>> = {
  water: 'कुछ घूँट काफ़ी हैं। फिर काम जारी रखें।',
  posture: 'कंधे ढीले छोड़ें, और ऐसे बैठें कि आराम लगे।',
};

/** What a lock screen shows. Others may read it there: it names neither a feeling nor a condition. */
const notificationTexts = drafted<Record<ReminderKind, string>>({
  mood: 'ज़रा हालचाल लेने का समय',
  water: reminderTexts.water,
  posture: reminderTexts.posture,
});

/** Over several at once. */
export const shortBreak = 'छोटे ब्रेक का समय';

/** One notification, for however many reminders. */
export function reminderNotification(kinds: readonly ReminderKind[]): NotificationText {
  const [first, ...others] = kinds.map((kind) => notificationTexts[kind]);
  if (first === undefined) return { title: shortBreak, body: '' };
  return others.length === 0 ? { title: first, body: '' } : { title: shortBreak, body: [first, ...others].join('\n') };
}
