import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { unreadable } from '../../core/file-refusals.ts';
import { decodeText, lineBreaks } from './decode-text.ts';
import { mostInLine, takeRecord } from './table.ts';
import type { Table, TableLimits } from './table.ts';

/**
 * A table as spreadsheets save it: UTF-8, UTF-16 or windows-1252, cells apart by comma, semicolon or tab. Others have their
 * turn while a long one is read.
 */
export async function readCsv(bytes: Buffer, limits: TableLimits): Promise<Table> {
  const { text, firstLine } = withoutHint(decodeText(bytes));
  if (text.trim() === '') throw unreadable('empty');
  let line = firstLine;
  const table: Table = { headings: [], lines: [], surplus: [] };
  const take = (raw: readonly string[]) => {
    takeRecord(table, raw, line, limits);
    line += 1 + raw.reduce((breaks, cell) => breaks + lineBreaks(cell), 0);
    return null;
  };
  try {
    await parseText(text, take);
  } catch (error) {
    if (error instanceof CsvError)
      throw unreadable(error.code === 'CSV_MAX_RECORD_SIZE' ? 'line-too-long' : 'broken-quotes', line);
    throw error;
  }
  if (table.lines.length === 0) throw unreadable('no-lines', line);
  return table;
}

async function parseText(text: string, take: (record: readonly string[]) => null): Promise<void> {
  const parser = parse({
    delimiter: separatorOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: mostInLine,
    on_record: take,
  });
  parser.resume();
  await pipeline(Readable.from(pieces(Buffer.from(text))), parser);
}

/** Between two of them others have their turn: a stream alone gives none. */
async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  const size = 16 * 1024;
  for (let at = 0; at < bytes.length; at += size) {
    yield bytes.subarray(at, at + size);
    await setImmediate();
  }
}

/** Excel reads a first line `sep=;` as a hint; it is no heading. */
function withoutHint(text: string): { text: string; firstLine: number } {
  const hint = /^sep=[,;\t](?:\r\n|\n|\r)/i.exec(text);
  return hint ? { text: text.slice(hint[0].length), firstLine: 2 } : { text, firstLine: 1 };
}

/** The one that is most often in the headings, outside quotes. They are in the first line, however far a quote goes that never ends. */
function separatorOf(text: string): string {
  const [headings = ''] = text
    .trimStart()
    .slice(0, mostInLine)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/, 1);
  const counted = [',', ';', '\t'].map((separator) => ({ separator, times: headings.split(separator).length }));
  return counted.reduce((most, one) => (one.times > most.times ? one : most)).separator;
}
