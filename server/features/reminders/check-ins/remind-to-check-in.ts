import type { Transaction } from 'kysely';
import { checkInAt } from '../../../../domain/reminders/check-in.ts';
import { describeFault } from '../../../core/fault-description.ts';
import type { Database } from '../../../db/schema.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import type { Services } from '../../services.ts';
import { lastAnsweredOf } from '../../assessments/assessments.queries.ts';
import { changeWish, findReaders, holdDueWishes, findWish } from './check-ins.queries.ts';
import { readQuietUntil } from './quiet-until.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { WriteMail } from '../../../mail/mail-writers.ts';
import { toLanguage } from '../../../../domain/languages.ts';
import { sessionRulesOf } from '../../../security/sessions/lifetimes.ts';
import { findDevices, deleteSubscription } from '../push/subscriptions.queries.ts';
import { isPushOff } from '../push/push-hosts.ts';
import { ensurePushKeys } from '../push/push-keys.ts';
import { sendPush } from '../push/push-message.ts';
import { isPushReachable } from '../push/push-reachable.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'cipher' | 'now' | 'heldTime'>;

const peopleAtOnce = 100;

const dayMs = 86_400_000;

/**
 * Reminds everyone whose time has come, once: what is said is marked before it is sent, in the transaction that takes the
 * row, so that of any number of processes one says it, and none says it twice.
 */
export async function remindToCheckIn(services: Needs): Promise<void> {
  for (;;) {
    const found = await services.db.transaction().execute((db) => takeDue(services, db));
    if (!found) return;
    // All are marked as told: what fails for one of them must not be silence for the others.
    for (const userId of found.toPush) {
      await pushTo(services, userId, 'check_in').catch((err: unknown) =>
        services.log.error({ event: 'push_failed', user: userId, what: 'check_in', fault: describeFault(err) }),
      );
    }
  }
}

/** Undefined where no one is left to be looked at. */
async function takeDue(
  { config, now }: Needs,
  db: Transaction<Database>,
): Promise<{ toPush: readonly string[] } | undefined> {
  const at = now();
  const wishes = await holdDueWishes(db, at, peopleAtOnce);
  if (wishes.length === 0) return undefined;
  const ids = wishes.map(({ user_id }) => user_id);
  const [readers, last, quietUntilOf] = [
    await findReaders(db, ids),
    await lastAnsweredOf(db, ids),
    await readQuietUntil(db, ids),
  ];
  const [toMail, toPush]: [string[], string[]] = [[], []];
  for (const { user_id: userId, told_until: toldUntil, by_mail, by_push } of wishes) {
    const reader = readers.get(userId);
    const next = checkInAt(last.get(userId) ?? {}, toldUntil, at);
    const quiet = reader && quietUntilOf(userId, at, reader.zone ?? config.orgTimezone);
    if (!reader) await changeWish(db, userId, { look_at: new Date(at.getTime() + dayMs) });
    else if (quiet && next.due.length > 0) await changeWish(db, userId, { look_at: quiet });
    else {
      await changeWish(db, userId, { told_until: next.toldUntil, look_at: next.lookAt });
      if (next.due.length > 0 && by_mail) toMail.push(userId);
      if (next.due.length > 0 && by_push) toPush.push(userId);
    }
  }
  await queueMail(db, { kind: 'check_in', userIds: toMail, detail: {}, now: at });
  return { toPush };
}

export const remindingToCheckIn: Job<Needs> = { name: 'check_ins', everyMs: 60_000, work: remindToCheckIn };

/** Names no health matter: a mailbox at work is read by others too. */
export const writeCheckIn: WriteMail<'check_in'> = async ({ db, config }, { to, person, language }) => {
  if (person.hasLeft || person.disabled || !(await findWish(db, person.id))?.by_mail) return undefined;
  const { mail } = messagesIn[language].checkIns.checkInMessages;
  const link = `${config.publicUrl}/dashboard?tab=mytests`;
  return mailFromText({ to, subject: mail.subject(config.productTitle), text: mail.text(link), link, language });
};

/** Seconds for which a push service keeps it for a device that is off: it is no matter of minutes. */
const keptForSeconds = 86_400;

/** With that of the timer's reminders the next of them would take its place there. Names no matter of health. */
const topic = 'asked-for';

/** Says something that is no reminder of the timer on each of a person's devices. Once: what does not arrive is not tried again. */
export async function pushTo(services: Needs, userId: string, what: 'check_in'): Promise<void> {
  const { db, config, log } = services;
  if (isPushOff(config.pushHosts)) return;
  const devices = await findDevices(db, userId, sessionRulesOf(services));
  if (devices.length === 0) return;
  const keys = await ensurePushKeys(services);
  if (!(await isPushReachable(services))) return;
  for (const { sessionHash, language, ...receiver } of devices) {
    const words = messagesIn[toLanguage(language)].checkIns.checkInMessages.push(config.productTitle);
    const message = { kinds: [], ...words };
    const { delivery, ...reason } = await sendPush(receiver, message, { keys, config, keptForSeconds, topic });
    if (delivery === 'gone') await deleteSubscription(db, sessionHash, receiver.endpoint);
    if (delivery !== 'delivered') log.debug({ event: 'push_failed', user: userId, what, ...reason });
  }
}
