import { scoreAxis } from '../../../../domain/charts/axis.ts';
import type { ReportSection } from '../../../../domain/contract/report.ts';
import { dayInZone, timeOfDay } from '../../../../domain/dates.ts';
import type { InstrumentType, WireName } from '../../../../domain/instruments/instrument.ts';
import { byInstrument, instruments, instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import type { Messages } from '../../../../domain/messages/messages.ts';
import type { ReportChart } from './report-charts.ts';
import { drawChart } from './report-charts.ts';
import { drawContacts, drawHelp, drawReading } from './report-closing.ts';
import { drawCaution, drawGlance, drawHead } from './report-head.ts';
import type { ReportInput } from './report-input.ts';
import { drawMoods } from './report-moods.ts';
import type { Result } from './report-results.ts';
import { newestFirst, resultsOf } from './report-results.ts';
import { bytesOf, drawFooters, openSheet } from '../../pdf/sheet.ts';
import { drawTable } from './report-table.ts';

const chartHeight = 98;

/** No one answers this many by hand. Beyond it only the newest are drawn, so that one report does not hold up others. */
const mostResults = 2000;

/** The whole report as the bytes of a PDF. */
export async function writeReport(input: ReportInput): Promise<Buffer> {
  const { timeZone } = input;
  const isShown = shownBy(input);
  const types = instrumentTypes.filter((type) => input.sections.includes(instruments[type].wire.key));
  const wanted = byInstrument((type) => resultsOf(type, input.assessments[type]).filter(isShown));
  const rows = newestFirst(types, wanted).slice(0, mostResults);
  const drawn = new Set(rows);
  const results = byInstrument((type) => wanted[type].filter((result) => drawn.has(result)));
  const isCut = types.some((type) => results[type].length < wanted[type].length);
  const moodsInOrder = input.moods.filter(isShown).toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  const sheet = openSheet({ ...input, titleIn: ({ report }) => report.reportMessages.documentTitle });
  const { messages } = sheet;
  drawHead(sheet, input);
  drawGlance(sheet, { types, results, moods: input.sections.includes('mood') && moodsInOrder, timeZone });
  drawCaution(sheet);
  for (const type of types) drawChart(sheet, scoreChart(type, results[type], { timeZone, messages }));
  // A section that is drawn nowhere does not compile.
  const others: Record<Exclude<ReportSection, WireName<'key'>>, () => void> = {
    mood: () => drawMoods(sheet, moodsInOrder, timeZone),
  };
  for (const [section, draw] of Object.entries(others)) if (input.sections.some((one) => one === section)) draw();
  // If they answered at another time, or another questionnaire, the charts already say that this report has nothing.
  const isNew = instrumentTypes.every((type) => input.assessments[type].length === 0);
  if (types.length > 0 && (rows.length > 0 || isNew)) await drawTable(sheet, rows, { timeZone, isCut });
  drawHelp(sheet, input.helpLines);
  drawReading(sheet);
  drawContacts(sheet, input.contacts ?? []);
  drawFooters(sheet, [messages.report.reportMessages.private, ...footLines(input.helpLines)].join('  ·  '));
  return bytesOf(sheet);
}

function shownBy({ shown: { from, until } }: ReportInput): (record: { created_at: Date }) => boolean {
  return ({ created_at }) => (!from || created_at >= from) && (!until || created_at < until);
}

interface Reader {
  timeZone: string;
  messages: Messages;
}

function scoreChart(type: InstrumentType, results: readonly Result[], { timeZone, messages }: Reader): ReportChart {
  const { reportMessages } = messages.report;
  const { scoreInWords } = messages.instruments;
  const latest = results.at(-1);
  const [, largest] = instruments[type].range;
  const title = reportMessages.sections[type];
  const latestText = latest ? scoreInWords(latest.total_score, largest, latest.severity) : '';
  return {
    title,
    points: results.map((result) => ({
      at: result.created_at,
      value: result.total_score,
      partial: result.band === null,
    })),
    axis: scoreAxis(type),
    height: chartHeight,
    labelOf: (at) => messages.dates.formatLocalDate(at, timeZone),
    timeOf: (at) => timeOfDay(at, timeZone),
    dayOf: (at) => dayInZone(at, timeZone),
    alt: reportMessages.chartText(title, results.length, latestText),
    empty: reportMessages.empty[type],
  };
}

function footLines(helpLines: ReportInput['helpLines']): string[] {
  return helpLines.slice(0, 2).map((line) => `${line.name} ${line.numbers[0] ?? ''}`);
}
