import { messagesIn } from '../../../../domain/messages/messages.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { WriteMail } from '../../../mail/mail-writers.ts';
import type { Services } from '../../services.ts';
import { findAccessNoticeChoice, queueLookMails } from './access-notices.queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

const dayMs = 86_400_000;

/** Tells everyone who wants it by mail that their record was opened, at most once a day each. Returns how many mails wait now. */
export async function tellOfLooks({ db, now }: Needs): Promise<number> {
  const at = now();
  return queueLookMails(db, { now: at, dayBefore: new Date(at.getTime() - dayMs) });
}

/** It names no one and no health matter: a mailbox may be read by others. */
export const writeLooked: WriteMail<'looked'> = async ({ db, config }, { to, person, language }) => {
  if (person.disabled || person.hasLeft || !(await findAccessNoticeChoice(db, person.id)).by_mail) return undefined;
  const { lookMail } = messagesIn[language].accessNotices;
  const link = `${config.publicUrl}/profile/privacy`;
  const subject = lookMail.subject(config.productTitle);
  return mailFromText({ to, subject, text: lookMail.text(link), link, language });
};

export const tellingOfLooks: Job<Needs> = { name: 'look_mailer', everyMs: 60_000, work: tellOfLooks };
