import { ECDH } from 'node:crypto';
import type { PushSubscription } from '../../../../domain/contract/push.ts';
import { AppError } from '../../../core/app-error.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { isPushAddress, isPushOff } from './push-hosts.ts';
import { ensurePushKeys } from './push-keys.ts';
import { canConnect, isPushReachable } from './push-reachable.ts';
import { deleteSubscription, hasSubscription, storeSubscription } from './subscriptions.queries.ts';

export function answerPush(services: Services): HandlersOf<'push'> {
  const { db, config, now } = services;
  return {
    pushKey: async ({ caller }) => {
      if (isPushOff(config.pushHosts)) return { key: null, available: false, subscribed: false };
      const { publicKey } = await ensurePushKeys(services);
      return {
        key: publicKey,
        available: await isPushReachable(services),
        subscribed: await hasSubscription(db, caller.tokenHash),
      };
    },

    subscribeToPush: async ({ body, caller }) => {
      if (isPushOff(config.pushHosts)) throw new AppError('push_unreachable');
      const subscription = checkSubscription(body, config.pushHosts);
      if (!(await canConnect([new URL(subscription.endpoint)]))) throw new AppError('push_unreachable');
      const subscriber = { sessionHash: caller.tokenHash, userId: caller.id, now: now() };
      if (!(await storeSubscription(db, subscriber, subscription))) throw new AppError('not_signed_in');
      return { subscribed: true };
    },

    unsubscribeFromPush: async ({ caller }) => {
      await deleteSubscription(db, caller.tokenHash);
      return { subscribed: false };
    },
  };
}

function checkSubscription(subscription: PushSubscription, pushHosts: readonly string[]): PushSubscription {
  if (!isPushAddress(subscription.endpoint, pushHosts)) {
    throw new AppError('invalid_input', { fields: { endpoint: 'not_in_list' } });
  }
  if (!isPublicKey(subscription.keys.p256dh)) throw new AppError('invalid_input', { fields: { keys: 'wrong_type' } });
  return { ...subscription, endpoint: new URL(subscription.endpoint).href };
}

/** A point of the curve, else nothing can be encrypted for it. */
function isPublicKey(base64url: string): boolean {
  try {
    ECDH.convertKey(base64url, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
