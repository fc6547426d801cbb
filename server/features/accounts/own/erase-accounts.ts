import { eventDays } from '../../../../domain/retention.ts';
import type { Transaction } from 'kysely';
import { holdActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { forgetEvidenceAbout } from '../../../security/audit/evidence.queries.ts';
import { removeOldEvidence } from '../../../security/audit/remove-old-evidence.ts';
import { adjustRollupsForPerson } from '../../daily-rollups/adjust-rollups.ts';
import { holdLastRecords } from '../../daily-rollups/stored-records.queries.ts';
import type { Database } from '../../../db/schema.ts';
import type { Services } from '../../services.ts';
import { counsellorLeft, holdCounsellors } from '../../help/call-backs/counsellor-changes.queries.ts';
import { deleteAccount, findDueId, holdDueAccount, postponeErasure } from './account.queries.ts';

type Needs = Pick<Services, 'db' | 'cipher' | 'log' | 'now'>;

const dayMs = 86_400_000;

/** Erases every account whose time has come, each in a transaction. Any number of processes may do it at once. */
export async function eraseDueAccounts({ db, cipher, log, now }: Needs): Promise<void> {
  const eraseOne = () => db.transaction().execute((transaction) => eraseNext(transaction, now()));
  for (let outcome = await eraseOne(); outcome; outcome = await eraseOne()) if (outcome !== 'gone') log.info(outcome);
  await removeOldEvidence({ db, cipher }, new Date(now().getTime() - eventDays * dayMs));
}

interface Outcome {
  event: 'account_erased' | 'erasure_postponed';
  user: string;
}

/** Undefined where no one's time has come; `gone` where it had, and another process has just done it. */
async function eraseNext(db: Transaction<Database>, now: Date): Promise<Outcome | 'gone' | undefined> {
  const id = await findDueId(db, now);
  if (id === undefined) return undefined;
  // In this order, as everywhere: last records, admins, person, counts. The counsellors before the person: a request that is
  // being made names people.
  await holdLastRecords(db, [id]);
  const admins = await holdActiveAdmins(db);
  await holdCounsellors(db);
  const due = await holdDueAccount(db, id, now);
  if (!due) return 'gone';
  if (admins.length === 1 && admins[0] === due.id) {
    // Others may have gone meanwhile. No one could make the next admin, so this one stays for another day.
    await postponeErasure(db, due.id, new Date(now.getTime() + dayMs));
    return { event: 'erasure_postponed', user: due.id };
  }
  await adjustRollupsForPerson(db, due.id);
  await insertAuditEvent(db, { actorId: due.id, action: 'account_erased', personId: due.id, now });
  if (due.role === 'counsellor') await counsellorLeft(db, due.id, now);
  await deleteAccount(db, due);
  // Days, fields and reasons are told of no one who is gone.
  await forgetEvidenceAbout(db, due.id);
  return { event: 'account_erased', user: due.id };
}
