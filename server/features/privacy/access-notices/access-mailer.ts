import { messagesIn } from '../../../../domain/messages/messages.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { WriteMail } from '../../../mail/mail-writers.ts';
import type { Services } from '../../services.ts';
import { findAccessNoticeChoice, queueAccessMails } from './access-notices.queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

const dayMs = 86_400_000;

/** Tells everyone who wants it by mail that their record was opened, at most once a day each. Returns how many mails wait now. */
export async function mailAccesses({ db, now }: Needs): Promise<number> {
  const at = now();
  return queueAccessMails(db, { now: at, dayBefore: new Date(at.getTime() - dayMs) });
}

/** It names no one and no health matter: a mailbox may be read by others. */
export const writeAccessMail: WriteMail<'looked'> = async ({ db, config }, { to, person, language }) => {
  if (person.disabled || person.hasLeft || !(await findAccessNoticeChoice(db, person.id)).by_mail) return undefined;
  const { accessMail } = messagesIn[language].accessNotices;
  const link = `${config.publicUrl}/profile/privacy`;
  const subject = accessMail.subject(config.productTitle);
  return mailFromText({ to, subject, text: accessMail.text(link), link, language });
};

export const accessMailing: Job<Needs> = { name: 'access_mailer', everyMs: 60_000, work: mailAccesses };
