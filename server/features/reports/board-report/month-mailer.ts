import { addDays, dayInZone, formatCalendarDay } from '../../../../domain/dates.ts';
import type { Language } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { monthOf } from '../../../../domain/statistics/report-days.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { WriteMail } from '../../../mail/mail-writers.ts';
import { makeFigures } from '../../statistics/made-once/make-figures.ts';
import type { Services } from '../../services.ts';
import { gatherReport } from './board-report.service.ts';
import { writeInThread } from './board-writer.ts';
import { findRecipients, planMonth } from './recipients.queries.ts';

/** Hours after midnight: the figures of the last day are complete by then, and the mail is there in the morning. */
const hoursAfterMidnight = 6;

/** The first day of the month that is over. */
export function monthToReport({ config, now }: Pick<Services, 'config' | 'now'>): string {
  const today = dayInZone(now().getTime() - hoursAfterMidnight * 3_600_000, config.orgTimezone);
  return monthOf(addDays(monthOf(today).from, -1)).from;
}

/** Plans the mails of the month that is over. Any number of processes may do it at once. */
export async function planMonths(services: Pick<Services, 'db' | 'config' | 'now'>): Promise<void> {
  const plan = { month: monthToReport(services), now: services.now() };
  await services.db.transaction().execute((transaction) => planMonth(transaction, plan));
}

export const mailingMonths: Job<Services> = { name: 'board_report', everyMs: 600_000, work: planMonths };

/** Nothing to who is no admin any more, may not sign in or is chosen no longer. */
export const writeBoardReport: WriteMail<'board_report', Services> = async (
  services,
  { to, person, detail: { month }, language },
) => {
  const { config } = services;
  if (!(await findRecipients(services.db)).includes(person.id)) return undefined;
  const { bytes, days } = await makeReport(services, month, language);
  const { mail } = messagesIn[language].boardReport.boardReportMessages;
  const link = `${config.publicUrl}/admin/board-report`;
  const subject = mail.subject(config.productTitle, days);
  return {
    ...mailFromText({ to, subject, text: mail.text(days, link), link, language }),
    // The same at each try, so that where one came through unnoticed, the next is known to be it.
    messageId: `<board-report.${month}.${person.id}@${new URL(config.publicUrl).hostname}>`,
    attachments: [{ name: `board-report-${month.slice(0, 7)}.pdf`, contentType: 'application/pdf', bytes }],
  };
};

/** With its days: the month, the part of it of which plain figures are, or the four weeks that ended in it. */
async function makeReport(
  services: Services,
  month: string,
  language: Language,
): Promise<{ bytes: Uint8Array; days: string }> {
  // The month has just ended: its groups may not be counted yet.
  await makeFigures(services);
  const whole = monthOf(month);
  const input = await gatherReport(services, { ...whole, by: 'theme', language });
  const messages = messagesIn[language];
  const { from, to } = input.days;
  const days =
    from === whole.from && to === whole.to
      ? messages.dates.formatMonthAndYear(month, 'UTC')
      : messages.boardReport.boardReportMessages.period(formatCalendarDay(from), formatCalendarDay(to));
  return { bytes: await writeInThread(services.log, input), days };
}
