import {
  entryNameField,
  fileRefusals,
  listFileLimits,
  listLineFaultCodes,
} from '../../../../domain/contract/work-lists.ts';
import type { ListImport } from '../../../../domain/contract/work-lists.ts';
import { columnCalled, listAround, listHeadings } from '../../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Table } from '../../csv/table.ts';
import { createSemaphore } from '../../../jobs/semaphore.ts';
import type { Services } from '../../services.ts';
import { readTable } from '../../xlsx/read-table.ts';
import { changeLists } from '../change-lists.ts';
import { findWorkEntries } from '../entry-names.queries.ts';
import { additionsOf, addEntries } from './add-entries.ts';
import { hashOfPlan, readLines } from './read-lines.ts';
import { makeLookup } from './work-lookup.ts';
import type { WorkRef } from './work-lookup.ts';

/** A small workbook may unpack to a large one: one file at a time in each process. */
const withFileSemaphore = createSemaphore({ work: 'list_file', atOnce: 1, longestQueue: 4 });

interface ListFile {
  kind: WorkListKind;
  bytes: Buffer;
  /** Places of columns that the admin chose. */
  name?: string;
  within?: string;
  /** What was shown, and is to be stored. */
  plan?: string;
}

type Columns = ListImport['columns'];

/** What a file would do to the lists as they are. */
interface Plan {
  faults: ListImport['faults'];
  additions: WorkRef[];
  known: number;
}

const nothing: Omit<ListImport, 'refusal'> = {
  headings: [],
  columns: { name: null, within: null },
  lines: 0,
  faults: [],
  added: [],
  restored: [],
  known: 0,
  plan: '',
  stored: false,
};

/** Faults that an admin can read; a file with more of them is no list. */
const mostFaults = 200;

/**
 * What storing the file would do; with the `plan` that stands for it, all of it is stored, or nothing. Throws `list_changed`
 * (409) where it would do something else by now; the second time it does nothing at all.
 */
export async function importList(services: Services, actorId: string, file: ListFile): Promise<ListImport> {
  const table = await tableOf(file);
  if ('code' in table) {
    if (file.plan !== undefined) throw new AppError('list_changed');
    return { ...nothing, refusal: table };
  }
  const columns = columnsOf(table, file);
  const look = (db: Services['db']) => planOf(db, table, columns, file.kind);
  if (file.plan === undefined) return described(table, columns, await look(services.db));
  let outcome: ListImport = { ...nothing, refusal: null };
  await changeLists(services, actorId, async ({ db }) => {
    const plan = await look(db);
    outcome = { ...described(table, columns, plan), stored: true };
    const { added, restored, faults } = outcome;
    if (faults.length > 0) throw new AppError('list_changed');
    if (plan.additions.length === 0) return undefined;
    if (outcome.plan !== file.plan) throw new AppError('list_changed');
    await addEntries(db, plan.additions);
    const detail = { list: file.kind, added: String(added.length), restored: String(restored.length) };
    return { action: 'list_imported', detail };
  });
  return outcome;
}

async function tableOf({ bytes }: ListFile): Promise<Table | NonNullable<ListImport['refusal']>> {
  try {
    return await withFileSemaphore(() => readTable(bytes, { lines: listFileLimits.lines }));
  } catch (error) {
    const refusal = error instanceof AppError ? error.details.unreadable : undefined;
    const code = fileRefusals.find((one) => one === refusal?.code);
    if (!refusal || !code) throw error;
    return { ...refusal, code };
  }
}

/** Those that were chosen, else those whose heading says so; a table of one column has the names in it. */
function columnsOf({ headings }: Table, { kind, name, within }: ListFile): Columns {
  const placed = (chosen: string | undefined) =>
    chosen !== undefined && Number(chosen) < headings.length ? Number(chosen) : undefined;
  const only = headings.length === 1 ? 0 : null;
  const around = listAround(kind);
  return {
    name: placed(name) ?? columnCalled(headings, listHeadings[kind]) ?? only,
    within: around ? (placed(within) ?? columnCalled(headings, listHeadings[around])) : null,
  };
}

async function planOf(db: Services['db'], table: Table, { name, within }: Columns, kind: WorkListKind): Promise<Plan> {
  const around = listAround(kind);
  if (name === null || (around && within === null)) return { faults: [], additions: [], known: 0 };
  // A name that was merged into another one is a new one here: the admin's own file says that it is wanted again.
  const entries = [...(await findWorkEntries(db))].filter(([, { mergedInto }]) => mergedInto === null);
  const lookup = makeLookup(new Map(entries));
  const found = new Map<string, WorkRef>();
  const faults = await readLines(table, {
    columns: { name, within: within ?? 0 },
    codes: listLineFaultCodes,
    longestValue: 100,
    take: ({ cell, read, tell }) => {
      const written = read('name', entryNameField);
      const place = around && lookup.find(around, cell('within'), undefined);
      if (around && (!place || place.retired))
        return tell('within', cell('within') === '' ? 'required' : 'unknown_state');
      if (written === undefined) return undefined;
      const ref = lookup.find(kind, written, place) ?? lookup.added(kind, written, place);
      found.set(ref.key, ref);
      return undefined;
    },
  });
  const additions = additionsOf(found.values());
  return { faults: faults.slice(0, mostFaults), additions, known: found.size - additions.length };
}

function described(table: Table, columns: Columns, { faults, additions, known }: Plan): ListImport {
  const named = (refs: readonly WorkRef[]) => refs.map(({ name, within }) => ({ name, within: within?.name ?? null }));
  const effect = {
    columns,
    faults: faults.map(({ line, column, code, value }) => ({ line, column, code, value })),
    added: named(additions.filter(({ id }) => id === null)),
    restored: named(additions.filter(({ id }) => id !== null)),
  };
  return {
    ...effect,
    refusal: null,
    headings: table.headings.map((heading) => heading.slice(0, 100)),
    lines: table.lines.length,
    known,
    plan: hashOfPlan([effect]).toString('base64url'),
    stored: false,
  };
}
