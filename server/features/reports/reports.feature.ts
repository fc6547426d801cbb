import { answerBoardReport } from './board-report/board-report.routes.ts';
import { answerReport } from './own-report/report.routes.ts';
import { mailingMonths } from './board-report/month-mailer.ts';
import type { Feature } from '../feature.ts';

export const reports = {
  calls: {
    boardReport: answerBoardReport,
    report: answerReport,
  },
  jobs: [mailingMonths],
} satisfies Feature;
