import Counter from 'prom-client/lib/counter.js';
import type { ReminderSettings } from '../../../../domain/contract/reminders.ts';
import type { Language } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { anchorsBy } from '../../../../domain/reminders/anchors.ts';
import type { Anchors } from '../../../../domain/reminders/anchors.ts';
import { dueBetween } from '../../../../domain/reminders/due-between.ts';
import { nextDue } from '../../../../domain/reminders/next-due.ts';
import { effectivePlan } from '../../../../domain/reminders/plan.ts';
import type { ReminderKind } from '../../../../domain/reminders/reminder-kinds.ts';
import { registry } from '../../../observability/metrics/registry.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import type { Services } from '../../services.ts';
import { sessionRulesOf } from '../../../security/sessions/lifetimes.ts';
import { claimDue, forgetFailures, giveBack, hasDue, postpone } from './due-pushes.queries.ts';
import type { Claim, DueSubscription, NextCheck } from './due-pushes.queries.ts';
import { isPushOff } from './push-hosts.ts';
import { ensurePushKeys } from './push-keys.ts';
import { sendPush } from './push-message.ts';
import type { Delivery, Receiver } from './push-message.ts';
import { checkPushReachable, isPushReachable } from './push-reachable.ts';
import type { PushKeys } from './push-state.queries.ts';
import { deleteSubscription } from './subscriptions.queries.ts';

/** The timer of a page asks for the reminders every minute as long as it is open: then it shows them itself. */
const pageIsOpenMs = 3 * 60_000;

const longestPauseMs = 24 * 60 * 60_000;

/** After so many refusals in a row the subscription is of no use. */
const mostRefusals = 10;

const outcomes = new Counter({
  name: 'evenkeel_pushes_total',
  help: 'Reminders that were handed to a push service, by what it said.',
  labelNames: ['outcome'],
  registers: [registry],
});

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'cipher' | 'now' | 'heldTime'>;

/** Sends every reminder that is due now, each once however many processes check. Returns how many were delivered. */
export async function sendDuePushes(services: Needs, isStopped: () => boolean = () => false): Promise<number> {
  const { db, config, now } = services;
  if (isPushOff(config.pushHosts) || !(await hasDue(db, now()))) return 0;
  const keys = await ensurePushKeys(services);
  if (!(await isPushReachable(services))) return 0;
  let delivered = 0;
  while (!isStopped()) {
    const pushes = await claimPushes(services);
    if (!pushes) break;
    const deliveries = await Promise.all(pushes.map((push) => deliver(services, keys, push)));
    delivered += deliveries.filter((delivery) => delivery === 'delivered').length;
    const isSilent = deliveries.length > 0 && deliveries.every((one) => one === 'unsent' || one === 'unsure');
    if (isSilent && !(await checkPushReachable(services))) break;
  }
  return delivered;
}

interface Push {
  claim: Claim;
  receiver: Receiver;
  userId: string;
  language: Language;
  kinds: readonly ReminderKind[];
  failures: number;
  before: { checkedAt: Date; anchors: Anchors };
}

function claimPushes(services: Needs): Promise<Push[] | undefined> {
  const { db, now } = services;
  const at = now();
  return claimDue(db, { now: at, rules: sessionRulesOf(services) }, (subscription, settings) =>
    check(subscription, settings, at),
  );
}

/** What is due on a device, and when to check it again. */
function check(
  subscription: DueSubscription,
  settings: ReminderSettings,
  now: Date,
): NextCheck & { due: Push | undefined } {
  const { preferences, checked_at: checkedAt, time_zone: zone } = subscription;
  const plan = effectivePlan(settings, preferences);
  const anchors = anchorsBy((kind) => dateFrom(subscription.anchors[kind]) ?? checkedAt);
  const due = dueBetween(plan, anchors, checkedAt, now, zone);
  const next = Object.values(nextDue(plan, due.anchors, now, zone)).filter((time) => time !== null);
  const nextCheckAt = new Date(Math.min(now.getTime() + longestPauseMs, ...next.map(Number)));
  const push: Push = {
    claim: { sessionHash: subscription.session_hash, endpoint: subscription.endpoint, at: now },
    receiver: subscription,
    userId: subscription.user_id,
    language: subscription.language,
    kinds: due.kinds,
    failures: subscription.failures,
    before: { checkedAt, anchors },
  };
  const isWanted = due.kinds.length > 0 && !isPageOpen(subscription, now);
  return { anchors: due.anchors, nextCheckAt, due: isWanted ? push : undefined };
}

/** A kind that is newer than the subscription has none yet. */
function dateFrom(anchor: unknown): Date | undefined {
  return typeof anchor === 'string' ? new Date(anchor) : undefined;
}

function isPageOpen({ page_seen_at }: DueSubscription, now: Date): boolean {
  return page_seen_at !== null && Math.abs(now.getTime() - page_seen_at.getTime()) < pageIsOpenMs;
}

async function deliver(services: Needs, keys: PushKeys, push: Push): Promise<Delivery> {
  const { db, config, log, now } = services;
  const { reminderNotification } = messagesIn[push.language].reminders;
  const message = { kinds: push.kinds, ...reminderNotification(push.kinds) };
  const { delivery, ...reason } = await sendPush(push.receiver, message, { keys, config });
  outcomes.inc({ outcome: delivery });
  const isUseless = delivery === 'refused' && push.failures + 1 >= mostRefusals;
  if (delivery === 'delivered') {
    if (push.failures > 0) await forgetFailures(db, push.claim);
  } else if (delivery === 'gone' || isUseless) {
    await deleteSubscription(db, push.claim.sessionHash, push.claim.endpoint);
    log.info({ event: 'push_subscription_ended', user: push.userId, ...reason });
  } else {
    if (delivery !== 'unsure') await giveBack(db, push.claim, push.before);
    await postpone(db, push.claim, now());
    // Without a way out this happens to everyone: `push_unreachable` says so once.
    log[delivery === 'refused' ? 'info' : 'debug']({ event: 'push_failed', user: push.userId, ...reason });
  }
  return delivery;
}

/** Checks every five seconds. Any number of processes may run one. */
export const sendingPushes: Job<Needs> = {
  name: 'push_sender',
  everyMs: 5000,
  work: (context, stopping) => sendDuePushes(context, () => stopping.aborted),
};
