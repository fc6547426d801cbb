import type { Transaction } from 'kysely';
import type { ImportOutcome } from '../../../domain/contract/staff-list.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { noteLeaving, todayOf } from '../leaving/leaving.port.ts';
import type { Plan } from './make-plan.ts';
import {
  addEntry,
  changeWork,
  correctInvitations,
  deleteStaff,
  insertStaff,
  queueInvitations,
} from './store-plan.queries.ts';
import type { IdOf } from './store-plan.queries.ts';
import type { WorkRef } from './work-lookup.ts';

/** Rows of one statement: none takes long, and whoever waits sees how far it is. */
const rowsAtOnce = 1000;

interface Storing {
  plan: Plan;
  /** Who is gone has left. */
  leavers: boolean;
  actorId: string;
  language: string;
  /** How many rows are written, of how many. */
  tell: (done: number, total: number) => Promise<void>;
}

/** Writes the whole plan. People who have an account come last: their rows are locked for the shortest time. */
export async function storePlan(
  services: Pick<Services, 'config' | 'now'>,
  db: Transaction<Database>,
  { plan, leavers, actorId, language, tell }: Storing,
): Promise<ImportOutcome> {
  const now = services.now();
  const gone = leavers ? plan.gone : [];
  const { newcomers, enlisted, corrected, changed } = plan;
  const total = [newcomers, enlisted, corrected, changed, gone].reduce((sum, rows) => sum + rows.length, 0);
  let done = 0;
  await tell(done, total);
  async function inPieces<Row>(rows: readonly Row[], write: (piece: Row[]) => Promise<void>): Promise<void> {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const piece = rows.slice(start, start + rowsAtOnce);
      await write(piece);
      done += piece.length;
      await tell(done, total);
    }
  }

  const idOf = await addEntries(db, plan.additions);
  await inPieces(newcomers, async (people) => {
    await insertStaff(db, people, { idOf, now });
    const emails = people.map(({ email }) => email);
    await queueInvitations(db, emails, { language, now });
  });
  await inPieces(enlisted, (rows) => {
    const userIds = rows.map(({ userId }) => userId);
    const people = rows.map(({ person }) => person);
    return insertStaff(db, people, { idOf, userIds, now });
  });
  await inPieces(corrected, (rows) => correctInvitations(db, rows, idOf));
  await inPieces(changed, (rows) => changeWork(db, rows, now));
  await inPieces(gone, (rows) => {
    const ids = rows.map(({ id }) => id);
    return deleteStaff(db, ids);
  });
  const personIds = gone.flatMap(({ userId }) => userId ?? []);
  if (personIds.length > 0) await noteLeaving(services, db, { actorId, personIds, leftOn: todayOf(services) });
  return {
    invited: newcomers.length,
    changed: changed.length + corrected.length,
    left: personIds.length,
    withdrawn: gone.length - personIds.length,
    added: plan.additions.length,
  };
}

/** States stand before their cities. */
async function addEntries(db: Transaction<Database>, additions: readonly WorkRef[]): Promise<IdOf> {
  const added = new Map<string, number>();
  const idOf: IdOf = (ref) => {
    const id = ref.id ?? added.get(ref.key);
    if (id === undefined) throw new Error('an entry was not added');
    return id;
  };
  for (const ref of additions) added.set(ref.key, await addEntry(db, ref, idOf));
  return idOf;
}
