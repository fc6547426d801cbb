import type { ReminderKind } from '../../reminders/reminder-kinds.ts';
import { drafted } from '../draft.ts';
import type { NotificationText } from '../en/reminders.ts';

export const reminderTexts = drafted<Record<ReminderKind, string>>({
  mood: 'ਇਸ ਵੇਲੇ ਤੁਹਾਡਾ ਮੂਡ ਕਿਹੋ ਜਿਹਾ ਹੈ?',
  water: 'ਪਾਣੀ ਪੀਣ ਦਾ ਵੇਲਾ!',
  posture: 'ਸਿੱਧੇ ਹੋ ਕੇ ਬੈਠਣ ਦਾ ਵੇਲਾ!',
});

export const reminderHints: Partial<Record<ReminderKind, string>> = {
  water: 'ਕੁਝ ਘੁੱਟ ਕਾਫ਼ੀ ਹਨ। ਫਿਰ ਆਪਣਾ ਕੰਮ ਕਰੋ।',
  posture: 'ਮੋਢੇ ਢਿੱਲੇ ਛੱਡੋ, ਅਤੇ ਇਵੇਂ ਬੈਠੋ ਕਿ ਸੌਖਾ ਲੱਗੇ।',
};

/** What a lock screen shows. Others may read it there: it names neither a feeling nor a condition. */
const notificationTexts = drafted<Record<ReminderKind, string>>({
  mood: 'ਦੋ ਪਲ ਆਪਣੇ ਲਈ',
  water: reminderTexts.water,
  posture: reminderTexts.posture,
});

/** Over several at once. */
export const shortBreak = 'ਛੋਟੀ ਜਿਹੀ ਬ੍ਰੇਕ ਦਾ ਵੇਲਾ';

/** One notification, for however many reminders. */
export function reminderNotification(kinds: readonly ReminderKind[]): NotificationText {
  const [first, ...others] = kinds.map((kind) => notificationTexts[kind]);
  if (first === undefined) return { title: shortBreak, body: '' };
  return others.length === 0 ? { title: first, body: '' } : { title: shortBreak, body: [first, ...others].join('\n') };
}
