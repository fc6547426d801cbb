import { readCsv } from '../csv/read-csv.ts';
import type { Table, TableLimits } from '../csv/table.ts';
import { isWorkbook, readWorkbook } from './read-workbook.ts';

/** A workbook or CSV. What it is, its first bytes say: neither its name nor its type does. */
export function readTable(bytes: Buffer, limits: TableLimits): Promise<Table> {
  const read = isWorkbook(bytes) ? readWorkbook : readCsv;
  return read(bytes, limits);
}
