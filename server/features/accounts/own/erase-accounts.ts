import { describeFault } from '../../../core/fault-description.ts';
import { eventDays } from '../../../../domain/retention.ts';
import type { Transaction } from 'kysely';
import { holdActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { forgetEvidenceAbout } from '../../../security/audit/evidence.queries.ts';
import { removeOldEvidence } from '../../../security/audit/remove-old-evidence.ts';
import { adjustRollupsForPerson } from '../../daily-rollups/adjust-rollups.ts';
import { holdLastRecords } from '../../daily-rollups/stored-records.queries.ts';
import type { Database } from '../../../db/schema.ts';
import { doEach } from '../../../jobs/do-each.ts';
import type { Services } from '../../services.ts';
import { counsellorLeft, holdCounsellors } from '../../help/call-backs/counsellor-changes.queries.ts';
import { deleteAccount, findDueIds, holdDueAccount, postponeErasure } from './account.queries.ts';

type Needs = Pick<Services, 'db' | 'cipher' | 'log' | 'now'>;

const dayMs = 86_400_000;

/** Every account whose time has come, and what tells of those that went a year ago. Any number of processes may do it at once. */
export async function eraseDueAccounts(needs: Needs): Promise<void> {
  await doEach([eraseEachDue, removeEvidenceOfGone], (step) => step(needs));
}

/** Each in a transaction: one that can't be erased keeps no other from it, and is tried again at the next turn. */
async function eraseEachDue({ db, log, now }: Needs): Promise<void> {
  await doEach(await findDueIds(db, now()), async (user) => {
    try {
      const outcome = await db.transaction().execute((transaction) => eraseAccount(transaction, user, now()));
      if (outcome) log.info(outcome);
    } catch (fault) {
      log.error({ event: 'erasure_failed', user, fault: describeFault(fault) });
      throw fault;
    }
  });
}

async function removeEvidenceOfGone({ db, cipher, now }: Needs): Promise<void> {
  await removeOldEvidence({ db, cipher }, new Date(now().getTime() - eventDays * dayMs));
}

interface Outcome {
  event: 'account_erased' | 'erasure_postponed';
  user: string;
}

/** Undefined where another process has just done it, or its person has called it off. */
async function eraseAccount(db: Transaction<Database>, id: string, now: Date): Promise<Outcome | undefined> {
  // In this order, as everywhere: last records, admins, person, counts. The counsellors before the person: a request that is
  // being made names people.
  await holdLastRecords(db, [id]);
  const admins = await holdActiveAdmins(db);
  await holdCounsellors(db);
  const due = await holdDueAccount(db, id, now);
  if (!due) return undefined;
  if (admins.length === 1 && admins[0] === due.id) {
    // Others may have gone meanwhile. No one could make the next admin, so this one stays for another day.
    await postponeErasure(db, due.id, new Date(now.getTime() + dayMs));
    return { event: 'erasure_postponed', user: due.id };
  }
  await adjustRollupsForPerson(db, due.id);
  await insertAuditEvent(db, { actorId: due.id, action: 'account_erased', personId: due.id, now });
  // If they had been disabled, people were told then.
  if (due.role === 'counsellor' && !due.disabled) await counsellorLeft(db, due.id, now);
  await deleteAccount(db, due);
  // Nothing is said about the days, fields and reasons of someone who is gone.
  await forgetEvidenceAbout(db, due.id);
  return { event: 'account_erased', user: due.id };
}
