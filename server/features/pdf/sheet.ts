import { once } from 'node:events';
import PdfKit from 'pdfkit';
import { messagesIn } from '../../../domain/messages/messages.ts';
import type { Messages } from '../../../domain/messages/messages.ts';
import type { Language } from '../../../domain/languages.ts';
import { colours, contentWidth, page, sizes } from './style.ts';
import type { TextStyle } from './text.ts';
import { drawBlock, drawLabel, layOut } from './text.ts';

/** The document, how far down its last page is written, in points from the top, and the sentences of its language. */
export type Sheet = { doc: PDFKit.PDFDocument; root: PDFStructureElement; y: number; messages: Messages };

type PDFStructureElement = ReturnType<PDFKit.PDFDocument['struct']>;

interface About {
  language: Language;
  /** What the document is called. */
  titleIn: (messages: Messages) => string;
  productTitle: string;
  /** May be empty. */
  organisation: string;
  generatedAt: Date;
}

export function openSheet({ language, titleIn, productTitle, organisation, generatedAt }: About): Sheet {
  const messages = messagesIn[language];
  const producer = messages.report.reportMessages.producer(productTitle, organisation);
  const doc = new PdfKit({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    // Else pdfkit would read Helvetica.
    font: '',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    lang: messages.locale.locale,
    info: {
      Title: titleIn(messages),
      Author: producer,
      Creator: productTitle,
      Producer: productTitle,
      CreationDate: generatedAt,
      ModDate: generatedAt,
    },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, y: page.top, messages };
}

/** Begins a new page unless `height` still fits on this one. */
export function ensureRoom(sheet: Sheet, height: number): void {
  if (height <= roomLeft(sheet)) return;
  sheet.doc.addPage();
  sheet.y = page.top;
}

/** Points between what is written and the foot of the page. */
export function roomLeft(sheet: Sheet): number {
  return page.height - page.bottom - sheet.y;
}

/** Draws something that a screen reader finds under `tag` (H1, P, Figure ...); it must not begin a page. */
export function drawTagged(
  sheet: Sheet,
  tag: string,
  draw: () => void,
  said: { alt?: string; actual?: string } = {},
): void {
  sheet.root.add(sheet.doc.struct(tag, said, [draw]));
}

/** Draws something that says nothing: lines, backgrounds. */
export function drawSilent(sheet: Sheet, draw: () => void): void {
  sheet.doc.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.doc.endMarkedContent();
}

/** A paragraph across the page, or `width` of it, and the space below. */
export function paragraph(
  sheet: Sheet,
  text: string,
  { width = contentWidth, ...style }: TextStyle & { tag?: string; after?: number; width?: number },
): void {
  const block = layOut(sheet.doc, text, width, style);
  ensureRoom(sheet, block.height);
  // Shaped scripts are drawn in another order than they are spelled.
  const said = block.lines.some((line) => line.runs.some((run) => run.family !== 'latin')) ? { actual: text } : {};
  drawTagged(sheet, style.tag ?? 'P', () => drawBlock(sheet.doc, block, page.left, sheet.y), said);
  sheet.y += block.height + (style.after ?? 6);
}

/** On top of a document: who it is from, and in large letters what it is. `width` leaves room for what stands beside it. */
export function drawHeading(sheet: Sheet, producer: string, title: string, width = contentWidth): void {
  paragraph(sheet, producer, { size: sizes.text, weight: 'semibold', colour: colours.ink, after: 4, width });
  paragraph(sheet, title, {
    size: sizes.title,
    weight: 'semibold',
    colour: colours.inkStrong,
    tag: 'H1',
    after: 6,
    width,
  });
  drawSilent(sheet, () => sheet.doc.rect(page.left, sheet.y, 36, 2.5).fill(colours.ink));
  sheet.y += 12;
}

/** A heading that stays on the page of at least `keepWith` points of what follows. */
export function heading(sheet: Sheet, text: string, keepWith: number): void {
  ensureRoom(sheet, sizes.heading * 1.6 + keepWith);
  paragraph(sheet, text, { size: sizes.heading, weight: 'semibold', colour: colours.inkStrong, tag: 'H2', after: 4 });
}

/** The same line at the foot of every page, once their number is known. */
export function drawFooters({ doc, messages }: Sheet, text: string): void {
  const { reportMessages } = messages.report;
  const { count } = doc.bufferedPageRange();
  const style = { size: sizes.chart, colour: colours.muted };
  const y = page.height - 34;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.moveTo(page.left, y - 14).lineTo(page.width - page.right, y - 14);
    doc.lineWidth(0.5).stroke(colours.hairline);
    drawBlock(doc, layOut(doc, text, contentWidth - 70, style), page.left, y - 8);
    drawLabel(doc, reportMessages.page(index + 1, count), page.width - page.right, y, { ...style, align: 'right' });
    doc.endMarkedContent();
  }
}

/** All of it, once it is drawn. */
export async function bytesOf({ doc, root }: Sheet): Promise<Buffer> {
  root.end();
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  doc.end();
  await once(doc, 'end');
  return Buffer.concat(parts);
}
