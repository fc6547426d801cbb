import { toLanguage } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import type { Services } from '../../services.ts';
import { sessionRulesOf } from '../../../security/sessions/lifetimes.ts';
import { findDevices, deleteSubscription } from './subscriptions.queries.ts';
import { isPushOff } from './push-hosts.ts';
import { ensurePushKeys } from './push-keys.ts';
import { sendPush } from './push-message.ts';
import { isReachable } from './push-reach.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'cipher' | 'now' | 'heldTime'>;

/** Seconds for which a push service keeps it for a device that is off: it is no matter of minutes. */
const keptForSeconds = 86_400;

/** Says something that is no reminder of the timer on each of a person's devices. Once: what does not arrive is not tried again. */
export async function pushTo(services: Needs, userId: string, what: 'check_in'): Promise<void> {
  const { db, config, log } = services;
  if (isPushOff(config.pushHosts)) return;
  const devices = await findDevices(db, userId, sessionRulesOf(services));
  if (devices.length === 0) return;
  const keys = await ensurePushKeys(services);
  if (!(await isReachable(services))) return;
  for (const { sessionHash, language, ...receiver } of devices) {
    const words = messagesIn[toLanguage(language)].checkIns.checkInMessages.push(config.productTitle);
    const message = { kinds: [], ...words };
    const { delivery, ...reason } = await sendPush(receiver, message, { keys, config, keptForSeconds });
    if (delivery === 'gone') await deleteSubscription(db, sessionHash, receiver.endpoint);
    if (delivery !== 'delivered') log.debug({ event: 'push_failed', user: userId, what, ...reason });
  }
}
