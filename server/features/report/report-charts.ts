import type { ValueAxis } from '../../../domain/charts/axis.ts';
import type { ChartPoint, LineGeometry } from '../../../domain/charts/line-geometry.ts';
import { lineGeometry } from '../../../domain/charts/line-geometry.ts';
import type { Margins } from '../../../domain/charts/plot-area.ts';
import { moods } from '../../../domain/moods.ts';
import { drawFace } from './report-marks.ts';
import type { Sheet } from './report-sheet.ts';
import { drawTagged, ensureRoom, heading, paragraph } from './report-sheet.ts';
import { bandColours, colours, contentWidth, page, sizes } from './report-style.ts';
import { drawLabel, widthOf } from './report-text.ts';

export type ReportChart = {
  title: string;
  points: readonly ChartPoint[];
  axis: ValueAxis;
  /** The height of its plot and labels, in points. */
  height: number;
  labelOf: (at: number) => string;
  /** What stands beside the last point. */
  lastText: string;
  /** The chart in a sentence, for those who hear the document. */
  alt: string;
  empty: string;
};

const chartText = { size: sizes.chart, colour: colours.muted };
const scoreMargins: Margins = { top: 8, right: 84, bottom: 18, left: 22 };
const moodMargins: Margins = { top: 8, right: 26, bottom: 18, left: 56 };

/** A heading and a line chart as vectors, or the sentence for no data. */
export function drawChart(sheet: Sheet, chart: ReportChart): void {
  if (chart.points.length === 0) {
    heading(sheet, chart.title, 20);
    paragraph(sheet, chart.empty, { size: sizes.text, colour: colours.muted, after: 16 });
    return;
  }
  heading(sheet, chart.title, chart.height);
  const { doc } = sheet;
  const geometry = lineGeometry({
    ...chart,
    width: contentWidth,
    margins: chart.axis.bands.length > 0 ? scoreMargins : moodMargins,
    measure: (text) => widthOf(doc, text, chartText),
  });
  ensureRoom(sheet, chart.height);
  drawTagged(
    sheet,
    'Figure',
    () => {
      doc.save().translate(page.left, sheet.y);
      drawBands(sheet, geometry);
      drawAxes(sheet, geometry, chart);
      drawLine(doc, geometry, chart.lastText);
      doc.restore();
    },
    { alt: chart.alt },
  );
  sheet.y += chart.height + 12;
}

function drawBands({ doc, messages }: Sheet, { bands, plot, last }: LineGeometry): void {
  for (const { band, x, y, width, height } of bands) {
    const { tint, edge, text } = bandColours[band.key];
    doc.rect(x, y, width, height).fill(tint);
    doc.moveTo(x + width + 3, y + 1).lineTo(x + width + 3, y + height - 1);
    doc.lineWidth(1.6).stroke(edge);
    const current = last !== undefined && !last.partial && last.value >= band.min && last.value <= band.max;
    drawLabel(doc, messages.instruments.levelNames[band.name], plot.x + plot.width + 9, y + height / 2 + 2.6, {
      size: sizes.chart,
      weight: current ? 'semibold' : 'regular',
      colour: text,
    });
  }
}

function drawAxes(sheet: Sheet, geometry: LineGeometry, { axis }: ReportChart): void {
  const { doc } = sheet;
  const { plot, xTicks, yTicks } = geometry;
  const moodRows = axis.bands.length === 0;
  for (const tick of yTicks) {
    doc.moveTo(plot.x, tick.y).lineTo(plot.x + plot.width, tick.y);
    doc.lineWidth(0.4).stroke(moodRows ? colours.hairline : colours.white);
    if (moodRows) drawMoodLabel(sheet, tick.value, tick.y);
    else drawLabel(doc, tick.text, plot.x - 6, tick.y + 2.6, { ...chartText, align: 'right' });
  }
  const bottom = plot.y + plot.height;
  doc
    .moveTo(plot.x, bottom)
    .lineTo(plot.x + plot.width, bottom)
    .lineWidth(0.6)
    .stroke(colours.muted);
  for (const tick of xTicks) {
    doc
      .moveTo(tick.x, bottom)
      .lineTo(tick.x, bottom + 3)
      .lineWidth(0.6)
      .stroke(colours.muted);
    drawLabel(doc, tick.text, tick.textX, bottom + 12, { ...chartText, align: 'centre' });
  }
}

function drawMoodLabel({ doc, messages }: Sheet, level: number, y: number): void {
  const mood = moods.find((candidate) => candidate.level === level);
  if (!mood) return;
  drawFace(doc, mood.word, 6, y, 5);
  drawLabel(doc, messages.moods.moodNames[mood.word], 15, y + 2.6, chartText);
}

function drawLine(doc: PDFKit.PDFDocument, { paths, dots, last, plot }: LineGeometry, lastText: string): void {
  doc.lineJoin('round').lineCap('round');
  for (const path of paths) doc.path(path).lineWidth(1.4).stroke(colours.ink);
  doc.lineJoin('miter').lineCap('butt');
  for (const dot of dots) {
    if (dot.partial) doc.circle(dot.x, dot.y, 2.4).lineWidth(1).fillAndStroke(colours.white, colours.ink);
    else doc.circle(dot.x, dot.y, dot === last ? 3 : 1.9).fill(colours.ink);
  }
  if (!last || lastText === '') return;
  const above = last.y - plot.y > 14;
  drawLabel(doc, lastText, last.x, above ? last.y - 6 : last.y + 12, {
    size: sizes.small,
    weight: 'semibold',
    colour: colours.inkStrong,
    align: last.x > plot.x + plot.width - 10 ? 'right' : 'centre',
  });
}
