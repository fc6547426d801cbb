import type { BandKey } from '../../../domain/instruments/instrument-shape.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { moodFaces } from '../../../domain/mood-faces.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import { bandColours, colours } from './style.ts';

type Doc = PDFKit.PDFDocument;

/** A face around x, y, drawn, because emoji have no outlines; the word for it stands beside it. */
export function drawFace(doc: Doc, mood: MoodWord, x: number, y: number, radius: number): void {
  const { eyes, lines, open } = moodFaces[mood];
  doc.save();
  doc
    .translate(x, y)
    .scale(radius / 28)
    .translate(-32, -32);
  doc.lineWidth(3.6).lineCap('round').lineJoin('round');
  doc.circle(32, 32, 28).fillAndStroke(colours.white, colours.ink);
  for (const [eyeX, eyeY] of eyes) doc.circle(eyeX, eyeY, 3).fill(colours.ink);
  doc.path(lines).stroke(colours.ink);
  if (open !== undefined) doc.path(open).fillAndStroke(colours.inkTint, colours.ink);
  doc.restore();
}

const markSize = 9;

type BandMark = { type: InstrumentType; key: BandKey; x: number; y: number };

/**
 * Small squares of the bands' tints: as many bars in each as its band is high, so that it tells without colour. Those of
 * one colour are drawn together.
 */
export function drawBandMarks(doc: Doc, marks: readonly BandMark[]): void {
  for (const [key, alike] of Map.groupBy(marks, (mark) => mark.key)) {
    const { tint, edge } = bandColours[key];
    for (const { x, y } of alike) doc.rect(x, y, markSize, markSize);
    doc.lineWidth(0.6).fillAndStroke(tint, edge);
    for (const mark of alike) traceBars(doc, mark);
    doc.lineWidth(0.9).stroke(edge);
  }
}

function traceBars(doc: Doc, { type, key, x, y }: BandMark): void {
  const { bands } = instruments[type];
  const place = bands.findIndex((band) => band.key === key);
  for (let bar = 1; bar <= place + 1; bar += 1) {
    const barX = x + (markSize * bar) / (bands.length + 1);
    const barTop = y + markSize * 0.85 - (markSize * 0.65 * bar) / bands.length;
    doc.moveTo(barX, y + markSize * 0.85).lineTo(barX, barTop);
  }
}
