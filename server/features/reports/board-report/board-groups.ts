import { formatCalendarDay } from '../../../../domain/dates.ts';
import { instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { heading, paragraph } from '../../pdf/sheet.ts';
import { colours, sizes } from '../../pdf/style.ts';
import type { BoardInput } from './board-input.ts';
import { drawRows, rowHeight } from './board-table.ts';
import { groupName, shareAndInterval } from './board-texts.ts';

/** More would not be read, and not fit. */
const mostRows = 22;

/** Those that may be shown, beside each other. */
export function drawGroups(sheet: Sheet, { groups }: BoardInput): void {
  if (!groups) return;
  const { boardReportMessages: words } = sheet.messages.boardReport;
  const { by, shown, covers } = groups;
  const quiet = { size: sizes.small, colour: colours.muted, after: 3 };
  heading(sheet, words.groups.by[by], rowHeight * 4);
  const days = covers && words.period(formatCalendarDay(covers.from), formatCalendarDay(covers.through));
  paragraph(sheet, shown.length === 0 || !days ? words.groups.nothing : words.groups.text(days), {
    ...quiet,
    after: 5,
  });
  if (shown.length > 0) {
    drawRows(
      sheet,
      [
        { head: words.groups.columns.group, x: 6, width: 150 },
        ...instrumentTypes.flatMap((type, place) => [
          { head: type, x: 222 + place * 165, width: 60, align: 'right' as const },
          { head: words.levels.elevated, x: 230 + place * 165, width: 92 },
        ]),
      ],
      shown.slice(0, mostRows).map((group) => ({
        cells: [
          groupName(sheet.messages, group),
          ...instrumentTypes.flatMap((type) => {
            const { people, raised } = group[type];
            return [people === null ? words.withheld : words.count(people), shareAndInterval(words, raised)];
          }),
        ],
      })),
    );
  }
  if (shown.length > mostRows) paragraph(sheet, words.groups.more(shown.length - mostRows), quiet);
  sheet.y += 11;
}
