import type { ValueAxis } from '../../../../domain/charts/axis.ts';
import type { ChartPoint, LineGeometry } from '../../../../domain/charts/line-geometry.ts';
import { lineGeometry } from '../../../../domain/charts/line-geometry.ts';
import type { Margins } from '../../../../domain/charts/plot-area.ts';
import { nameLast, namePeak, peakOf } from '../../../../domain/charts/point-names.ts';
import type { PointName } from '../../../../domain/charts/point-names.ts';
import { drawFigure, drawFrame } from './report-axes.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { heading, paragraph } from '../../pdf/sheet.ts';
import { bandColours, colours, contentWidth, sizes } from '../../pdf/style.ts';
import type { TextStyle } from '../../pdf/text.ts';
import { drawLabel, widthOf } from '../../pdf/text.ts';

export type ReportChart = {
  title: string;
  points: readonly ChartPoint[];
  axis: ValueAxis;
  /** The height of its plot and labels, in points. */
  height: number;
  labelOf: (at: number) => string;
  timeOf: (at: number) => string;
  dayOf: (at: number) => string;
  /** The chart in a sentence, for those who hear the document. */
  alt: string;
  empty: string;
};

const chartText = { size: sizes.chart, colour: colours.muted };
const margins: Margins = { top: 16, right: 84, bottom: 18, left: 22 };
const lowerForOneDay = 10;
const nameStyle: TextStyle = { size: sizes.small, colour: colours.inkStrong };

/** A heading and a line chart as vectors, or the sentence for no data. */
export function drawChart(sheet: Sheet, chart: ReportChart): void {
  if (chart.points.length === 0) {
    heading(sheet, chart.title, 20);
    paragraph(sheet, chart.empty, { size: sizes.text, colour: colours.muted, after: 16 });
    return;
  }
  heading(sheet, chart.title, chart.height);
  const { doc } = sheet;
  const [first, last] = [chart.points[0], chart.points.at(-1)].map((point) => chart.dayOf(Number(point?.at)));
  const bottom = margins.bottom + (first === last && chart.points.length > 1 ? lowerForOneDay : 0);
  const geometry = lineGeometry({
    ...chart,
    width: contentWidth,
    margins: { ...margins, bottom },
    measure: (text) => widthOf(doc, text, chartText),
  });
  drawFigure(sheet, { ...chart, after: 12 }, () => {
    drawBands(sheet, geometry);
    drawAxes(sheet, geometry);
    drawLine(sheet, geometry);
  });
}

function drawBands({ doc, messages }: Sheet, { bands, plot, last }: LineGeometry): void {
  for (const { band, x, y, width, height } of bands) {
    const { zone, edge, text } = bandColours[band.key];
    doc.rect(x, y, width, height).fill(zone);
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

function drawAxes(sheet: Sheet, { plot, xTicks, yTicks, day }: LineGeometry): void {
  drawFrame(sheet, { plot, xTicks, day, lines: yTicks.map(({ y }) => y), colour: colours.white });
  for (const { text, y } of yTicks) drawLabel(sheet.doc, text, plot.x - 6, y + 2.6, { ...chartText, align: 'right' });
}

function drawLine({ doc, messages }: Sheet, geometry: LineGeometry): void {
  const { paths, dots, last, points } = geometry;
  const peak = peakOf(points);
  doc.lineJoin('round').lineCap('round');
  for (const path of paths) doc.path(path).lineWidth(1.4).stroke(colours.ink);
  doc.lineJoin('miter').lineCap('butt');
  for (const dot of peak && !dots.includes(peak) ? [...dots, peak] : dots) {
    if (dot.partial) doc.circle(dot.x, dot.y, 2.4).lineWidth(1).fillAndStroke(colours.white, colours.ink);
    else doc.circle(dot.x, dot.y, dot === last || dot === peak ? 3 : 1.9).fill(colours.ink);
  }
  if (!last) return;
  const names = { plot: geometry.plot, points, lineHeight: sizes.small * 1.1 };
  const named = (point: typeof last, text: string) => ({ point, text, width: widthOf(doc, text, nameStyle) });
  const lastName = nameLast(names, named(last, String(last.value)));
  const peakText = peak && messages.charts.chartMessages.peak(String(peak.value));
  const peakName = peak && peakText && namePeak(names, named(peak, peakText), lastName);
  drawName(doc, lastName, { ...nameStyle, weight: 'semibold' });
  if (peakName) drawName(doc, peakName, nameStyle);
}

function drawName(doc: PDFKit.PDFDocument, { x, y, text }: PointName, style: TextStyle): void {
  drawLabel(doc, text, x, y, { ...style, align: 'centre' });
}
