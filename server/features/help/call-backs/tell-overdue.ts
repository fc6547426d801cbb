import { dayInZone } from '../../../../domain/dates.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { WriteMail } from '../../../mail/mail-writers.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import type { Services } from '../../services.ts';
import { isStillTold, markTold } from './overdue.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'now'>;

function overdueSince({ config, now }: Pick<Needs, 'config' | 'now'>): Date {
  return new Date(now().getTime() - config.callBackHours * 3_600_000);
}

/**
 * Tells each counsellor who could take up a request that is past the stated time and, where that is one alone or none, who
 * else can see to it; each person at most once a day, however many wait.
 */
export async function tellOverdue(services: Needs): Promise<void> {
  const { db, config, now } = services;
  const since = overdueSince(services);
  await db.transaction().execute(async (transaction) => {
    const today = dayInZone(now(), config.orgTimezone);
    const readers = await markTold(transaction, { told: 'readers', since, today });
    await queueMail(transaction, { kind: 'overdue', userIds: readers, detail: {}, now: now() });
    const others = await markTold(transaction, { told: 'elsewhere', since, today });
    await queueMail(transaction, { kind: 'overdue_elsewhere', userIds: others, detail: {}, now: now() });
  });
}

/** Says that someone waits: no name, no number, nothing of what was written. */
export const writeOverdue: WriteMail<'overdue'> = async (needs, { to, person, language }) => {
  const { db, config } = needs;
  if (!(await isStillTold(db, person.id, { told: 'readers', since: overdueSince(needs) }))) return undefined;
  const { overdueMail } = messagesIn[language].callBacks;
  const link = `${config.publicUrl}/counsellor`;
  const text = overdueMail.text(link, config.callBackHours);
  return mailFromText({ to, subject: overdueMail.subject(config.productTitle), text, link, language });
};

/** Without a link: there is nothing that its reader could open. */
export const writeOverdueElsewhere: WriteMail<'overdue_elsewhere'> = async (needs, { to, person, language }) => {
  const { db, config } = needs;
  if (!(await isStillTold(db, person.id, { told: 'elsewhere', since: overdueSince(needs) }))) return undefined;
  const { overdueElsewhereMail: words } = messagesIn[language].callBacks;
  return mailFromText({
    to,
    subject: words.subject(config.productTitle),
    text: words.text(config.callBackHours),
    language,
  });
};

export const tellingOverdue: Job<Needs> = { name: 'overdue_calls', everyMs: 300_000, work: tellOverdue };
