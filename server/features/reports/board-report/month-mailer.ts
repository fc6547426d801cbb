import { addDays, dayInZone, formatCalendarDay } from '../../../../domain/dates.ts';
import type { Language } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { monthOf } from '../../../../domain/statistics/report-days.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import { letterOf } from '../../../mail/letter.ts';
import { MailLanes, leaseSeconds } from '../../../mail/mail-lanes.ts';
import type { OutgoingMail, SendMail } from '../../../mail/outgoing-mail.ts';
import { settleFault } from '../../../mail/settle-fault.ts';
import { makeFigures } from '../../statistics/made-once/make-figures.ts';
import type { Services } from '../../services.ts';
import { gatherReport } from './board-report.service.ts';
import { writeInThread } from './board-writer.ts';
import { claimMail, dropMail, findRecipient, markSent, planMonth, postponeMail } from './recipients.queries.ts';
import type { ClaimedMail } from './recipients.queries.ts';

const giveUpAfterMs = 72 * 3_600_000;

/** Hours after midnight: the figures of the last day are complete by then, and the mail is there in the morning. */
const hoursAfterMidnight = 6;

/** The first day of the month that is over. */
export function monthToReport({ config, now }: Pick<Services, 'config' | 'now'>): string {
  const today = dayInZone(now().getTime() - hoursAfterMidnight * 3_600_000, config.orgTimezone);
  return monthOf(addDays(monthOf(today).from, -1)).from;
}

/** Plans the mails of the month that is over, and sends what is due. Any number of processes may do it at once. */
export async function mailMonths(services: Services, send: SendMail): Promise<void> {
  const { db, now } = services;
  const month = monthToReport(services);
  await db.transaction().execute((transaction) => planMonth(transaction, { month, now: now() }));
  const reportIn = reportsOnce(services);
  const lanes = new MailLanes();
  await lanes.begin({
    claim: () => claimMail(db, now(), leaseSeconds),
    send: (mail) => mailReport(services, { send, reportIn }, mail),
    renew: (mail, until) => postponeMail(db, mail, until),
    now,
  });
  await lanes.ended();
}

interface MadeReport {
  bytes: Uint8Array;
  /** Of which days it is: the month, or the four weeks that ended in it. */
  days: string;
}

type ReportIn = (month: string, language: Language) => Promise<MadeReport>;

/** Several admins get the same one. */
function reportsOnce(services: Services): ReportIn {
  const known = new Map<string, Promise<MadeReport>>();
  const write = async (month: string, language: Language) => {
    // The month has just ended: its groups may not be counted yet.
    await makeFigures(services);
    const input = await gatherReport(services, { ...monthOf(month), by: 'theme', language });
    const messages = messagesIn[language];
    const { from, to } = input.days;
    const days = input.now.protection
      ? messages.boardReport.boardReportMessages.period(formatCalendarDay(from), formatCalendarDay(to))
      : messages.dates.formatMonthAndYear(month, 'UTC');
    return { bytes: await writeInThread(services.log, input), days };
  };
  return (month, language) => {
    const key = `${month} ${language}`;
    const report = known.get(key) ?? write(month, language);
    known.set(key, report);
    return report;
  };
}

async function mailReport(
  services: Services,
  { send, reportIn }: { send: SendMail; reportIn: ReportIn },
  mail: ClaimedMail,
): Promise<void> {
  const { db, log, now } = services;
  const recipient = await findRecipient(db, mail.adminId);
  if (!recipient) {
    await dropMail(db, mail);
    return;
  }
  try {
    const report = await reportIn(mail.month, recipient.language);
    await send(composeReport(services, mail, { ...recipient, ...report }));
  } catch (error) {
    await afterFault(services, error, mail);
    return;
  }
  await markSent(db, mail, now());
  log.info({ event: 'board_report_mailed', user: mail.adminId, month: mail.month });
}

function composeReport(
  { config }: Services,
  { month, adminId }: ClaimedMail,
  { email, language, bytes, days }: MadeReport & { email: string; language: Language },
): OutgoingMail {
  const { mail } = messagesIn[language].boardReport.boardReportMessages;
  const link = `${config.publicUrl}/admin/board-report`;
  const subject = mail.subject(config.productTitle, days);
  return {
    ...letterOf({ to: email, subject, text: mail.text(days, link), link, language }),
    // The same at each try, so that where one came through unnoticed, the next is known to be it.
    messageId: `<board-report.${month}.${adminId}@${new URL(config.publicUrl).hostname}>`,
    attachments: [{ name: `board-report-${month.slice(0, 7)}.pdf`, contentType: 'application/pdf', bytes }],
  };
}

async function afterFault(services: Services, error: unknown, mail: ClaimedMail): Promise<void> {
  const { db } = services;
  const { attempt, requestedAt, adminId } = mail;
  const postpone = (until: Date) => postponeMail(db, mail, until);
  await settleFault(services, error, {
    mail: { attempt, since: requestedAt, giveUpAfterMs, postpone, drop: () => dropMail(db, mail) },
    lines: {
      refused: { event: 'board_report_mail_refused', user: adminId },
      failed: { event: 'board_report_mail_failed' },
      givenUp: { event: 'board_report_mail_given_up' },
    },
  });
}

export const mailingMonths: Job<Services> = {
  name: 'board_report',
  everyMs: 600_000,
  work: (services) => mailMonths(services, services.sendMail),
};
