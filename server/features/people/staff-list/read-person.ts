import * as z from 'zod/mini';
import { toFieldCode } from '../../../../domain/contract/field-codes.ts';
import { longestName } from '../../../../domain/field-limits.ts';
import type { ImportChoice, LineFault, LineFaultCode } from '../../../../domain/contract/staff-list.ts';
import { lineFaultCodes } from '../../../../domain/contract/staff-list.ts';
import { emailField, lineOfText } from '../../../../domain/contract/text.ts';
import type { StaffColumn } from '../../../../domain/staff-columns.ts';
import { listAround, longestEntryName, workListKinds } from '../../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import type { TableLine } from '../../csv/table.ts';
import type { WorkLookup, WorkRef } from './work-lookup.ts';

export interface ListedPerson {
  line: number;
  name: string;
  email: string;
  work: Record<WorkListKind, WorkRef>;
}

export type TellFault = (
  place: { line: number; column: StaffColumn; value: string },
  code: LineFaultCode,
  more?: Partial<Pick<LineFault, 'nearest' | 'first_line'>>,
) => void;

const fields = { name: lineOfText(longestName), email: emailField };
const workField = lineOfText(longestEntryName);

interface Reading {
  lookup: WorkLookup;
  choice: ImportChoice;
  tell: TellFault;
}

export interface ReadLine {
  /** Undefined where something is wrong with the line; each fault is told. */
  person: ListedPerson | undefined;
  /** Also where something else is wrong: a second fault of the line is about it. */
  email: string | undefined;
}

export function readPerson({ line, cells }: TableLine, reading: Reading): ReadLine {
  const { choice, tell } = reading;
  const cellOf = (column: StaffColumn) => cells[choice.columns[column]] ?? '';
  const read = (column: StaffColumn, field: z.ZodMiniType<string>): string | undefined => {
    const value = cellOf(column);
    const result = z.safeParse(field, value);
    if (result.success) return result.data;
    tell({ line, column, value }, faultOf(result.error.issues[0]?.message ?? ''));
    return undefined;
  };
  const work = (kind: WorkListKind, within?: WorkRef): WorkRef | undefined => {
    const name = read(kind, workField);
    return name === undefined ? undefined : findWork({ kind, name, within, line }, reading);
  };
  const name = read('name', fields.name);
  const email = read('email', fields.email);
  const found: Partial<Record<WorkListKind, WorkRef>> = {};
  for (const kind of workListKinds) {
    const around = listAround(kind);
    // Without its state nothing can be said of a city, but that it is missing.
    const ref = around && !found[around] ? void read(kind, workField) : work(kind, around && found[around]);
    if (ref) found[kind] = ref;
  }
  if (!name || !email || !isWhole(found)) return { person: undefined, email };
  return { person: { line, name, email, work: found }, email };
}

function isWhole(found: Partial<Record<WorkListKind, WorkRef>>): found is Record<WorkListKind, WorkRef> {
  return workListKinds.every((kind) => found[kind] !== undefined);
}

function findWork(
  { kind, name, within, line }: { kind: WorkListKind; name: string; within: WorkRef | undefined; line: number },
  { lookup, choice, tell }: Reading,
): WorkRef | undefined {
  const found = lookup.find(kind, name, within);
  if (found && (!found.retired || choice.adds)) return found;
  if (!found && choice.adds) return lookup.added(kind, name, within);
  const place = { line, column: kind, value: name };
  if (found) tell(place, 'retired_name');
  else tell(place, kind === 'city' ? 'unknown_city' : 'unknown_name', { nearest: lookup.nearest(kind, name, within) });
  return undefined;
}

function faultOf(message: string): LineFaultCode {
  const code = toFieldCode(message);
  return lineFaultCodes.find((known) => known === code) ?? 'wrong_type';
}
