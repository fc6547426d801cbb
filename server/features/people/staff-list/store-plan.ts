import type { Transaction } from 'kysely';
import type { ImportOutcome } from '../../../../domain/contract/staff-list.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvents } from '../../../security/audit/audit.queries.ts';
import type { Database } from '../../../db/schema.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import { settleRegistered, unsettle } from '../../accounts/registration/links.queries.ts';
import { askUnlessRefused } from '../admin-requests/ask-for-access.queries.ts';
import type { AskNeeds } from '../admin-requests/ask-for-access.queries.ts';
import { noteLeaving, todayOf } from '../leaving/take-effect.ts';
import { insertNotices } from '../../notices/notices.queries.ts';
import { holdActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';
import type { Plan } from './make-plan.ts';
import { addEntries } from '../../work-lists/import/add-entries.ts';
import { changeWork, correctInvitations, deleteStaff, insertStaff, queueInvitations } from './store-plan.queries.ts';

/** Rows of one statement: none takes long, and the admin who waits sees how far it is. */
const rowsAtOnce = 1000;

interface Storing {
  plan: Plan;
  /** People who are gone have left. */
  leavers: boolean;
  actorId: string;
  /** How many rows are written, of how many. */
  tell: (done: number, total: number) => void;
}

/** Writes the whole plan. People who have an account come late: their rows are locked for a short time. */
export async function storePlan(
  services: AskNeeds,
  db: Transaction<Database>,
  { plan, leavers, actorId, tell }: Storing,
): Promise<ImportOutcome> {
  const now = services.now();
  const gone = leavers ? plan.gone : [];
  const { newcomers, enlisted, corrected, changed, moved } = plan;
  const total = [newcomers, enlisted, corrected, changed, moved, gone].reduce((sum, rows) => sum + rows.length, 0);
  let done = 0;
  tell(done, total);
  async function inPieces<Row>(rows: readonly Row[], write: (piece: Row[]) => Promise<void>): Promise<void> {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const piece = rows.slice(start, start + rowsAtOnce);
      await write(piece);
      done += piece.length;
      tell(done, total);
    }
  }

  const idOf = await addEntries(db, plan.additions);
  function enlist(rows: Plan['enlisted']): Promise<void> {
    const userIds = rows.map(({ userId }) => userId);
    const people = rows.map(({ person }) => person);
    return insertStaff(db, people, { idOf, userIds });
  }
  await inPieces(newcomers, async (people) => {
    await insertStaff(db, people, { idOf });
    const emails = people.map(({ email }) => email);
    await queueInvitations(db, emails, now);
  });
  await inPieces(enlisted, enlist);
  // In this order, as everywhere: admins, counsellors, people. The role was read before the lock was there: someone may have taken it in between.
  const admins = await holdActiveAdmins(db);
  if (!admins.includes(actorId)) throw new AppError('forbidden');
  const goneIds = gone.flatMap(({ userId }) => userId ?? []);
  const personIds = goneIds.filter((id) => !admins.includes(id));
  const leftOn = todayOf(services);
  if (personIds.length > 0) await noteLeaving(services, db, { actorId, personIds, leftOn });
  let waiting = 0;
  // Who stores it has not left.
  for (const personId of goneIds.filter((id) => admins.includes(id) && id !== actorId)) {
    const asked = { actorId, personId, wanted: { kind: 'leaving', leftOn } } as const;
    if (await askUnlessRefused(services, db, asked)) waiting += 1;
  }
  await inPieces(changed, async (rows) => {
    await changeWork(db, rows, { idOf, now });
    await tellChanges(db, rows, { actorId, now });
  });
  // What is on the list already comes after its people, as where one of them changes their e-mail. Admins stay on it: the next
  // file that lacks them asks again.
  await inPieces(
    gone.filter(({ userId }) => userId === null || !admins.includes(userId)),
    (rows) => {
      const ids = rows.map(({ id }) => id);
      return deleteStaff(db, ids);
    },
  );
  for (const { before, ...account } of plan.registered) {
    if (before !== null) await unsettle(db, { id: before, email: account.email });
    await settleRegistered(db, account);
  }
  await inPieces(moved, enlist);
  await inPieces(corrected, (rows) => correctInvitations(db, rows, idOf));
  return {
    invited: newcomers.length,
    changed: changed.length + corrected.length,
    left: personIds.length,
    waiting,
    withdrawn: gone.length - goneIds.length,
    added: plan.additions.length,
  };
}

/** As where an admin corrects one person: in the list of actions, on the page and by mail. */
async function tellChanges(
  db: Transaction<Database>,
  rows: Plan['changed'],
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const byFields = Map.groupBy(rows, ({ changes }) => changes.map(({ column }) => column).join(','));
  for (const [fields, people] of byFields) {
    const personIds = people.map(({ userId }) => userId);
    await insertAuditEvents(db, { actorId, action: 'details_corrected', personIds, detail: { fields }, now });
    await insertNotices(db, { kind: 'details_corrected', detail: { fields }, userIds: personIds, now });
    await queueMail(db, { kind: 'details_corrected', userIds: personIds, detail: { fields }, now });
  }
}
