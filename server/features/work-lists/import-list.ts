import { createHash } from 'node:crypto';
import { entryNameField, listFileLimits } from '../../../domain/contract/work-lists.ts';
import type { ListImport, ListLineFault } from '../../../domain/contract/work-lists.ts';
import { entryKey, listHeadings } from '../../../domain/work-lists.ts';
import { AppError } from '../../core/app-error.ts';
import { CsvRefusal } from '../../core/file-refusals.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { Table } from '../csv/table.ts';
import type { Services } from '../services.ts';
import { changeLists } from './change-lists.ts';
import type { Place } from './change-lists.ts';
import { findEntries, insertEntries, updateEntry } from './work-lists.queries.ts';
import type { StoredEntry } from './work-lists.queries.ts';

export interface ListFile {
  kind: Place['kind'];
  bytes: Buffer;
  /** Places of columns that the admin chose. */
  name?: string;
  within?: string;
}

type Columns = ListImport['columns'];
type Named = Pick<StoredEntry, 'kind' | 'name' | 'within'>;

/** What a file would do to the lists as they are. */
interface Plan {
  faults: ListLineFault[];
  added: Named[];
  restored: StoredEntry[];
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

/** What storing the file would do. Nothing is stored. */
export async function previewImport(services: Services, file: ListFile): Promise<ListImport> {
  const table = await tableOf(file);
  if (table instanceof CsvRefusal) return { ...nothing, refusal: { code: table.code, line: table.line } };
  const columns = columnsOf(table, file);
  const entries = await findEntries(services.db);
  return described(table, columns, entries, planOf(table, columns, entries, file.kind));
}

/**
 * Stores all of the file, or nothing. Throws `list_changed` (409) where that would not do what `plan` stands for; the
 * second time it does nothing at all.
 */
export async function storeImport(
  services: Services,
  actorId: string,
  { plan: confirmed, ...file }: ListFile & { plan: string },
): Promise<ListImport> {
  const table = await tableOf(file);
  if (table instanceof CsvRefusal) throw new AppError('list_changed');
  const columns = columnsOf(table, file);
  let outcome: ListImport | undefined;
  await changeLists(services, actorId, async ({ db, entries }) => {
    const plan = planOf(table, columns, entries, file.kind);
    outcome = { ...described(table, columns, entries, plan), stored: true };
    const { added, restored, faults } = plan;
    if (faults.length > 0) throw new AppError('list_changed');
    if (added.length + restored.length === 0) return undefined;
    if (outcome.plan !== confirmed) throw new AppError('list_changed');
    await insertEntries(
      db,
      added.map((entry) => ({ ...entry, name_key: entryKey(entry.name), idempotency_key: null })),
    );
    for (const { id } of restored) await updateEntry(db, id, { retired_at: null });
    const detail = { list: file.kind, added: String(added.length), restored: String(restored.length) };
    return { action: 'list_imported', detail };
  });
  if (!outcome) throw new Error('an import told nothing');
  return outcome;
}

async function tableOf({ bytes }: ListFile): Promise<Table | CsvRefusal> {
  try {
    return await readCsv(bytes, { lines: listFileLimits.lines });
  } catch (error) {
    if (error instanceof CsvRefusal) return error;
    throw error;
  }
}

/** Those that were chosen, else those whose heading says so; a table of one column has the names in it. */
function columnsOf({ headings }: Table, { kind, name, within }: ListFile): Columns {
  const keys = headings.map(entryKey);
  const found = (words: readonly string[]) => {
    const at = keys.findIndex((key) => words.includes(key));
    return at < 0 ? null : at;
  };
  const placed = (chosen: string | undefined) =>
    chosen !== undefined && Number(chosen) < headings.length ? Number(chosen) : undefined;
  const only = headings.length === 1 ? 0 : null;
  return {
    name: placed(name) ?? found(listHeadings[kind]) ?? only,
    within: kind === 'city' ? (placed(within) ?? found(listHeadings.state)) : null,
  };
}

function planOf(
  { lines, surplus }: Table,
  columns: Columns,
  entries: readonly StoredEntry[],
  kind: Place['kind'],
): Plan {
  const plan: Plan = { faults: [], added: [], restored: [], known: 0 };
  const { name: nameAt, within: withinAt } = columns;
  if (nameAt === null || (kind === 'city' && withinAt === null)) return plan;
  const seen = new Set<string>();
  const states = new Map(entries.filter((one) => one.kind === 'state').map((state) => [state.name_key, state]));
  const known = new Map(entries.map((one) => [keyOf(one), one]));
  const refuse = (line: number, at: number, code: ListLineFault['code'], value: string) =>
    plan.faults.push({ line, column: at + 1, code, value: value.slice(0, 100) });
  for (const { line, column, cell } of surplus) refuse(line, column - 1, 'surplus_cell', cell);
  for (const { line, cells } of lines) {
    const cell = cells[nameAt] ?? '';
    const { name, fault } = nameIn(cell);
    if (fault) refuse(line, nameAt, fault, cell);
    const stateName = withinAt === null ? '' : (cells[withinAt] ?? '');
    const state = states.get(entryKey(stateName));
    if (withinAt !== null && !state) refuse(line, withinAt, stateName === '' ? 'required' : 'unknown_state', stateName);
    if (fault || (withinAt !== null && !state)) continue;
    const entry = { kind, name, within: state?.id ?? null };
    const key = keyOf({ ...entry, name_key: entryKey(name) });
    if (seen.has(key)) continue;
    seen.add(key);
    const same = known.get(key);
    if (!same) plan.added.push(entry);
    else if (same.retired_at) plan.restored.push(same);
    else plan.known += 1;
  }
  plan.faults.sort((one, other) => one.line - other.line || one.column - other.column).splice(mostFaults);
  return plan;
}

function keyOf({ kind, within, name_key: nameKey }: Pick<StoredEntry, 'kind' | 'within' | 'name_key'>): string {
  return JSON.stringify([kind, within, nameKey]);
}

function nameIn(cell: string): { name: string; fault?: ListLineFault['code'] } {
  const read = entryNameField.safeParse(cell);
  if (read.success) return { name: read.data };
  const code = read.error.issues[0]?.message;
  return { name: cell, fault: code === 'too_long' || code === 'forbidden_characters' ? code : 'required' };
}

function described(table: Table, columns: Columns, entries: readonly StoredEntry[], plan: Plan): ListImport {
  const named = ({ name, within }: Named) => ({ name, within: entries.find(({ id }) => id === within)?.name ?? null });
  const effect = {
    columns,
    faults: plan.faults,
    added: plan.added.map(named),
    restored: plan.restored.map(named),
  };
  return {
    ...effect,
    refusal: null,
    headings: table.headings.map((heading) => heading.slice(0, 100)),
    lines: table.lines.length,
    known: plan.known,
    plan: createHash('sha256').update(JSON.stringify(effect)).digest('base64url'),
    stored: false,
  };
}
