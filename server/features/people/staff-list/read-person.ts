import type { lineFaultCodes } from '../../../../domain/contract/staff-list.ts';
import { requiredField } from '../../../../domain/contract/person-rules.ts';
import { lineOfText } from '../../../../domain/contract/text.ts';
import { staffTexts } from '../../../../domain/staff-columns.ts';
import type { StaffColumn, StaffText } from '../../../../domain/staff-columns.ts';
import { listAround, longestEntryName, workListKinds } from '../../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import type { FileLine } from '../../work-lists/import/read-lines.ts';
import type { WorkLookup, WorkRef } from '../../work-lists/import/work-lookup.ts';

export type ListedPerson = Record<StaffText, string> & { work: Record<WorkListKind, WorkRef> };

export type StaffLine = FileLine<StaffColumn, (typeof lineFaultCodes)[number]>;

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
  /** Entries that stay those of people who have them, and are a fault of everyone else's line. */
  retired: WorkRef[];
}

export function readPerson(line: StaffLine, reading: Reading): ReadLine {
  const texts: Partial<Record<StaffText, string>> = {};
  for (const column of staffTexts) {
    const text = line.read(column, requiredField(column));
    if (text !== undefined) texts[column] = text;
  }
  const { email } = texts;
  const found: Partial<Record<WorkListKind, WorkRef>> = {};
  for (const kind of workListKinds) {
    const around = listAround(kind);
    const written = line.read(kind, workField);
    // Without its state nothing can be said of a city, but that it is missing.
    if (written === undefined || (around && !found[around])) continue;
    const ref = findWork(line, { kind, name: written, within: around && found[around] }, reading);
    if (!ref) continue;
    found[kind] = ref;
    // It may have gone into one of another state.
    if (around) found[around] = ref.within;
  }
  const retired = reading.adds ? [] : Object.values(found).filter((ref) => ref.retired);
  if (!isWhole(staffTexts, texts) || !isWhole(workListKinds, found)) return { person: undefined, email, retired };
  return { person: { ...texts, work: found }, email, retired };
}

function isWhole<Column extends string, T>(
  columns: readonly Column[],
  found: Partial<Record<Column, T>>,
): found is Record<Column, T> {
  return columns.every((column) => found[column] !== undefined);
}

function findWork(
  { tell }: StaffLine,
  { kind, name, within }: Pick<WorkRef, 'kind' | 'name' | 'within'>,
  { lookup, adds }: Reading,
): WorkRef | undefined {
  const found = lookup.find(kind, name, within) ?? (adds ? lookup.added(kind, name, within) : undefined);
  if (!found)
    tell(kind, kind === 'city' ? 'unknown_city' : 'unknown_name', { nearest: lookup.nearest(kind, name, within) });
  return found;
}
