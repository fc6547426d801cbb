import type { Sheet } from '../../pdf/sheet.ts';
import { drawSilent, ensureRoom } from '../../pdf/sheet.ts';
import { colours, contentWidth, page, sizes } from '../../pdf/style.ts';
import type { TextStyle } from '../../pdf/text.ts';
import { drawLabel, smaller, widthOf } from '../../pdf/text.ts';

export interface Column {
  head: string;
  /** From the left margin; where `align` is 'right' its right edge. */
  x: number;
  width: number;
  align?: 'right';
}

export interface Row {
  /** One text for each column. */
  cells: readonly string[];
  isStrong?: boolean;
  /** What is drawn beside the texts, between `top` and `top + rowHeight`. */
  draw?: (top: number) => void;
}

export const rowHeight = 17;

/** A table that a screen reader walks cell by cell; its head is drawn again on each page. */
export function drawRows(sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): void {
  const table = sheet.doc.struct('Table');
  sheet.root.add(table);
  ensureRoom(sheet, rowHeight * 2);
  drawHead(sheet, columns, table);
  for (const [place, row] of rows.entries()) {
    const before = sheet.y;
    ensureRoom(sheet, rowHeight);
    if (sheet.y < before) drawHead(sheet, columns, undefined);
    const top = sheet.y;
    drawSilent(sheet, () => {
      if (place % 2 === 1) sheet.doc.rect(page.left, top, contentWidth, rowHeight).fill(colours.sunken);
      row.draw?.(top);
    });
    const line = sheet.doc.struct('TR');
    table.add(line);
    const style: TextStyle = { size: sizes.small, weight: row.isStrong ? 'semibold' : 'regular', colour: colours.text };
    columns.forEach((column, index) =>
      line.add(
        sheet.doc.struct(index === 0 ? 'TH' : 'TD', {}, [
          () => {
            const text = row.cells[index] ?? '';
            const fits = index === 0 ? style : smaller(sheet.doc, text, column.width, style);
            drawCell(sheet, column, text, fits);
          },
        ]),
      ),
    );
    line.end();
    sheet.y += rowHeight;
  }
  table.end();
  sheet.y += 8;
}

function drawHead(
  sheet: Sheet,
  columns: readonly Column[],
  table: ReturnType<PDFKit.PDFDocument['struct']> | undefined,
): void {
  const style: TextStyle = { size: sizes.small, weight: 'semibold', colour: colours.inkStrong };
  const { doc, y } = sheet;
  drawSilent(sheet, () => doc.rect(page.left, y, contentWidth, rowHeight).fill(colours.inkTint));
  if (table) {
    const line = doc.struct('TR');
    table.add(line);
    for (const column of columns) line.add(doc.struct('TH', {}, [() => drawCell(sheet, column, column.head, style)]));
    line.end();
  } else drawSilent(sheet, () => columns.forEach((column) => drawCell(sheet, column, column.head, style)));
  sheet.y += rowHeight;
}

function drawCell(sheet: Sheet, { x, width, align }: Column, text: string, style: TextStyle): void {
  drawLabel(sheet.doc, fitted(sheet, text, width, style), page.left + x, sheet.y + 11.5, { ...style, align });
}

/** A text that is too wide is cut, with a sign that it goes on. */
export function fitted({ doc }: Sheet, text: string, width: number, style: TextStyle): string {
  if (widthOf(doc, text, style) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && widthOf(doc, `${letters.join('')}…`, style) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
