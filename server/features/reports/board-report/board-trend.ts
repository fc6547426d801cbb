import { instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { heading, paragraph } from '../../pdf/sheet.ts';
import { colours, sizes } from '../../pdf/style.ts';
import type { BoardFigures } from './board-figures.ts';
import type { BoardInput } from './board-input.ts';
import { drawRows, rowHeight } from './board-table.ts';
import type { Row } from './board-table.ts';
import { countChange, countText, raisedText, shareChange } from './board-texts.ts';

/** This period beside the one before, in numbers and in a word. */
export function drawTrend(sheet: Sheet, { now, before, isBeforeCut }: BoardInput): void {
  const words = sheet.messages.boardReport.boardReportMessages;
  const { trend } = words;
  const isProtected = now.protection !== undefined || before.protection !== undefined;
  const offBy = (of: 'answered' | 'participants') =>
    isBeforeCut ? Infinity : Math.max(now.protection?.giveOrTake[of] ?? 0, before.protection?.giveOrTake[of] ?? 0);
  const counts = (what: string, [one, other]: readonly [number | null, number | null], off: number): Row => ({
    cells: [what, countText(words, one, now), countText(words, other, before), countChange(words, one, other, off)],
  });
  const tookPart = countText(words, now.participants, now);
  const share = participationShare(now);
  const rows: Row[] = [
    {
      cells: [
        trend.participation,
        share === undefined ? tookPart : trend.shareText(tookPart, words.percent(share)),
        // How many could have then is not known.
        countText(words, before.participants, before),
        countChange(words, now.participants, before.participants, offBy('participants')),
      ],
    },
    ...instrumentTypes.map((type) =>
      counts(
        isProtected ? trend.people(type) : trend.results(type),
        [now.whole[type].count, before.whole[type].count],
        offBy('answered'),
      ),
    ),
    counts(
      isProtected ? trend.moodPeople : trend.moods,
      [now.whole.mood.count, before.whole.mood.count],
      offBy('answered'),
    ),
    ...instrumentTypes.map((type): Row => {
      const [one, other] = [now.whole[type], before.whole[type]];
      return {
        cells: [trend.elevated(type), raisedText(words, one), raisedText(words, other), shareChange(words, one, other)],
        isStrong: true,
      };
    }),
  ];
  heading(sheet, trend.title, rowHeight * (rows.length + 2));
  drawRows(
    sheet,
    [
      { head: trend.columns.what, x: 6, width: 158 },
      { head: trend.columns.now, x: 170, width: 112 },
      { head: trend.columns.before, x: 288, width: 112 },
      { head: trend.columns.change, x: 406, width: 86 },
    ],
    rows,
  );
  paragraph(sheet, trend.note, { size: sizes.small, colour: colours.muted, after: 14 });
}

/** How many took part of those who could have; undefined where it can't be said. */
function participationShare({ participants, participantsAmong }: BoardFigures): number | undefined {
  return participants === null || participantsAmong === 0 ? undefined : Math.min(1, participants / participantsAmong);
}
