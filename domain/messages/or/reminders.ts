import type { ReminderKind } from '../../reminders/reminder-kinds.ts';
import { drafted } from '../draft.ts';
import type { NotificationText } from '../en/reminders.ts';

export const reminderTexts = drafted<Record<ReminderKind, string>>({
  mood: 'ଏବେ ଆପଣଙ୍କୁ କେମିତି ଲାଗୁଛି?',
  water: 'ପାଣି ପିଇବା ସମୟ ହେଲା!',
  posture: 'କେମିତି ବସିଛନ୍ତି ଥରେ ଦେଖନ୍ତୁ!',
});

export const reminderHints: Partial<Record<ReminderKind, string>> = {
  water: 'କିଛି ଢୋକ ଯଥେଷ୍ଟ। ତା’ପରେ କାମ ଆଗେଇ ନିଅନ୍ତୁ।',
  posture: 'କାନ୍ଧ ଢିଲା ଛାଡ଼ନ୍ତୁ, ଓ ଯେମିତି ଆରାମ ଲାଗେ ବସନ୍ତୁ।',
};

/** What a lock screen shows. Others may read it there: it names neither a feeling nor a condition. */
const notificationTexts = drafted<Record<ReminderKind, string>>({
  mood: 'ଟିକେ ନିଜ ଖବର ନେବା ସମୟ',
  water: reminderTexts.water,
  posture: reminderTexts.posture,
});

export const shortBreak = 'ଟିକେ ବିଶ୍ରାମର ସମୟ';

/** One notification, for however many reminders. */
export function reminderNotification(kinds: readonly ReminderKind[]): NotificationText {
  const [first, ...others] = kinds.map((kind) => notificationTexts[kind]);
  if (first === undefined) return { title: shortBreak, body: '' };
  return others.length === 0 ? { title: first, body: '' } : { title: shortBreak, body: [first, ...others].join('\n') };
}
