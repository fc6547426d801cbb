import { colours, lineHeight } from './report-style.ts';
import type { FontWeight } from './report-fonts.ts';
import { fontName } from './report-fonts.ts';
import type { Run } from './report-script.ts';
import { segments, splitRuns } from './report-script.ts';

export type TextStyle = { size: number; weight?: FontWeight; colour?: string };

type Line = { runs: Run[]; width: number };

export type TextBlock = { lines: Line[]; height: number; style: TextStyle };

/** Breaks a text of any scripts into lines; a word wider than a line is broken between its signs. */
export function layOut(doc: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): TextBlock {
  const lines: Line[] = [];
  let current = '';
  for (const word of pieces(doc, text, width, style)) {
    const longer = current + word;
    if (current !== '' && widthOf(doc, longer.trimEnd(), style) > width) {
      lines.push(lineOf(doc, current, style));
      current = word.trimStart();
    } else {
      current = longer;
    }
  }
  if (current.trim() !== '') lines.push(lineOf(doc, current, style));
  return { lines, height: lines.length * style.size * lineHeight, style };
}

export function drawBlock(doc: PDFKit.PDFDocument, block: TextBlock, x: number, y: number): void {
  const { size } = block.style;
  block.lines.forEach((line, index) => {
    drawRuns(doc, line.runs, x, y + size * lineHeight * index + size * 1.1, block.style);
  });
}

/** One line of a text that fits, its baseline at `y`; returns its width. */
export function drawLabel(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  style: TextStyle & { align?: 'left' | 'centre' | 'right' },
): number {
  const width = plainWidth(doc, text, style);
  const shift = style.align === 'right' ? width : style.align === 'centre' ? width / 2 : 0;
  drawRuns(doc, [{ family: 'latin', text }], x - shift, y, style);
  return width;
}

/** The width of a text in Latin letters. */
export function plainWidth(doc: PDFKit.PDFDocument, text: string, { size, weight = 'regular' }: TextStyle): number {
  return doc.font(fontName('latin', weight)).fontSize(size).widthOfString(text);
}

function drawRuns(doc: PDFKit.PDFDocument, runs: readonly Run[], x: number, baseline: number, style: TextStyle): void {
  const { size, weight = 'regular', colour = colours.text } = style;
  let left = x;
  for (const { family, text } of runs) {
    doc.font(fontName(family, weight)).fontSize(size).fillColor(colour);
    doc.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    left += doc.widthOfString(text);
  }
}

function pieces(doc: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): string[] {
  const printable = splitRuns(text)
    .map((run) => run.text)
    .join('');
  const words = printable.match(/\S+\s*/g) ?? [];
  return words.flatMap((word) => (widthOf(doc, word, style) > width ? segments(word) : [word]));
}

function lineOf(doc: PDFKit.PDFDocument, text: string, style: TextStyle): Line {
  const trimmed = text.trim();
  return { runs: splitRuns(trimmed), width: widthOf(doc, trimmed, style) };
}

function widthOf(doc: PDFKit.PDFDocument, text: string, { size, weight = 'regular' }: TextStyle): number {
  return splitRuns(text).reduce(
    (sum, run) => sum + doc.font(fontName(run.family, weight)).fontSize(size).widthOfString(run.text),
    0,
  );
}
