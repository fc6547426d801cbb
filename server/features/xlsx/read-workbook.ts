import { unreadable } from '../../core/file-refusals.ts';
import type { Table, TableLimits } from '../csv/table.ts';
import { readStyles } from './number-formats.ts';
import { findParts } from './parts.ts';
import { readSheet } from './read-sheet.ts';
import { readSharedTexts } from './shared-texts.ts';
import { openZip } from './zip.ts';

const zipBegins = Buffer.from('504b0304', 'hex');
/** Of the binary files before 2007, and of today's where a password is needed. */
const compoundBegins = Buffer.from('d0cf11e0a1b11ae1', 'hex');

export function isWorkbook(bytes: Buffer): boolean {
  return [zipBegins, compoundBegins].some((begins) => bytes.subarray(0, begins.length).equals(begins));
}

/**
 * The first sheet of an Excel workbook that can be seen, as a table. Nothing is computed, fetched or written: formulas give the value
 * that was stored with them. Others have their turn while a long one is read.
 */
export async function readWorkbook(bytes: Buffer, limits: TableLimits): Promise<Table> {
  if (!bytes.subarray(0, zipBegins.length).equals(zipBegins)) {
    if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw unreadable('locked-workbook');
    throw unreadable('workbook');
  }
  const archive = openZip(bytes);
  const { sheet, sharedStrings, styles, from1904 } = await findParts(archive);
  const isDate = await readStyles(archive.read(styles));
  const texts = await readSharedTexts(archive.read(sharedStrings));
  return readSheet(archive.read(sheet), { texts, isDate, from1904 }, limits);
}
