import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { LineFault } from '../../../../domain/contract/staff-list.ts';
import { mapYielding } from '../../../jobs/yield-to-event-loop.ts';
import type { Table } from '../../csv/table.ts';

/** What is wrong with a cell. */
type CellFault<Code> = Omit<LineFault, 'code'> & { code: Code | 'required' | 'surplus_cell' };

/** A line of a file, as an importer asks for it: by the columns that it knows. */
export interface FileLine<Column extends string, Code extends string> {
  line: number;
  cell: (column: Column) => string;
  /** Undefined where the cell is not what it has to be; that is told. */
  read: (column: Column, field: z.ZodMiniType<string>) => string | undefined;
  tell: (column: Column, code: Code | 'required', about?: Partial<Pick<LineFault, 'nearest' | 'first_line'>>) => void;
}

interface Importer<Column extends string, Code extends string> {
  /** Where they stand in the file, from 0. */
  columns: Readonly<Record<Column, number>>;
  /** What it says of cells. A field that says something else is one that is to be filled in. */
  codes: readonly Code[];
  /** Characters of a cell that are told with its fault. */
  longestValue: number;
  take: (line: FileLine<Column, Code>) => void;
}

/** Reads a file line by line. Returns all that is wrong with it, in its order. Others have their turn meanwhile. */
export async function readLines<Column extends string, Code extends string>(
  { headings, lines, surplus }: Table,
  { columns, codes, longestValue, take }: Importer<Column, Code>,
): Promise<CellFault<Code>[]> {
  const faults: CellFault<Code>[] = surplus.map(({ line, column, cell }) => {
    const value = cell.slice(0, longestValue);
    return { line, column, heading: '', code: 'surplus_cell', value, nearest: null, first_line: null };
  });
  await mapYielding(lines, ({ line, cells }) => {
    const cell = (column: Column) => cells[columns[column]] ?? '';
    const tell: FileLine<Column, Code>['tell'] = (column, code, about) => {
      const [at, value] = [columns[column], cell(column).slice(0, longestValue)];
      const heading = headings[at] ?? '';
      faults.push({ line, column: at + 1, heading, code, value, nearest: null, first_line: null, ...about });
    };
    const read: FileLine<Column, Code>['read'] = (column, field) => {
      const result = z.safeParse(field, cell(column));
      if (result.success) return result.data;
      const message = result.error.issues[0]?.message;
      tell(column, codes.find((code) => code === message) ?? 'required');
      return undefined;
    };
    take({ line, cell, read, tell });
  });
  return faults.sort((one, other) => one.line - other.line || one.column - other.column);
}

/** The same for plans that do the same: what was shown is stored, and nothing else. */
export function hashOfPlan(parts: readonly unknown[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(JSON.stringify(part));
  return hash.digest();
}
