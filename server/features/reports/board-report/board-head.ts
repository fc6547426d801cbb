import { instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import { formatCalendarDay } from '../../../../domain/dates.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { drawHeading, drawSilent, drawTagged, paragraph } from '../../pdf/sheet.ts';
import { colours, contentWidth, page, sizes } from '../../pdf/style.ts';
import { drawBlock, drawLabel, layOut, smaller } from '../../pdf/text.ts';
import type { BoardInput } from './board-input.ts';
import { fitted } from './board-table.ts';
import { countText } from './board-texts.ts';

const cardGap = 10;
/** With two notes; each more takes a line. */
const cardHeight = 72;
const noteHeight = 11;

/** What it is about, of what time, and who made it. */
export function drawBoardHead(sheet: Sheet, input: BoardInput): void {
  const { messages } = sheet;
  const { boardReportMessages: words } = messages.boardReport;
  const { reportMessages } = messages.report;
  const quiet = { size: sizes.text, colour: colours.muted };
  drawHeading(sheet, reportMessages.producer(input.productTitle, input.organisation), words.documentTitle);
  const span = ({ from, to }: BoardInput['days']) => [formatCalendarDay(from), formatCalendarDay(to)] as const;
  paragraph(sheet, words.period(...span(input.days)), { size: sizes.name, weight: 'semibold', after: 2 });
  paragraph(sheet, words.before(...span(input.daysBefore)), { ...quiet, after: 1 });
  const { plainFrom } = input.before;
  const begins = plainFrom && messages.statistics.protectionMessages.plainFrom(formatCalendarDay(plainFrom));
  if (begins) paragraph(sheet, begins, { ...quiet, after: 1 });
  const when = messages.dates.formatDateAndTime(input.generatedAt, input.timeZone);
  paragraph(sheet, words.made(when, input.timeZone, input.productTitle), { ...quiet, after: 10 });
  drawCaution(sheet, words.caution);
}

/** The sentence that every number needs beside it. */
function drawCaution(sheet: Sheet, text: string): void {
  const { doc } = sheet;
  const block = layOut(doc, text, contentWidth - 24, {
    size: sizes.text,
    weight: 'semibold',
    colour: colours.inkStrong,
  });
  const height = block.height + 12;
  drawSilent(sheet, () => doc.roundedRect(page.left, sheet.y, contentWidth, height, 6).fill(colours.inkTint));
  drawTagged(sheet, 'P', () => drawBlock(doc, block, page.left + 12, sheet.y + 6));
  sheet.y += height + 12;
}

interface Card {
  title: string;
  value: string;
  notes: readonly string[];
}

/** Who took part and how much there is, side by side. */
export function drawBoardGlance(sheet: Sheet, { now, before }: BoardInput): void {
  const { doc } = sheet;
  const words = sheet.messages.boardReport.boardReportMessages;
  const { cards } = words;
  const value = (count: number | null) => countText(words, count, now);
  const then = (count: number | null) => cards.before(count === null ? cards.unknown : countText(words, count, before));
  const all: Card[] = [
    {
      title: cards.participation,
      value: value(now.participants),
      notes: [
        ...(now.invited === null ? [] : [cards.invited(words.count(now.invited))]),
        cards.registered(words.count(now.employees)),
        then(before.participants),
      ],
    },
    ...instrumentTypes.map((type) => ({
      title: now.protection ? cards.people(type) : cards.results(type),
      value: value(now.whole[type].count),
      notes: [sheet.messages.instruments.instrumentMessages.measures[type], then(before.whole[type].count)],
    })),
    { title: cards.moods, value: value(now.whole.mood.count), notes: [then(before.whole.mood.count)] },
  ];
  const height = cardHeight + Math.max(0, ...all.map(({ notes }) => notes.length - 2)) * noteHeight;
  const width = (contentWidth - (all.length - 1) * cardGap) / all.length;
  all.forEach(({ title, value: large, notes }, place) => {
    const left = page.left + place * (width + cardGap);
    drawSilent(sheet, () => doc.roundedRect(left, sheet.y, width, height, 8).lineWidth(0.8).stroke(colours.hairline));
    drawTagged(sheet, 'P', () => {
      const inner = width - 20;
      const label = (text: string, y: number, style: { size: number; weight?: 'semibold'; colour: string }) =>
        drawLabel(doc, fitted(sheet, text, inner, style), left + 10, sheet.y + y, style);
      const figure = (text: string, y: number, style: Parameters<typeof label>[2]) =>
        label(text, y, smaller(doc, text, inner, style));
      label(title, 18, { size: sizes.small, weight: 'semibold', colour: colours.ink });
      figure(large, 40, { size: large.length > 11 ? 12 : 17, weight: 'semibold', colour: colours.inkStrong });
      notes.forEach((note, line) => figure(note, 54 + line * noteHeight, { size: sizes.chart, colour: colours.muted }));
    });
  });
  sheet.y += height + 14;
}
