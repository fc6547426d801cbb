import * as z from 'zod/mini';
import { isTimeZone } from '../dates.ts';
import { defineEndpoint } from './endpoint.ts';
import { code, requiredOr } from './text.ts';

function line(max: number, shape: RegExp) {
  return z
    .string(requiredOr('wrong_type'))
    .check(z.minLength(1, code('required')), z.maxLength(max, code('too_long')), z.regex(shape, code('wrong_type')));
}

const base64url = (length: number) => new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`);

/** What `PushSubscription.toJSON()` gives in a browser, and the zone whose clock the reminders follow. */
const subscriptionSchema = z.object({
  endpoint: line(2000, /^https?:\/\/[A-Za-z0-9._~:/?&=%+,;-]+$/),
  keys: z.object({ p256dh: line(100, base64url(87)), auth: line(100, base64url(22)) }, requiredOr('wrong_type')),
  time_zone: z
    .string(requiredOr('wrong_type'))
    .check(z.maxLength(64, code('too_long')), z.refine(isTimeZone, code('not_in_list'))),
});

export type PushSubscription = z.infer<typeof subscriptionSchema>;

const stateSchema = z.object({
  /** Whether this device, which is this session, gets reminders while the page is closed. */
  subscribed: z.boolean(),
});

/**
 * `key` is the `applicationServerKey` (base64url); null where the organisation has switched push off. `available` is
 * false where the server has no way to the push services: then it is not offered.
 */
export const pushKey = defineEndpoint({
  method: 'GET',
  path: '/api/push/key',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'The key with which a browser subscribes to notifications.',
  reply: z.object({ key: z.nullable(z.string()), available: z.boolean(), ...stateSchema.shape }),
});

/** For this session, in place of what it had; sending it again changes nothing. 503 `push_unreachable`. */
export const subscribeToPush = defineEndpoint({
  method: 'POST',
  path: '/api/push/subscriptions',
  access: 'signed-in',
  shows: 'ownReminders',
  summary: 'Sends notifications to this browser.',
  refusals: ['push_unreachable'],
  body: subscriptionSchema,
  reply: stateSchema,
});

/** Ends the subscription of this session, if there is one. */
export const unsubscribeFromPush = defineEndpoint({
  method: 'DELETE',
  path: '/api/push/subscriptions',
  access: 'signed-in',
  shows: 'ownReminders',
  summary: 'Sends no more notifications to this browser.',
  reply: stateSchema,
});
