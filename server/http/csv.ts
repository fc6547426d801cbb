import { Readable } from 'node:stream';

export type CsvCell = string | number | null;

/**
 * A spreadsheet runs a cell that begins so as a formula, in some languages also where the sign is a wide one (OWASP, CSV
 * injection). Where it takes semicolons or tabs for ends of cells, as it does in half of the world, a cell of ours may be several.
 */
const runsAsFormula = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

const needsQuotes = /[",;\t\r\n]/;

/** What would run gets an apostrophe in front, which spreadsheets do not show. */
function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replaceAll(runsAsFormula, "'");
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

// Without it spreadsheets read Devanagari and Odia as something else.
const byteOrderMark = '\uFEFF';

type Batches = AsyncIterable<readonly (readonly CsvCell[])[]> | Iterable<readonly (readonly CsvCell[])[]>;

/** RFC 4180 with a header line, batch by batch. */
export async function* csvParts(header: readonly string[], batches: Batches): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([header]);
  for await (const rows of batches) yield csvLines(rows);
}

export interface CsvReply {
  contentType: string;
  name: string;
  bytes: Readable;
}

/** Sent batch by batch. */
export function csvFile(name: string, header: readonly string[], batches: Batches): CsvReply {
  return csvReply(name, Readable.from(csvParts(header, batches), { objectMode: false }));
}

export function csvReply(name: string, bytes: Readable): CsvReply {
  return { contentType: 'text/csv; charset=utf-8', name, bytes };
}
