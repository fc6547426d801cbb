import type { FourBand } from '../../../../domain/instruments/instrument-shape.ts';
import { instruments, instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import { bandText, moodText } from '../../../../domain/statistics/figure-names.ts';
import { moods } from '../../../../domain/moods.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { ensureRoom, heading, paragraph } from '../../pdf/sheet.ts';
import { drawBandMarks, drawFace } from '../../pdf/marks.ts';
import { bandColours, colours, page, sizes } from '../../pdf/style.ts';
import type { BoardInput } from './board-input.ts';
import { drawRows, rowHeight } from './board-table.ts';
import type { Column, Row } from './board-table.ts';
import type { Words } from './board-texts.ts';
import { countText, intervalText, shareText } from './board-texts.ts';
import type { PartFigure } from '../../statistics/figures.ts';
import type { Share } from '../../../../domain/statistics/wilson.ts';

const bars = { left: page.left + 118, width: 165 } as const;

/** A share as a bar, its range as a thin line, the period before as a diamond: told apart by their forms. */
function drawBar(
  sheet: Sheet,
  top: number,
  bar: { now: Share | null; before: Share | null; tint: string; edge: string },
): void {
  const { doc } = sheet;
  const at = (share: number) => bars.left + share * bars.width;
  const middle = top + rowHeight / 2;
  doc
    .moveTo(bars.left, top + 2)
    .lineTo(bars.left, top + rowHeight - 2)
    .lineWidth(0.6)
    .stroke(colours.quietInk);
  if (bar.now) {
    doc.rect(bars.left, middle - 4.5, Math.max(0.8, bar.now.share * bars.width), 9);
    doc.lineWidth(0.6).fillAndStroke(bar.tint, bar.edge);
    doc.moveTo(at(bar.now.low), middle).lineTo(at(bar.now.high), middle);
    for (const end of [bar.now.low, bar.now.high]) doc.moveTo(at(end), middle - 2.5).lineTo(at(end), middle + 2.5);
    doc.lineWidth(0.9).stroke(colours.inkStrong);
  }
  if (bar.before) {
    const x = at(bar.before.share);
    doc
      .moveTo(x, middle - 4)
      .lineTo(x + 4, middle)
      .lineTo(x, middle + 4)
      .lineTo(x - 4, middle)
      .closePath();
    doc.lineWidth(0.9).fillAndStroke(colours.white, colours.ink);
  }
}

function columnsOf(sheet: Sheet, what: string): Column[] {
  const { columns } = sheet.messages.boardReport.boardReportMessages.levels;
  return [
    { head: what, x: 22, width: 94 },
    { head: columns.share, x: 318, width: 46, align: 'right' },
    { head: columns.interval, x: 330, width: 62 },
    { head: columns.count, x: 438, width: 52, align: 'right' },
    { head: columns.before, x: 488, width: 46, align: 'right' },
  ];
}

const keyOf: Record<FourBand, keyof typeof bandColours> = {
  Minimal: 'minimal',
  Mild: 'mild',
  Moderate: 'moderate',
  Severe: 'severe',
};

/** The levels of each questionnaire with their ranges. */
export function drawLevels(sheet: Sheet, { now, before }: BoardInput): void {
  const { messages } = sheet;
  const words = messages.boardReport.boardReportMessages;
  heading(sheet, words.levels.title, rowHeight * 7);
  for (const type of instrumentTypes) {
    const [figures, then] = [now.whole[type], before.whole[type]];
    const of = now.protection ? words.levels.people : words.levels.results;
    const count = figures.count === null ? words.levels.hidden : of(figures.count);
    ensureRoom(sheet, rowHeight * 8);
    const measure = messages.instruments.instrumentMessages.measures[type];
    paragraph(sheet, words.levels.of(type, measure, count), {
      size: sizes.text,
      weight: 'semibold',
      tag: 'H3',
      after: 4,
    });
    if (figures.count === null) continue;
    const rows: Row[] = figures.parts.map((part) => {
      const band = instruments[type].bands.find(({ name }) => name === part.name);
      const key = band?.key ?? keyOf[part.name as FourBand];
      const partBefore = then.parts.find(({ name }) => name === part.name);
      return {
        cells: [
          bandText(part.name, messages.instruments.levelNames, messages.statistics.protectionMessages.halves),
          ...shareCells(words, now, [part, partBefore]),
        ],
        draw: (top) => {
          drawBandMarks(sheet.doc, [{ type, key, x: page.left + 6, y: top + 4 }]);
          const { tint, edge } = bandColours[key];
          drawBar(sheet, top, { now: part.share, before: partBefore?.share ?? null, tint, edge });
        },
      };
    });
    const { moderate_or_severe: elevated } = figures;
    rows.push({
      cells: [words.levels.elevated, ...shareCells(words, now, [elevated, then.moderate_or_severe])],
      isStrong: true,
      draw: (top) =>
        drawBar(sheet, top, {
          now: elevated.share,
          before: then.moderate_or_severe.share,
          tint: colours.inkTint,
          edge: colours.ink,
        }),
    });
    drawRows(sheet, columnsOf(sheet, words.levels.columns.level), rows);
  }
  const quiet = { size: sizes.small, colour: colours.muted, after: 3 };
  paragraph(sheet, words.levels.legend, quiet);
  paragraph(sheet, words.levels.severe, { ...quiet, after: 12 });
}

/** The cells behind the name of a level or a mood. */
function shareCells(
  words: Words,
  now: BoardInput['now'],
  [part, before]: readonly [PartFigure, PartFigure | undefined],
): string[] {
  return [
    shareText(words, part.share),
    intervalText(words, part.share),
    countText(words, part.count, now),
    before?.share ? shareText(words, before.share) : words.cards.unknown,
  ];
}

/** How people felt, mood by mood; never as one number. */
export function drawBoardMoods(sheet: Sheet, { now, before }: BoardInput): void {
  const { messages } = sheet;
  const words = messages.boardReport.boardReportMessages;
  const { count, parts } = now.whole.mood;
  heading(sheet, words.moods.title, rowHeight * 7);
  const of = now.protection ? words.levels.people : words.moods.entries;
  const text = count === null ? words.levels.hidden : of(count);
  paragraph(sheet, words.moods.of(text), { size: sizes.text, weight: 'semibold', tag: 'H3', after: 4 });
  if (count === null) {
    sheet.y += 8;
    return;
  }
  const rows = parts.map((part): Row => {
    const mood = moods.find(({ label }) => label === part.name);
    const then = before.whole.mood.parts.find(({ name }) => name === part.name);
    return {
      cells: [
        moodText(part.name, messages.moods.moodNames, messages.statistics.protectionMessages.halves),
        ...shareCells(words, now, [part, then]),
      ],
      draw: (top) => {
        if (mood) drawFace(sheet.doc, mood.word, page.left + 11, top + rowHeight / 2, 6);
        const bar = { now: part.share, before: then?.share ?? null, tint: colours.inkTint, edge: colours.ink };
        drawBar(sheet, top, bar);
      },
    };
  });
  drawRows(sheet, columnsOf(sheet, words.moods.column), rows);
  sheet.y += 6;
}
