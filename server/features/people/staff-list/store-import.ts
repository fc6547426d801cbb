import type { Transaction } from 'kysely';
import type { ImportOutcome, ImportProgress } from '../../../../domain/contract/staff-list.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { forLongWork } from '../../../db/pooled-database.ts';
import type { Database } from '../../../db/schema.ts';
import { isUuid } from '../../../db/record-id.ts';
import { describeFault } from '../../../core/fault-description.ts';
import type { Services } from '../../services.ts';
import { readStaffFile, requireContent, withFileSemaphore } from './check-import.ts';
import {
  aliveMs,
  beginStoring,
  findImport,
  noteNotStored,
  noteProgress,
  holdStoring,
  noteStored,
} from './imports.queries.ts';
import { holdLists } from '../../work-lists/work-lists.queries.ts';
import { findKnownStaff, fingerprintOf } from './known-staff.queries.ts';
import { makePlan, planHash } from './make-plan.ts';
import type { Plan } from './make-plan.ts';
import { storePlan } from './store-plan.ts';
import { startTelling } from './tell-progress.ts';
import type { Telling } from './tell-progress.ts';

/** A busy day: each time a comparison takes seconds, and someone has registered meanwhile. */
const mostTries = 10;

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
  if (found.planHash?.toString('base64url') !== plan) throw new AppError('import_faulty');
  if (!(await beginStoring(db, { id, now: now() }))) throw new AppError('import_running');
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
async function storeConfirmed(services: Services, confirmed: Confirmed): Promise<void> {
  const { db, log } = services;
  const { id, actorId } = confirmed;
  try {
    const outcome = await storeTelling(services, confirmed);
    log.info({ event: 'staff_imported', user: actorId, ...outcome });
  } catch (error) {
    const state = error instanceof Outdated ? 'outdated' : 'stopped';
    log[state === 'outdated' ? 'info' : 'error']({ event: 'staff_import_not_stored', fault: describeFault(error) });
    await noteNotStored(forLongWork(db), id, state).catch(() => undefined);
  }
  services.wakeOutbox();
}

/** From here on it says that it is at it: while it waits for another file, too. */
async function storeTelling(services: Services, confirmed: Confirmed): Promise<ImportOutcome> {
  const { db, now } = services;
  const { id } = confirmed;
  const telling = startTelling((progress) => noteProgress(forLongWork(db), { id, ...progress, now: now() }));
  try {
    return await withFileSemaphore(() => planAndStore(services, confirmed, telling), { patient: true });
  } finally {
    await telling.stop();
  }
}

/** Compares before the transaction, which must not stand still, and again where something has changed until it began. */
async function planAndStore(services: Services, confirmed: Confirmed, telling: Telling): Promise<ImportOutcome> {
  const db = forLongWork(services.db);
  const table = await readStaffFile(await requireContent(services, confirmed.id));
  const choice = (await findImport(db, confirmed.id))?.choice;
  if (!choice) throw new Outdated();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const known = await findKnownStaff(db);
    const plan = await makePlan(table, choice, known);
    if (plan.faults.length > 0 || planHash(plan).toString('base64url') !== confirmed.plan) throw new Outdated();
    const fingerprint = await fingerprintOf(known);
    const outcome = await db.transaction().execute(async (transaction) => {
      await holdStoring(transaction);
      await holdLists(transaction);
      if ((await fingerprintOf(await findKnownStaff(transaction))) !== fingerprint) return undefined;
      return storeWhole(services, transaction, { ...confirmed, plan, telling });
    });
    if (outcome) return outcome;
  }
  throw new Outdated();
}

async function storeWhole(
  services: Services,
  db: Transaction<Database>,
  { id, actorId, plan, leavers, telling }: Omit<Confirmed, 'plan'> & { plan: Plan; telling: Telling },
): Promise<ImportOutcome> {
  const { now } = services;
  const outcome = await storePlan(services, db, { plan, leavers, actorId, tell: telling.tell });
  const detail = Object.fromEntries(Object.entries(outcome).map(([name, count]) => [name, String(count)]));
  await insertAuditEvent(db, { actorId, action: 'staff_imported', detail, now: now() });
  await noteStored(db, { id, outcome, ...telling.progress() });
  return outcome;
}
