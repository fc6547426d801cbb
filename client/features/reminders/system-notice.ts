import { reminderNotification } from '#messages/reminders.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';

/** The one notification that there is: a later reminder takes the place of an earlier one. */
const noticeTag = 'evenkeel-reminder';

let registration: ServiceWorkerRegistration | undefined;

/** Has to be called before `canNotify` says yes. */
export async function findWorker(): Promise<void> {
  if ('serviceWorker' in navigator) registration = await navigator.serviceWorker.ready;
}

export function canNotify(): boolean {
  return registration !== undefined && 'Notification' in window && Notification.permission === 'granted';
}

export async function notify(kinds: readonly ReminderKind[]): Promise<void> {
  const { title, body } = reminderNotification(kinds);
  await registration?.showNotification(title, { body, tag: noticeTag, icon: '/icon-192.png', data: { kinds } });
}
