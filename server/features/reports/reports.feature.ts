import { answerBoardReport } from './board-report/board-report.routes.ts';
import { answerReport } from './own-report/report.routes.ts';
import { mailingMonths, writeBoardReport } from './board-report/month-mailer.ts';
import type { Feature } from '../feature.ts';

export const reports = {
  calls: {
    boardReport: answerBoardReport,
    report: answerReport,
  },
  mails: { board_report: writeBoardReport },
  jobs: [mailingMonths],
} satisfies Feature;
