import { barGeometry } from '../../../../domain/charts/bar-geometry.ts';
import { monthSteps, weekSteps } from '../../../../domain/charts/even-steps.ts';
import { dayCalendar, monthCalendar } from '../../../../domain/charts/mood-calendar.ts';
import { areOverYears, moodDays, moodForm, moodMonths, moodWeeks } from '../../../../domain/charts/mood-periods.ts';
import type { MoodDay } from '../../../../domain/charts/mood-periods.ts';
import type { Margins } from '../../../../domain/charts/plot-area.ts';
import { singleMoods } from '../../../../domain/charts/single-moods.ts';
import { stackPaths } from '../../../../domain/charts/stack-paths.ts';
import { moodsWith, moodWords } from '../../../../domain/moods.ts';
import type { MoodWord } from '../../../../domain/moods.ts';
import { drawFigure, drawFrame, drawMoodLabel } from './report-axes.ts';
import type { ReportMood } from './report-input.ts';
import { drawMoodAreas, drawMoodSwatch } from '../../pdf/mood-areas.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { drawTagged, ensureRoom, heading, paragraph } from '../../pdf/sheet.ts';
import { colours, contentWidth, moodColours, page, sizes } from '../../pdf/style.ts';
import { drawLabel, widthOf } from '../../pdf/text.ts';

const label = { size: sizes.chart, colour: colours.muted };
const heightOfRows = 108;
const heightOfStacks = 60;
const rowMargins: Margins = { top: 8, right: 26, bottom: 18, left: 56 };
const stackMargins: Margins = { top: 6, right: 4, bottom: 18, left: 22 };
const narrowestWeek = 5;
const narrowestMonth = 1.5;

/** The moods as the page draws them: single days while they are few, then a calendar above weeks or months. No mean. */
export function drawMoods(sheet: Sheet, records: readonly ReportMood[], timeZone: string): void {
  const { reportMessages } = sheet.messages.report;
  const title = reportMessages.sections.mood;
  if (records.length === 0) {
    heading(sheet, title, 20);
    paragraph(sheet, reportMessages.empty.mood, { size: sizes.text, colour: colours.muted, after: 16 });
    return;
  }
  const days = moodDays(
    records.map(({ created_at, mood }) => ({ at: created_at.getTime(), mood })),
    timeZone,
  );
  if (moodForm(days) === 'days') drawSingleDays(sheet, days, { title, timeZone });
  else drawCalendar(sheet, days, title);
  drawCounts(sheet, countsOf(days));
  if (moodForm(days) !== 'days') drawStacks(sheet, days);
  sheet.y += 8;
}

function drawSingleDays(
  sheet: Sheet,
  days: readonly MoodDay[],
  { title, timeZone }: { title: string; timeZone: string },
): void {
  const { doc, messages } = sheet;
  const { formatDateAndTime, formatDayAndTime } = messages.dates;
  const formatMoment = areOverYears(days) ? formatDateAndTime : formatDayAndTime;
  const { plot, xTicks, yTicks, paths, marks } = singleMoods({
    days,
    names: messages.moods.moodNames,
    width: contentWidth,
    height: heightOfRows,
    margins: rowMargins,
    measure: (text) => widthOf(doc, text, label),
    labelOf: (at) => formatMoment(at, timeZone),
  });
  heading(sheet, title, heightOfRows);
  drawFigure(sheet, { height: heightOfRows, after: 8, alt: altOf(sheet, title, days) }, () => {
    drawFrame(sheet, { plot, xTicks, lines: yTicks.map(({ y }) => y), colour: colours.hairline });
    for (const { value, y } of yTicks) drawMoodLabel(sheet, value, y);
    for (const path of paths) doc.path(path).lineWidth(0.7).stroke(colours.quietInk);
    for (const { x, y, mood, radius } of marks) {
      doc
        .circle(x, y, radius * 0.55)
        .lineWidth(0.6)
        .fillAndStroke(moodColours[mood].edge, colours.white);
    }
  });
}

