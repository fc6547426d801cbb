import { fileHeadings } from '../../../../domain/file-headings.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { csvFile } from '../../../http/csv.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import { createSemaphore } from '../../../jobs/semaphore.ts';
import type { Services } from '../../services.ts';
import { boardRows } from './board-csv.ts';
import { gatherReport } from './board-report.service.ts';
import { writeInThread } from './board-writer.ts';
import { monthToReport } from './month-mailer.ts';
import { findPossibleRecipients, findRecipients, planMonth, replaceRecipients } from './recipients.queries.ts';

export function answerBoardReport(services: Services): HandlersOf<'boardReport'> {
  const { db, log, now } = services;
  // A thread with its fonts for each: one at a time is enough for those who make it.
  const withBoardSemaphore = createSemaphore({ work: 'board_report', atOnce: 1, longestQueue: 10 });
  const noteMade = (actorId: string) =>
    db
      .transaction()
      .execute((transaction) => insertAuditEvent(transaction, { actorId, action: 'board_report_made', now: now() }));
  const readMail = async () => ({ admins: await findPossibleRecipients(db), recipients: await findRecipients(db) });
  return {
    boardReport: async ({ query, caller, language }) => {
      const bytes = await withBoardSemaphore(async () =>
        writeInThread(log, await gatherReport(services, { ...query, language })),
      );
      await noteMade(caller.id);
      return { contentType: 'application/pdf', name: 'board-report.pdf', bytes };
    },

    boardReportCsv: async ({ query, caller, language }) => {
      const input = await gatherReport(services, { ...query, language });
      await noteMade(caller.id);
      return csvFile('board-report.csv', fileHeadings.boardReport, [[...boardRows(input)]]);
    },

    boardReportMail: readMail,

    changeBoardReportMail: async ({ body: { recipients }, caller }) => {
      const wanted = [...new Set(recipients.map((id) => id.toLowerCase()))];
      await db.transaction().execute(async (transaction) => {
        const possible = await findPossibleRecipients(transaction);
        if (!wanted.every((id) => possible.some((admin) => admin.id === id))) throw new AppError('not_found');
        // Planned before: who stays chosen still gets the month that is over, and who is new begins with the next.
        await planMonth(transaction, { month: monthToReport(services), now: now() });
        await replaceRecipients(transaction, wanted);
        await insertAuditEvent(transaction, { actorId: caller.id, action: 'board_report_mail_changed', now: now() });
      });
      return readMail();
    },
  };
}
