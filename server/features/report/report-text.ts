import { colours, lineHeight } from './report-style.ts';
import type { FontFamily, FontWeight } from './report-fonts.ts';
import { plain } from './report-alphabet.ts';
import type { Paper } from './report-paper.ts';
import type { Run } from './report-script.ts';
import { segments, splitRuns } from './report-script.ts';

export type TextStyle = { size: number; weight?: FontWeight; colour?: string };

type Line = { runs: Run[]; width: number };

export type TextBlock = { lines: Line[]; height: number; style: TextStyle };

/** Breaks a text of any scripts into lines; a word wider than a line is broken between its signs. */
export function layOut(doc: Paper, text: string, width: number, style: TextStyle): TextBlock {
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

export function drawBlock(doc: Paper, block: TextBlock, x: number, y: number): void {
  const { size } = block.style;
  block.lines.forEach((line, index) => {
    drawRuns(doc, line.runs, x, y + size * lineHeight * index + size * 1.1, block.style);
  });
}

/** One line of a text that fits, its baseline at `y`; returns its width. */
export function drawLabel(
  doc: Paper,
  text: string,
  x: number,
  y: number,
  { align = 'left', ...style }: TextStyle & { align?: 'left' | 'centre' | 'right' },
): number {
  const shift = align === 'left' ? 0 : widthOf(doc, text, style) / (align === 'centre' ? 2 : 1);
  return drawRuns(doc, splitRuns(text), x - shift, y, style);
}

export function widthOf(doc: Paper, text: string, { size, weight = 'regular' }: TextStyle): number {
  let width = 0;
  for (const { family, text: part } of splitRuns(text)) {
    if (isPlain(family, part)) width += (doc.face(weight).letters.widthOf(part) * size) / 1000;
    else width += doc.choose(family, weight).fontSize(size).widthOfString(part);
  }
  return width;
}

/** Returns how wide they are. */
function drawRuns(doc: Paper, runs: readonly Run[], x: number, baseline: number, style: TextStyle): number {
  const { size, weight = 'regular', colour = colours.text } = style;
  let left = x;
  for (const { family, text } of runs) {
    doc.fillColor(colour);
    if (isPlain(family, text)) {
      left += doc.show(text, left, baseline, { size, weight });
    } else {
      doc.choose(family, weight).fontSize(size);
      doc.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += doc.widthOfString(text);
    }
  }
  return left - x;
}

const isPlain = (family: FontFamily, text: string): boolean => family === 'latin' && plain.test(text);

function pieces(doc: Paper, text: string, width: number, style: TextStyle): string[] {
  const printable = splitRuns(text)
    .map((run) => run.text)
    .join('');
  const words = printable.match(/\S+\s*/g) ?? [];
  return words.flatMap((word) => (widthOf(doc, word, style) > width ? segments(word) : [word]));
}

function lineOf(doc: Paper, text: string, style: TextStyle): Line {
  const trimmed = text.trim();
  return { runs: splitRuns(trimmed), width: widthOf(doc, trimmed, style) };
}
