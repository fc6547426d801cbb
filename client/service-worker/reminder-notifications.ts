import { reminderNotification } from '#messages/reminders.ts';
import type { NotificationText } from '#messages/reminders.ts';
import { placeOfReminders, reminderKinds } from '../../domain/reminders/reminder-kinds.ts';
import type { ReminderKind } from '../../domain/reminders/reminder-kinds.ts';
import type { PageClient, WorkerScope } from './worker-scope.ts';

/** The same as in `client/features/reminders/use-reminder-timer.ts`: a later reminder replaces an earlier one. */
const tag = 'evenkeel-reminder';

/** The tag of the reminder to check in again. It comes once, with words of its own, and no other reminder replaces it. */
const checkInTag = 'evenkeel-check-in';

/** As long a page may take to say that it shows the reminder itself (ms). */
const longestWait = 1000;

/** As long after a click: a browser lets a window open only a moment after it, in some no more than a second (ms). */
const longestAfterClick = 250;

/**
 * A push message came: a page that someone looks at shows a reminder of its timer itself, or else it is a notification.
 * The one to check in again is of no kind, and no page shows it.
 */
export async function showPush(worker: WorkerScope, data: unknown): Promise<void> {
  const kinds = readKinds(data);
  const isOfTimer = kinds.length > 0;
  for (const page of isOfTimer ? await pagesOf(worker) : []) {
    if (page.visibilityState === 'visible' && (await isTaken(page, { type: 'push', kinds }, longestWait))) return;
  }
  const words = readWords(data);
  const { title, body } = words ?? reminderNotification(kinds);
  const options = {
    body,
    tag: isOfTimer || words === undefined ? tag : checkInTag,
    icon: '/icon-192.png',
    data: { kinds },
  };
  await worker.registration.showNotification(title, options);
}

/** Goes to a tab that is open already, and to the place that the reminder is about. */
export async function openReminder(worker: WorkerScope, data: unknown): Promise<void> {
  const kinds = readKinds(data);
  const pages = await pagesOf(worker);
  for (const page of pages) {
    if (await isTaken(page, { type: 'open', kinds }, longestAfterClick)) {
      await page.focus();
      return;
    }
  }
  await worker.clients.openWindow(placeOfReminders(kinds) ?? '/dashboard');
}

async function pagesOf({ clients }: WorkerScope): Promise<PageClient[]> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return [...pages].sort((one, other) => Number(other.focused) - Number(one.focused));
}

/** Asks a page to take a reminder over; one that shows another screen, or is frozen, says nothing. */
function isTaken(page: PageClient, message: unknown, wait: number): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(false), wait);
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    page.postMessage(message, [port2]);
  });
}

/** In the language of the person, which this device may not have; none where the server is an earlier one. */
function readWords(data: unknown): NotificationText | undefined {
  if (typeof data !== 'object' || data === null || !('title' in data && 'body' in data)) return undefined;
  const { title, body } = data;
  return typeof title === 'string' && typeof body === 'string' ? { title, body } : undefined;
}

function readKinds(data: unknown): ReminderKind[] {
  if (typeof data !== 'object' || data === null || !('kinds' in data)) return [];
  const { kinds } = data;
  return Array.isArray(kinds) ? reminderKinds.filter((kind) => kinds.includes(kind)) : [];
}