function drawCalendar(sheet: Sheet, days: readonly MoodDay[], title: string): void {
  const { doc, messages } = sheet;
  const { formatMonth, formatMonthAndYear } = messages.dates;
  const frame = {
    width: contentWidth,
    measure: (text: string) => widthOf(doc, text, label),
    monthText: (day: string, withYear: boolean) => (withYear ? formatMonthAndYear : formatMonth)(startOf(day), 'UTC'),
    least: 7,
    corner: 0,
  };
  const calendar =
    moodForm(days) === 'weeks'
      ? dayCalendar({ ...frame, periods: days, most: 12 })
      : monthCalendar({ ...frame, periods: moodMonths(days), most: 24 });
  heading(sheet, title, calendar.height);
  drawFigure(sheet, { height: calendar.height, after: 8, alt: altOf(sheet, title, days) }, () => {
    doc.path(calendar.blanks).fill(colours.sunken);
    drawMoodAreas(doc, calendar.paths, calendar);
    for (const { x, y, text } of calendar.labels) drawLabel(doc, text, x, y, label);
  });
}

function drawStacks(sheet: Sheet, days: readonly MoodDay[]): void {
  const { doc, messages } = sheet;
  const { formatLocalDate, formatMonthAndYear } = messages.dates;
  const weeks = moodForm(days) === 'weeks' ? moodWeeks(days) : [];
  const byWeek = weeks.length > 0 && weeks.length * narrowestWeek <= contentWidth - stackMargins.left;
  const { plot, bars, xTicks, yTicks } = barGeometry({
    items: (byWeek ? weeks : moodMonths(days)).map(({ from, counts }) => ({
      label: (byWeek ? formatLocalDate : formatMonthAndYear)(startOf(from), 'UTC'),
      counts: counts.toReversed(),
    })),
    width: contentWidth,
    height: heightOfStacks,
    margins: stackMargins,
    measure: (text) => widthOf(doc, text, label),
    steps: byWeek ? weekSteps : monthSteps,
    // Paper does not say of how many months a bar is: each has its own.
    narrowest: narrowestMonth,
    countText: messages.numbers.formatCount,
  });
  const { weeks: weekTitle, months: monthTitle } = messages.charts.moodChartMessages;
  const title = byWeek ? weekTitle : monthTitle;
  ensureRoom(sheet, heightOfStacks + 16);
  paragraph(sheet, title, { size: sizes.small, weight: 'semibold', after: 2 });
  drawFigure(sheet, { height: heightOfStacks, after: 8, alt: altOf(sheet, title, days) }, () => {
    drawFrame(sheet, { plot, xTicks, lines: yTicks.map(({ y }) => y), colour: colours.hairline });
    for (const { text, y } of yTicks) drawLabel(doc, text, plot.x - 6, y + 2.6, { ...label, align: 'right' });
    drawMoodAreas(doc, stackPaths(bars).toReversed(), { width: contentWidth, height: heightOfStacks });
  });
}

const startOf = (day: string) => `${day}T00:00:00Z`;

function altOf({ messages }: Sheet, title: string, days: readonly MoodDay[]): string {
  const total = days.reduce((sum, day) => sum + day.total, 0);
  return messages.report.reportMessages.moodsText(title, messages.charts.moodChartMessages.logged(total, days.length));
}

/** How often each came, with what it is drawn in. */
function drawCounts(sheet: Sheet, counts: ReadonlyMap<MoodWord, number>): void {
  const { doc, messages } = sheet;
  const { reportMessages } = messages.report;
  const style = { size: sizes.small, colour: colours.muted };
  ensureRoom(sheet, 14);
  drawTagged(sheet, 'P', () => {
    let x = page.left;
    const write = (text: string) => {
      drawLabel(doc, text, x, sheet.y + 8, style);
      x += widthOf(doc, text, style);
    };
    write(`${reportMessages.moods}:`);
    const shown = moodsWith(({ word }) => counts.get(word) ?? 0);
    shown.forEach(({ word }, place) => {
      x += 5;
      if (place > 0) write('·');
      x += place > 0 ? 5 : 0;
      drawMoodSwatch(doc, moodWords.indexOf(word), x, sheet.y + 1);
      x += 12;
      write(reportMessages.moodCount(messages.moods.moodNames[word], counts.get(word) ?? 0));
    });
  });
  sheet.y += 18;
}

function countsOf(days: readonly MoodDay[]): Map<MoodWord, number> {
  return new Map(
    moodWords.map((word, place) => [word, days.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0)]),
  );
}
