import { dayInZone } from '../../../../domain/dates.ts';
import { isOver, waitFrom, waitSeen } from '../../../../domain/visibility/coming-policy.ts';
import { policyInForce } from '../../../../domain/visibility/record-policy.ts';
import type { RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import type { Services } from '../../services.ts';
import { deleteComing, findComing, insertComing, noteSeen } from '../../visibility/coming-policy.queries.ts';
import type { NamedComingPolicy } from '../../visibility/coming-policy.queries.ts';
import { holdPolicy, readPolicyChanges } from '../../visibility/policy.queries.ts';
import { replaceNotice } from '../../notices/notices.queries.ts';
import { findActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';
import { overtaken, putInForce } from './put-in-force.ts';
import type { Choosing } from './put-in-force.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'now' | 'databaseNow'>;

/** The one that waits, with the time as it is now: what passed while no one looked has moved its end. */
export async function readComing({
  db,
  databaseNow,
}: Pick<Needs, 'db' | 'databaseNow'>): Promise<NamedComingPolicy | undefined> {
  const coming = await findComing(db);
  return coming && { ...coming, ...waitSeen(coming, await databaseNow()) };
}

/** In the transaction that holds the policy. Everyone who has an account is told. */
export async function announce(
  { db, config, log }: Choosing,
  { from, to, actorId, now, clock }: { from: RecordPolicy; to: RecordPolicy; actorId: string; now: Date; clock: Date },
): Promise<void> {
  const wait = waitFrom(clock);
  await insertComing(db, { policy: to, announcedAt: clock, announcedBy: actorId, ...wait });
  await insertAuditEvent(db, { actorId, action: 'policy_announced', detail: { policy: to }, now });
  const day = dayInZone(wait.holdsFrom, config.orgTimezone);
  const detail = { from, to, day, time_zone: config.orgTimezone };
  await replaceNotice(db, overtaken, { kind: 'policy_announced', detail, now });
  log.info({ event: 'record_policy_announced', user: actorId, policy: to });
}

/** As `announce`. People who have read of it read that it will not be. */
export async function callOff(
  { db, log }: Pick<Choosing, 'db' | 'log'>,
  {
    policy: to,
    inForce: from,
    actorId,
    now,
    action = 'policy_called_off',
  }: {
    policy: RecordPolicy;
    inForce: RecordPolicy;
    actorId: string;
    now: Date;
    /** Lapsed: who announced it is no admin any more. */
    action?: 'policy_called_off' | 'policy_lapsed';
  },
): Promise<void> {
  await deleteComing(db);
  await insertAuditEvent(db, { actorId, action, detail: { policy: to }, now });
  await replaceNotice(db, overtaken, { kind: 'policy_called_off', detail: { from, to }, now });
  log.info({ event: 'record_policy_called_off', user: actorId, policy: to });
}

/**
 * Sees that the wait goes on, and puts into force what has waited for its week. What was announced by someone who is no
 * active admin any more is called off. Any number of processes may do it at once.
 */
export async function followComing(services: Needs): Promise<void> {
  const { db } = services;
  const coming = await findComing(db);
  if (!coming) return;
  // Read after the row: two processes that look at once see one time go on.
  const clock = await services.databaseNow();
  const wait = waitSeen(coming, clock);
  const isStillTheirs = (await findActiveAdmins(db)).includes(coming.announcedBy);
  if (isStillTheirs && !isOver(wait)) await noteSeen(db, coming, wait);
  else await settle(services, { seenAt: coming.seenAt, clock });
}

async function settle({ db: pool, log, now }: Needs, { seenAt, clock }: { seenAt: Date; clock: Date }): Promise<void> {
  await pool.transaction().execute(async (db) => {
    await holdPolicy(db);
    const coming = await findComing(db);
    // Another process, or an admin, was quicker.
    if (coming?.seenAt.getTime() !== seenAt.getTime()) return;
    const changes = await readPolicyChanges(db);
    const { policy, announcedBy: actorId } = coming;
    const isTheirs = (await findActiveAdmins(db)).includes(actorId);
    // The later of the two clocks: what was recorded until then keeps the stricter policy.
    const given = { changes, policy, actorId, now: new Date(Math.max(now().getTime(), clock.getTime())) };
    if (!isTheirs) return callOff({ db, log }, { ...given, inForce: policyInForce(changes), action: 'policy_lapsed' });
    await deleteComing(db);
    await putInForce({ db, log }, given);
  });
}

export const followingComing: Job<Needs> = { name: 'coming_policy', everyMs: 60_000, work: followComing };
