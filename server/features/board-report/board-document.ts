import { bytesOf, drawFooters, openSheet } from '../../pdf/sheet.ts';
import { drawBoardMoods, drawLevels } from './board-bars.ts';
import { drawBoardReading, drawPosts } from './board-closing.ts';
import { drawGroups } from './board-groups.ts';
import { drawBoardGlance, drawBoardHead } from './board-head.ts';
import type { BoardInput } from './board-input.ts';
import { drawTrend } from './board-trend.ts';

/** The whole report as the bytes of a PDF: two to four pages. */
export async function writeBoardReport(input: BoardInput): Promise<Buffer> {
  const sheet = openSheet({ ...input, titleIn: ({ boardReport }) => boardReport.boardReportMessages.documentTitle });
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
