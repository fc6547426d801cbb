import type { Transaction } from 'kysely';
import { addDays } from '../../../../domain/dates.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import type { Database } from '../../../db/schema.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import type { Services } from '../../services.ts';
import { holdCounsellors } from '../../help/call-backs/counsellor-changes.queries.ts';
import { holdActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';
import { takeEffect, todayOf } from './take-effect.ts';
import { findDueLeavers, holdStaying, postponeLeaving } from './leaving.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'now'>;

const peopleAtOnce = 200;

/** Closes the accounts of those whose day has come. Any number of processes may do it at once. */
export async function settleLeavers(services: Needs): Promise<void> {
  const { db, log } = services;
  for (;;) {
    const outcomes = await db.transaction().execute((transaction) => settleSome(services, transaction));
    for (const outcome of outcomes) log.info(outcome);
    if (outcomes.length === 0) return;
  }
}

interface Outcome {
  event: 'person_left' | 'leaving_postponed';
  user: string;
}

async function settleSome(needs: Needs, db: Transaction<Database>): Promise<Outcome[]> {
  const [now, today] = [needs.now(), todayOf(needs)];
  if ((await findDueLeavers(db, today, 1)).length === 0) return [];
  const admins = await holdActiveAdmins(db);
  await holdCounsellors(db);
  const held = await holdStaying(db, await findDueLeavers(db, today, peopleAtOnce));
  const due = held.filter(({ leftOn }) => leftOn !== null && leftOn <= today);
  // Others may have gone meanwhile. No one could make the next admin, so one stays for another day.
  const isLastAmong = admins.length > 0 && admins.every((id) => due.some((person) => person.id === id));
  const kept = isLastAmong ? admins[0] : undefined;
  if (kept !== undefined) await postponeLeaving(db, kept, addDays(today, 1));
  const leaving = due.filter(({ id }) => id !== kept);
  await takeEffect(db, leaving, now);
  for (const { id } of leaving) await insertAuditEvent(db, { actorId: id, action: 'leaving_came', personId: id, now });
  return [
    ...leaving.map(({ id }): Outcome => ({ event: 'person_left', user: id })),
    ...(kept === undefined ? [] : [{ event: 'leaving_postponed', user: kept } as const]),
  ];
}

export const settlingLeavers: Job<Needs> = { name: 'leavers', everyMs: 20_000, work: settleLeavers };
