import type { lineFaultCodes } from '../../../../domain/contract/staff-list.ts';
import { emailField, lineOfText } from '../../../../domain/contract/text.ts';
import { longestName } from '../../../../domain/field-limits.ts';
import type { StaffColumn } from '../../../../domain/staff-columns.ts';
import { listAround, longestEntryName, workListKinds } from '../../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import type { FileLine } from '../../work-lists/import/read-lines.ts';
import type { WorkLookup, WorkRef } from '../../work-lists/import/work-lookup.ts';

export interface ListedPerson {
  name: string;
  email: string;
  work: Record<WorkListKind, WorkRef>;
}

export type StaffLine = FileLine<StaffColumn, (typeof lineFaultCodes)[number]>;

const fields = { name: lineOfText(longestName), email: emailField };
const workField = lineOfText(longestEntryName);

interface Reading {
  lookup: WorkLookup;
  /** Names that are in no list are added. */
  adds: boolean;
}

export interface ReadLine {
  /** Undefined where something is wrong with the line; each fault is told. */
  person: ListedPerson | undefined;
  /** Also where something else is wrong: a second fault of the line is about it. */
  email: string | undefined;
}

export function readPerson(line: StaffLine, reading: Reading): ReadLine {
  const name = line.read('name', fields.name);
  const email = line.read('email', fields.email);
  const found: Partial<Record<WorkListKind, WorkRef>> = {};
  for (const kind of workListKinds) {
    const around = listAround(kind);
    const written = line.read(kind, workField);
    // Without its state nothing can be said of a city, but that it is missing.
    if (written === undefined || (around && !found[around])) continue;
    const ref = findWork(line, { kind, name: written, within: around && found[around] }, reading);
    if (ref) found[kind] = ref;
  }
  if (!name || !email || !isWhole(found)) return { person: undefined, email };
  return { person: { name, email, work: found }, email };
}

function isWhole(found: Partial<Record<WorkListKind, WorkRef>>): found is Record<WorkListKind, WorkRef> {
  return workListKinds.every((kind) => found[kind] !== undefined);
}

function findWork(
  { tell }: StaffLine,
  { kind, name, within }: Pick<WorkRef, 'kind' | 'name' | 'within'>,
  { lookup, adds }: Reading,
): WorkRef | undefined {
  const found = lookup.find(kind, name, within);
  if (found && (!found.retired || adds)) return found;
  if (!found && adds) return lookup.added(kind, name, within);
  if (found) tell(kind, 'retired_name');
  else tell(kind, kind === 'city' ? 'unknown_city' : 'unknown_name', { nearest: lookup.nearest(kind, name, within) });
  return undefined;
}
