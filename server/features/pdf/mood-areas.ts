import { moodWords } from '../../../domain/moods.ts';
import { moodColours } from './style.ts';

type Doc = PDFKit.PDFDocument;

type Size = { width: number; height: number };

/** The directions of the strokes that tell the moods apart without colour, in their order; the first has none. */
const strokes = [[], ['up'], ['upright'], ['level'], ['up', 'down'], ['down']] as const;

const step = 3;

/** What is drawn of each mood, in the order of the moods: a calm area under strokes of its full colour. */
export function drawMoodAreas(doc: Doc, paths: readonly string[], size: Size): void {
  paths.forEach((path, place) => {
    const colour = colourAt(place);
    if (path === '' || !colour) return;
    doc.path(path).fill(colour.tint);
    const directions = strokes[place % strokes.length] ?? [];
    if (directions.length === 0) return;
    doc.save().path(path).clip();
    for (const direction of directions) traceStrokes(doc, direction, size);
    doc.lineWidth(0.5).stroke(colour.edge);
    doc.restore();
  });
}

/** As it stands beside its name. */
export function drawMoodSwatch(doc: Doc, place: number, x: number, y: number): void {
  const side = 8;
  doc.save().translate(x, y);
  const paths = moodWords.map((_, index) => (index === place ? `M0,0H${side}V${side}H0Z` : ''));
  drawMoodAreas(doc, paths, { width: side, height: side });
  doc.restore();
}

function traceStrokes(doc: Doc, direction: 'up' | 'down' | 'upright' | 'level', { width, height }: Size): void {
  if (direction === 'level') {
    for (let y = step / 2; y < height; y += step) doc.moveTo(0, y).lineTo(width, y);
    return;
  }
  const lean = direction === 'upright' ? 0 : height;
  for (let x = step / 2 - lean; x < width; x += step) {
    const [from, to] = direction === 'up' ? [height, 0] : [0, height];
    doc.moveTo(x, from).lineTo(x + lean, to);
  }
}

function colourAt(place: number) {
  const word = moodWords[place];
  return word && moodColours[word];
}
