import type { BandKey } from '../../../domain/instruments/instrument-shape.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import { bandColours, colours } from './report-style.ts';

type Doc = PDFKit.PDFDocument;

// Heights of the eyebrows and the bend of the mouth, in parts of the radius; drawn, because emoji have no outlines.
const faces: Record<MoodWord, { mouth: number; brows: number; open: boolean }> = {
  happy: { mouth: 0.42, brows: 0, open: true },
  calm: { mouth: 0.26, brows: 0, open: false },
  neutral: { mouth: 0, brows: 0, open: false },
  sad: { mouth: -0.26, brows: -0.14, open: false },
  angry: { mouth: -0.26, brows: 0.16, open: false },
};

/** A face around x, y; the word for it stands beside it. */
export function drawFace(doc: Doc, mood: MoodWord, x: number, y: number, radius: number): void {
  const { mouth, brows, open } = faces[mood];
  const at = (dx: number, dy: number): [number, number] => [x + dx * radius, y + dy * radius];
  doc
    .lineWidth(radius * 0.13)
    .lineCap('round')
    .lineJoin('round');
  doc.circle(x, y, radius).fillAndStroke(colours.white, colours.ink);
  doc
    .circle(...at(-0.36, -0.16), radius * 0.11)
    .circle(...at(0.36, -0.16), radius * 0.11)
    .fill(colours.ink);
  doc.moveTo(...at(-0.42, 0.32)).quadraticCurveTo(...at(0, 0.32 + mouth * 1.6), ...at(0.42, 0.32));
  if (open) doc.closePath().fillAndStroke(colours.inkTint, colours.ink);
  else doc.stroke(colours.ink);
  if (brows !== 0) {
    doc.moveTo(...at(-0.56, -0.48 - brows)).lineTo(...at(-0.2, -0.48 + brows));
    doc.moveTo(...at(0.56, -0.48 - brows)).lineTo(...at(0.2, -0.48 + brows));
    doc.stroke(colours.ink);
  }
  doc.lineCap('butt').lineJoin('miter');
}

const markSize = 9;

export type BandMark = { type: InstrumentType; key: BandKey; x: number; y: number };

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
