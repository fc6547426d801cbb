import { Readable } from 'node:stream';

export type CsvCell = string | number | null;

/** A spreadsheet runs a cell that begins so as a formula, in some languages also where the sign is a wide one (OWASP, CSV injection). */
const runsAsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

const needsQuotes = /[",\r\n]/;

/** A text that would run gets an apostrophe in front, which spreadsheets do not show. */
function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = runsAsFormula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

// Without it spreadsheets read Devanagari and Odia as something else.
const byteOrderMark = '\uFEFF';

export interface CsvReply {
  contentType: string;
  name: string;
  bytes: Readable;
}

/** RFC 4180 with a header line, sent batch by batch, so that a long list neither fills memory nor holds others up. */
export function csvFile(
  name: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]> | Iterable<readonly (readonly CsvCell[])[]>,
): CsvReply {
  async function* parts() {
    yield byteOrderMark + csvLines([header]);
    for await (const rows of batches) yield csvLines(rows);
  }
  return { contentType: 'text/csv; charset=utf-8', name, bytes: Readable.from(parts(), { objectMode: false }) };
}
