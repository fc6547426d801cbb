import { formatCalendarDay } from '../../../../domain/dates.ts';
import type { Messages } from '../../../../domain/messages/messages.ts';
import { bytesOf, drawFooters, openSheet } from '../../pdf/sheet.ts';
import { drawBoardMoods, drawLevels } from './board-bars.ts';
import { drawBoardReading, drawPosts } from './board-closing.ts';
import { drawGroups } from './board-groups.ts';
import { drawBoardGlance, drawBoardHead } from './board-head.ts';
import type { BoardInput } from './board-input.ts';
import { drawTrend } from './board-trend.ts';

/** The whole report as the bytes of a PDF: two to four pages. */
export async function writeBoardReport(input: BoardInput): Promise<Buffer> {
  const [from, to] = [formatCalendarDay(input.days.from), formatCalendarDay(input.days.to)];
  const titleIn = ({ boardReport: { boardReportMessages: words } }: Messages) =>
    `${words.documentTitle}, ${words.period(from, to)}`;
  const sheet = openSheet({ ...input, titleIn });
  drawBoardHead(sheet, input);
  drawBoardGlance(sheet, input);
  drawLevels(sheet, input);
  drawBoardMoods(sheet, input);
  drawTrend(sheet, input);
  drawGroups(sheet, input);
  drawPosts(sheet, input);
  drawBoardReading(sheet, input);
  drawFooters(sheet, sheet.messages.boardReport.boardReportMessages.foot(input.organisation));
  return bytesOf(sheet);
}
