import { addDays, isRealDay } from '../../../domain/dates.ts';
import { tooLarge } from '../../core/file-refusals.ts';
import { readXml } from './xml.ts';

/** Formats that every program knows by their number and that show a day; others stand in the file. */
const knownDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58]);

/** What Excel takes; a longer format shows no day. */
const longestFormat = 255;
const mostStyles = 65_536;

/** Tells by the place of a style whether a number that looks so is a day. */
export async function readStyles(pieces: AsyncIterable<Buffer>): Promise<(style: number) => boolean> {
  const dates = new Set(knownDates);
  const styles: boolean[] = [];
  let isOfCells = false;
  await readXml(pieces, {
    open: (name, attribute) => {
      if (name === 'numFmt') noteFormat(dates, Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      if (styles.length === mostStyles) throw tooLarge();
      styles.push(dates.has(Number(attribute('numFmtId'))));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return (style) => styles[style] ?? false;
}

function noteFormat(dates: Set<number>, id: number, format: string): void {
  if (format.length <= longestFormat && showsDay(format)) dates.add(id);
  else dates.delete(id);
}

/** Days, months as words and years; what is quoted, escaped or in brackets is no part of a date. Of several, the first is for plain numbers. */
function showsDay(format: string): boolean {
  const [plain = ''] = format.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';');
  return !/general/i.test(plain) && /[dy]|mmm/i.test(plain);
}

const digits = 15;
const plain = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumSignificantDigits: digits,
  signDisplay: 'negative',
});

/** As a person would type it: Excel keeps 15 digits, and may write many of them with an exponent. */
export function typedNumber(stored: string): string {
  const number = Number(Number(stored).toPrecision(digits));
  const size = Math.abs(number);
  const isTypable = size === 0 || (size >= 1e-41 && size < 1e40);
  return stored.trim() !== '' && isTypable ? plain.format(number) : stored;
}

/** 'YYYY-MM-DD' of a number that counts days; as a number where no calendar has that day. */
export function dayOfNumber(stored: string, from1904: boolean): string {
  const days = Math.floor(Number(stored));
  if (stored.trim() === '' || !(days >= (from1904 ? 0 : 1) && days < 3_000_000)) return typedNumber(stored);
  // Excel has a 29th of February 1900, its number 60, as Lotus had.
  const first = from1904 ? '1904-01-01' : days < 60 ? '1899-12-31' : '1899-12-30';
  const day = days === 60 && !from1904 ? '' : addDays(first, days);
  return isRealDay(day) ? day : typedNumber(stored);
}
