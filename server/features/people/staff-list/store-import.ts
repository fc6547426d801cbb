import type { Transaction } from 'kysely';
import type { ImportOutcome, ImportProgress } from '../../../../domain/contract/staff-list.ts';
import { languageCodes } from '../../../../domain/languages.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { forLongWork } from '../../../db/pooled-database.ts';
import type { Database } from '../../../db/schema.ts';
import { isUuid } from '../../../db/record-id.ts';
import { describeFault } from '../../../core/fault-description.ts';
import type { Services } from '../../services.ts';
import { readStaffFile, requireContent, withFileSemaphore } from './check-import.ts';
import {
  beginStoring,
  findImport,
  noteNotStored,
  noteProgress,
  noteStored,
  tryStoringLock,
} from './imports.queries.ts';
import { holdLists } from '../../work-lists/work-lists.queries.ts';
import { findKnownStaff } from './known-staff.queries.ts';
import { makePlan, planHash } from './make-plan.ts';
import type { Plan } from './make-plan.ts';
import { storePlan } from './store-plan.ts';

/** Milliseconds after which a process that was not heard of stores no more. One statement takes fifteen seconds at most. */
const aliveMs = 20_000;

interface Confirmed {
  id: string;
  actorId: string;
  plan: string;
  leavers: boolean;
}

/** What was asked to be stored is no longer what storing would do. */
class Outdated extends Error {}

/**
 * Begins to store what was shown, and goes on after the answer. Throws `import_faulty` and `import_running` (409), and
 * `not_found` (404).
 */
export async function confirmImport(services: Services, confirmed: Confirmed): Promise<ImportProgress> {
  const { db, now } = services;
  const { id, plan } = confirmed;
  const found = isUuid(id) ? await findImport(db, id) : undefined;
  if (!found) throw new AppError('not_found');
  if (!found.planHash) throw new AppError('import_faulty');
  if (found.planHash.toString('base64url') !== plan) throw new AppError('import_faulty');
  const at = now();
  if (!(await beginStoring(db, { id, now: at, alive: new Date(at.getTime() - aliveMs) })))
    throw new AppError('import_running');
  void storeConfirmed(services, confirmed);
  return readProgress(services, id);
}

export async function readProgress({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<ImportProgress> {
  const found = isUuid(id) ? await findImport(db, id) : undefined;
  if (!found) throw new AppError('not_found');
  const { state, beatAt, done, total, outcome } = found;
  const isDead = state === 'storing' && (!beatAt || now().getTime() - beatAt.getTime() > aliveMs);
  return { state: isDead ? 'stopped' : state, done, total, outcome };
}

/** Everything in one transaction: a process that ends in the middle leaves nothing of it. */
async function storeConfirmed(services: Services, { id, actorId, plan, leavers }: Confirmed): Promise<void> {
  const { log } = services;
  const db = forLongWork(services.db);
  try {
    const outcome = await withFileSemaphore(async () => {
      const table = await readStaffFile(await requireContent(services, id));
      const choice = (await findImport(db, id))?.choice;
      if (!choice) throw new Outdated();
      return db.transaction().execute(async (transaction) => {
        if (!(await tryStoringLock(transaction))) throw new AppError('import_running');
        await holdLists(transaction);
        const made = await makePlan(table, choice, await findKnownStaff(transaction));
        if (made.faults.length > 0 || planHash(made).toString('base64url') !== plan) throw new Outdated();
        return storeWhole(services, transaction, { id, actorId, plan: made, leavers });
      });
    });
    log.info({ event: 'staff_imported', user: actorId, ...outcome });
  } catch (error) {
    const state = error instanceof Outdated ? 'outdated' : 'stopped';
    log[state === 'outdated' ? 'info' : 'error']({ event: 'staff_import_not_stored', fault: describeFault(error) });
    await noteNotStored(db, id, state).catch(() => undefined);
  }
  services.wakeOutbox();
}

async function storeWhole(
  services: Services,
  db: Transaction<Database>,
  { id, actorId, plan, leavers }: { id: string; actorId: string; plan: Plan; leavers: boolean },
): Promise<ImportOutcome> {
  const { now } = services;
  const tell = (done: number, total: number) => noteProgress(forLongWork(services.db), { id, done, total, now: now() });
  const [language] = languageCodes;
  const outcome = await storePlan(services, db, { plan, leavers, actorId, language, tell });
  const detail = Object.fromEntries(Object.entries(outcome).map(([name, count]) => [name, String(count)]));
  await insertAuditEvent(db, { actorId, action: 'staff_imported', detail, now: now() });
  await noteStored(db, id, outcome);
  return outcome;
}
