import { colours, lineHeight } from './style.ts';
import type { FontFamily, FontWeight } from './fonts.ts';
import { chooseFont } from './fonts.ts';
import type { Run } from './script.ts';
import { segments, splitRuns } from './script.ts';

/** A colour of null is the one that the page has been told last. */
export type TextStyle = { size: number; weight?: FontWeight; colour?: string | null };

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

/** One line of a text that fits, its baseline at `y`. */
export function drawLabel(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  { align = 'left', ...style }: TextStyle & { align?: 'left' | 'centre' | 'right' },
): void {
  const shift = align === 'left' ? 0 : widthOf(doc, text, style) / (align === 'centre' ? 2 : 1);
  drawRuns(doc, splitRuns(text), x - shift, y, style);
}

export function widthOf(doc: PDFKit.PDFDocument, text: string, { size, weight = 'regular' }: TextStyle): number {
  let width = 0;
  for (const { family, text: part } of splitRuns(text)) {
    width += chooseFont(doc, family, weight).fontSize(size).widthOfString(part);
  }
  return width;
}

/** A figure that is too wide is written smaller: cut, it would be another one. */
export function smaller<Style extends TextStyle>(
  doc: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: Style,
): Style {
  const wide = widthOf(doc, text, style);
  // A thousandth less, so that it is not cut for how sums are rounded.
  return wide <= width ? style : { ...style, size: (style.size * width * 0.999) / wide };
}

function drawRuns(
  doc: PDFKit.PDFDocument,
  runs: readonly Run[],
  x: number,
  baseline: number,
  { size, weight = 'regular', colour = colours.text }: TextStyle,
): void {
  let left = x;
  if (colour !== null) doc.fillColor(colour);
  runs.forEach(({ family, text }, place) => {
    chooseFont(doc, family, weight).fontSize(size);
    const write = () => doc.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    if (isReordered[family]) saying(doc, text, write);
    else write();
    if (place < runs.length - 1) left += doc.widthOfString(text);
  });
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

/** The scripts in which signs stand in another order than that in which they are written and said. */
const isReordered: Readonly<Record<FontFamily, boolean>> = {
  latin: false,
  devanagari: true,
  odia: true,
  bengali: true,
  gurmukhi: true,
  olChiki: false,
};

/**
 * Says beside the signs what they mean, so that a word with ‘ि’ can be found and copied in readers that take notice of it: Acrobat,
 * Chrome, Edge and Poppler do, Firefox does not. Inside of the text object, because Poppler looks for its place there.
 */
function saying(doc: PDFKit.PDFDocument, text: string, write: () => unknown): void {
  const add = doc.addContent.bind(doc);
  const within = (line: string) => {
    doc.addContent = add;
    if (line === 'BT') add(line).markContent('Span', { actual: text });
    else if (line === 'ET') doc.endMarkedContent().addContent(line);
    else add(line);
    doc.addContent = within;
    return doc;
  };
  doc.addContent = within;
  try {
    write();
  } finally {
    doc.addContent = add;
  }
}
