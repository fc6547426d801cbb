import type { ReminderKind } from '../../../../domain/reminders/reminder-kinds.ts';
import type { Config } from '../../../config/config.ts';
import type { PushKeys } from './push-state.queries.ts';

/** How long a push service keeps a reminder of the timer for a device that is off: an older one is of no use. */
const usuallyKept = 600;

const longestWaitMs = 5000;

export interface Receiver {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What became of a message. `unsure`: no answer came, and it may have arrived. `unsent`: no one took the connection. */
export type Delivery = 'delivered' | 'gone' | 'refused' | 'unsure' | 'unsent';

/**
 * Sends the kinds and what a lock screen shows of them, encrypted for the device. A later message replaces one of the
 * same topic that still waits there; the push service can read the topic. Follows no redirect: the address was checked when it was stored.
 */
export async function sendPush(
  { endpoint, p256dh, auth }: Receiver,
  message: { kinds: readonly ReminderKind[]; title: string; body: string },
  sender: { keys: PushKeys; config: Config; keptForSeconds?: number; topic?: string },
): Promise<{ delivery: Delivery; status?: number; code?: string }> {
  const { keptForSeconds = usuallyKept, topic = 'reminder' } = sender;
  // Loaded with the first message: where no one opted in it takes no memory.
  const { default: webPush } = await import('web-push');
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject: subjectOf(sender.config), ...sender.keys },
    TTL: keptForSeconds,
    urgency: 'low',
    topic,
  });
  const { 'Content-Length': _counted, ...others } = headers;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...others, TTL: String(keptForSeconds) },
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWaitMs),
    });
    await response.body?.cancel();
    return { delivery: deliveryOf(response), status: response.status };
  } catch (error) {
    const code = causeOf(error);
    return { delivery: code !== undefined && neverConnected.includes(code) ? 'unsent' : 'unsure', code };
  }
}

const neverConnected = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];

function deliveryOf({ ok, status }: Response): Delivery {
  if (ok) return 'delivered';
  return status === 404 || status === 410 ? 'gone' : 'refused';
}

function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name;
}

/** Where a push service finds who sends: the site where it is a public one, else the sender of its mails. */
function subjectOf({ publicUrl, mailFrom }: Config): string {
  return publicUrl.startsWith('https://') ? publicUrl : `mailto:${mailFrom.address}`;
}
