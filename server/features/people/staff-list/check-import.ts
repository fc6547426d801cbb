import type { ImportChoice, ImportPreview } from '../../../../domain/contract/staff-list.ts';
import { mostStaffLines } from '../../../../domain/staff-columns.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Table } from '../../csv/table.ts';
import { forLongWork } from '../../../db/pooled-database.ts';
import { isUuid } from '../../../db/record-id.ts';
import { createSemaphore } from '../../../jobs/semaphore.ts';
import type { Services } from '../../services.ts';
import { readTable } from '../../xlsx/read-table.ts';
import { findContent, findImport, notePreview } from './imports.queries.ts';
import { findKnownStaff } from './known-staff.queries.ts';
import { makePlan, planHash } from './make-plan.ts';
import type { Plan } from './make-plan.ts';

/** Fifty thousand lines fill memory for a moment: one file at a time in each process. */
export const withFileSemaphore = createSemaphore({ work: 'staff_list', atOnce: 1, longestQueue: 4 });

const shownFaults = 100;
const shownPeople = 20;

export const readStaffFile = (bytes: Buffer): Promise<Table> => readTable(bytes, { lines: mostStaffLines });

/** Throws `not_found` (404) where it was stored already, too: then its file is gone. */
export async function requireContent({ db }: Pick<Services, 'db'>, id: string): Promise<Buffer> {
  const content = isUuid(id) ? await findContent(forLongWork(db), id) : undefined;
  if (!content || content.length === 0) throw new AppError('not_found');
  return content;
}

/** What storing the file would do now. Remembers that this was shown, so that nothing else is stored. */
export async function previewImport(
  services: Pick<Services, 'db' | 'now'>,
  id: string,
  choice: ImportChoice,
): Promise<ImportPreview> {
  return withFileSemaphore(async () => {
    const db = forLongWork(services.db);
    const table = await readStaffFile(await requireContent(services, id));
    refuseMissingColumns(table, choice);
    const plan = await makePlan(table, choice, await findKnownStaff(db));
    const hash = planHash(plan);
    await notePreview(db, { id, choice, planHash: plan.faults.length === 0 ? hash : null, now: services.now() });
    return describePlan(plan, table.lines.length, hash);
  });
}

/** Every fault of what was shown last. */
export async function findFaults(services: Pick<Services, 'db'>, id: string): Promise<Plan['faults']> {
  return withFileSemaphore(async () => {
    const db = forLongWork(services.db);
    const content = await requireContent(services, id);
    const choice = (await findImport(db, id))?.choice;
    if (!choice) throw new AppError('not_found');
    return (await makePlan(await readStaffFile(content), choice, await findKnownStaff(db))).faults;
  });
}

function refuseMissingColumns({ headings }: Table, { columns }: ImportChoice): void {
  const places = Object.values(columns);
  const isTwice = new Set(places).size < places.length;
  if (isTwice || places.some((place) => place >= headings.length))
    throw new AppError('invalid_input', { fields: { columns: 'not_in_list' } });
}

function describePlan(plan: Plan, lines: number, hash: Buffer): ImportPreview {
  const changes = [...plan.changed, ...plan.corrected];
  return {
    counts: {
      lines,
      new: plan.newcomers.length,
      changed: changes.length,
      same: plan.same,
      gone: plan.gone.length,
      gone_registered: plan.gone.filter(({ userId }) => userId !== null).length,
      faults: plan.faults.length,
      additions: plan.additions.length,
    },
    faults: plan.faults.slice(0, shownFaults),
    additions: plan.additions
      .slice(0, shownFaults)
      .map(({ kind, name, within }) => ({ kind, name, within: within?.name ?? null })),
    new: plan.newcomers.slice(0, shownPeople).map(({ name, email }) => ({ name, email })),
    changed: changes.slice(0, shownPeople).map(({ person: { name, email }, changes: list }) => ({
      name,
      email,
      before: Object.fromEntries(list.map(({ column, from }) => [column, from])),
      after: Object.fromEntries(list.map(({ column, to }) => [column, to])),
    })),
    gone: plan.gone
      .slice(0, shownPeople)
      .map(({ name, email, userId }) => ({ name, email, registered: userId !== null })),
    plan: hash.toString('base64url'),
  };
}
