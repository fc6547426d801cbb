import type { Rect } from '../../../../domain/charts/plot-area.ts';
import type { TickLabel } from '../../../../domain/charts/tick-labels.ts';
import { moods } from '../../../../domain/moods.ts';
import { drawFace } from '../../pdf/marks.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { drawTagged, ensureRoom } from '../../pdf/sheet.ts';
import { colours, page, sizes } from '../../pdf/style.ts';
import { drawLabel } from '../../pdf/text.ts';

const text = { size: sizes.chart, colour: colours.muted };

type Frame = {
  plot: Rect;
  xTicks: readonly TickLabel[];
  /** Where the level lines are. */
  lines: readonly number[];
  colour: string;
  /** Below the texts of the x axis. */
  day?: { textX: number; text: string };
};

/** The level lines, the foot of a plot, and what is written under it. */
export function drawFrame({ doc }: Sheet, { plot, xTicks, lines, colour, day }: Frame): void {
  for (const y of lines) doc.moveTo(plot.x, y).lineTo(plot.x + plot.width, y);
  doc.lineWidth(0.4).stroke(colour);
  const bottom = plot.y + plot.height;
  doc.moveTo(plot.x, bottom).lineTo(plot.x + plot.width, bottom);
  for (const { x } of xTicks) doc.moveTo(x, bottom).lineTo(x, bottom + 3);
  doc.lineWidth(0.6).stroke(colours.muted);
  for (const tick of xTicks) drawLabel(doc, tick.text, tick.textX, bottom + 12, { ...text, align: 'centre' });
  if (day) drawLabel(doc, day.text, day.textX, bottom + 22, { ...text, align: 'centre' });
}

/** What is drawn from the top left corner of its own, the same for those who hear it as for those who see it. */
export function drawFigure(
  sheet: Sheet,
  { height, after, alt }: { height: number; after: number; alt: string },
  draw: () => void,
): void {
  const { doc } = sheet;
  ensureRoom(sheet, height);
  drawTagged(
    sheet,
    'Figure',
    () => {
      doc.save().translate(page.left, sheet.y);
      draw();
      doc.restore();
    },
    { alt },
  );
  sheet.y += height + after;
}

/** The face and the name of a row of moods. */
export function drawMoodLabel({ doc, messages }: Sheet, level: number, y: number): void {
  const mood = moods.find((candidate) => candidate.level === level);
  if (!mood) return;
  drawFace(doc, mood.word, 6, y, 5);
  drawLabel(doc, messages.moods.moodNames[mood.word], 15, y + 2.6, text);
}
