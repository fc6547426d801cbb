import { dayInZone } from '../../../domain/dates.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { startPeriodicJob } from '../../jobs/periodic-job.ts';
import type { PeriodicJob } from '../../jobs/periodic-job.ts';
import { letterOf } from '../../mail/letter.ts';
import type { WriteMail } from '../../mail/outgoing-mailer.ts';
import { queueMail } from '../../mail/outgoing-mails.queries.ts';
import type { Services } from '../../services.ts';
import { hasOverdue, markTold } from './overdue.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'now'>;

function overdueSince({ config, now }: Pick<Needs, 'config' | 'now'>): Date {
  return new Date(now().getTime() - config.callBackHours * 3_600_000);
}

/** Tells each counsellor who could take up a request that is past the stated time, at most once a day, however many wait. */
export async function tellOverdue(services: Needs): Promise<void> {
  const { db, config, now } = services;
  const since = overdueSince(services);
  await db.transaction().execute(async (transaction) => {
    const userIds = await markTold(transaction, { since, today: dayInZone(now(), config.orgTimezone) });
    await queueMail(transaction, { kind: 'overdue', userIds, detail: {}, now: now() });
  });
}

/** Says that someone waits: no name, no number, nothing of what was written. */
export const writeOverdue: WriteMail<'overdue'> = async (needs, { to, person, language }) => {
  const { db, config } = needs;
  if (person.hasLeft || person.disabled || !(await hasOverdue(db, person.id, overdueSince(needs)))) return undefined;
  const { overdueMail } = messagesIn[language].callBacks;
  const link = `${config.publicUrl}/counsellor`;
  const text = overdueMail.text(link, config.callBackHours);
  return letterOf({ to, subject: overdueMail.subject(config.productTitle), text, link, language });
};

export function startTellingOverdue(services: Needs): PeriodicJob {
  const work = () => tellOverdue(services);
  return startPeriodicJob({ name: 'overdue_calls', everyMs: 300_000, work, log: services.log });
}
