import { isUtf8 } from 'node:buffer';
import { unreadable } from '../../core/file-refusals.ts';

/** How spreadsheets begin a workbook: a ZIP archive, and the older binary files. */
const workbooks = ['504b0304', 'd0cf11e0a1b11ae1'];

const byteOrderMarks = [
  { begins: 'efbbbf', encoding: 'utf-8' },
  { begins: 'fffe', encoding: 'utf-16le' },
  { begins: 'feff', encoding: 'utf-16be' },
] as const;

/** The text of a file that a spreadsheet wrote. Refuses what no spreadsheet writes, with the line where it stands. */
export function decodeText(bytes: Buffer): string {
  if (workbooks.some((begins) => bytes.subarray(0, begins.length / 2).toString('hex') === begins))
    throw unreadable('workbook');
  const marked = byteOrderMarks.find(
    ({ begins }) => bytes.subarray(0, begins.length / 2).toString('hex') === begins,
  )?.encoding;
  const text = new TextDecoder(marked ?? unmarkedEncoding(bytes)).decode(bytes);
  const garbage = text.search(neverInText);
  if (garbage >= 0) throw unreadable('not-text', lineAt(text, garbage));
  return text;
}

/**
 * Control characters (those of windows-1252's empty places among them), what decoders put for bytes that mean nothing,
 * and code points that are no characters.
 */
export const neverInText = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFD\uFFFE\uFFFF]/u;

function unmarkedEncoding(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  return twoByteOrder(bytes) ?? (seemsUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** A heading in Latin letters has a zero in each pair of bytes. */
function twoByteOrder(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes.length < 4) return undefined;
  const [first, second, third, fourth] = bytes.subarray(0, 4);
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  return undefined;
}

/** One byte that is wrong among many letters that are right is a fault of the file, and no other encoding. */
function seemsUtf8(bytes: Buffer): boolean {
  if (isUtf8(bytes)) return true;
  const text = bytes.toString('utf8');
  let [right, wrong] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0xfffd) wrong += 1;
    else if (unit > 0x7f) right += 1;
  }
  return right > wrong;
}

function lineAt(text: string, at: number): number {
  return lineBreaks(text.slice(0, at)) + 1;
}

export function lineBreaks(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
