import type { ReminderKind } from '../../reminders/reminder-kinds.ts';
import { drafted } from '../draft.ts';
import type { NotificationText } from '../en/reminders.ts';

/** The texts of the specification: the mood popup's question and the two alerts. */
export const reminderTexts = drafted<Record<ReminderKind, string>>({
  mood: 'आत्ता कसे वाटत आहे?',
  water: 'पाणी पिण्याची वेळ झाली!',
  posture: 'जरा नीट बसण्याची वेळ झाली!',
});

/** Under the alert: how little is enough. A kind that has none stands alone. */
export const reminderHints: Partial<Record<ReminderKind, string>> = {
  water: 'दोन-चार घोट पुरेत. मग काम चालू ठेवा.',
  posture: 'खांदे सैल सोडा, आणि आरामशीर वाटेल असे बसा.',
};

/** What a lock screen shows. Others may read it there: it names neither a feeling nor a condition. */
const notificationTexts = drafted<Record<ReminderKind, string>>({
  mood: 'एका छोट्या नोंदीची वेळ झाली',
  water: reminderTexts.water,
  posture: reminderTexts.posture,
});

/** Over several at once. */
export const shortBreak = 'थोडी विश्रांती घेण्याची वेळ झाली';

/** One notification, for however many reminders. */
export function reminderNotification(kinds: readonly ReminderKind[]): NotificationText {
  const [first, ...others] = kinds.map((kind) => notificationTexts[kind]);
  if (first === undefined) return { title: shortBreak, body: '' };
  return others.length === 0 ? { title: first, body: '' } : { title: shortBreak, body: [first, ...others].join('\n') };
}
