import { damaged, tooLarge, unreadable } from '../../core/file-refusals.ts';
import { neverInText } from '../csv/decode-text.ts';
import { mostColumns, mostInLine, takeRecord } from '../csv/table.ts';
import type { Table, TableLimits } from '../csv/table.ts';
import { dayOfNumber, typedNumber } from './number-formats.ts';
import { richText, unescaped } from './shared-texts.ts';
import { readXml } from './xml.ts';

/** What a cell is read with. */
interface SheetContext {
  texts: readonly string[];
  isDate: (style: number) => boolean;
  from1904: boolean;
}

interface Cell {
  column: number;
  type: string;
  style: number;
}

const mostRows = 1_048_576;
/** Empty ones among them: a hundred in each line of the longest list. */
const mostCells = 5_000_000;

/** One text may stand in many cells: what all of them have together is bounded as a CSV file is. */
const mostText = 12 * 1024 * 1024;

/** A table whose lines are the rows as the program that shows them counts. Of merged cells the first has what they say. */
export async function readSheet(
  pieces: AsyncIterable<Buffer>,
  context: SheetContext,
  limits: TableLimits,
): Promise<Table> {
  const table: Table = { headings: [], lines: [], surplus: [] };
  const inline = richText();
  let row = 0;
  let cells: string[] = [];
  let textLeft = mostText;
  let lineLeft = mostInLine;
  let cellsLeft = mostCells;
  let cell: Cell | undefined;
  let column = 0;
  let isValue = false;
  let value = '';

  function endCell({ column: at, type, style }: Cell): void {
    const text = type === 'inlineStr' ? inline.take() : textOf(value, type, style, context);
    if (text.trim() === '') return;
    if (at > mostColumns) throw unreadable('too-many-columns', row);
    if (neverInText.test(text) || !text.isWellFormed()) throw unreadable('not-text', row);
    lineLeft -= text.length;
    textLeft -= text.length;
    if (lineLeft < 0) throw unreadable('line-too-long', row);
    if (textLeft < 0) throw tooLarge();
    while (cells.length < at) cells.push('');
    cells[at - 1] = text;
  }

  await readXml(pieces, {
    open: (name, attribute) => {
      inline.listener.open(name, attribute);
      if (name === 'row') {
        row = rowNumber(attribute('r'), row);
        [cells, column, lineLeft] = [[], 0, mostInLine];
      } else if (name === 'c') {
        column = columnNumber(attribute('r'), column);
        cellsLeft -= 1;
        if (cellsLeft < 0) throw tooLarge();
        // What another kind of cell has left of it.
        inline.take();
        cell = { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0) };
        value = '';
      }
      isValue = name === 'v' && cell !== undefined;
    },
    text: (text) => {
      inline.listener.text(text);
      if (isValue) value += text;
    },
    close: (name) => {
      inline.listener.close(name);
      isValue = false;
      if (name === 'c' && cell) {
        endCell(cell);
        cell = undefined;
      } else if (name === 'row' && cells.length > 0) takeRecord(table, cells, row, limits);
    },
  });
  if (table.headings.length === 0) throw unreadable('empty');
  if (table.lines.length === 0) throw unreadable('no-lines', row);
  return table;
}

function textOf(value: string, type: string, style: number, { texts, isDate, from1904 }: SheetContext): string {
  if (value === '') return '';
  switch (type) {
    case 's': {
      const text = texts[Number(value)];
      if (text === undefined) throw damaged();
      return text;
    }
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return value.slice(0, 10);
    case 'n':
      return isDate(style) ? dayOfNumber(value, from1904) : typedNumber(value);
    // The text that a formula gave, and the name of its fault.
    default:
      return unescaped(value);
  }
}

/** Rows and cells say where they are; those that don't follow the one before. */
function rowNumber(given: string | undefined, last: number): number {
  const row = given === undefined ? last + 1 : Number(given);
  if (row > mostRows) throw tooLarge();
  if (!Number.isInteger(row) || row <= last) throw damaged();
  return row;
}

function columnNumber(given: string | undefined, last: number): number {
  if (given === undefined) return last + 1;
  const letters = /^([A-Z]{1,3})[0-9]{1,7}$/.exec(given)?.[1];
  if (letters === undefined) throw damaged();
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  if (column <= last) throw damaged();
  return column;
}
