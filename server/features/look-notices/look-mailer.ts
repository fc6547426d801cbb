import { toLanguage } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { describeMailFault } from '../../http/fault-description.ts';
import { startPeriodicJob } from '../../jobs/periodic-job.ts';
import type { PeriodicJob } from '../../jobs/periodic-job.ts';
import { letterOf } from '../../mail/letter.ts';
import type { OutgoingMail, SendMail } from '../../mail/outgoing-mail.ts';
import type { Services } from '../../services.ts';
import { claimLookMail, markLooksMailed } from './look-notices.queries.ts';
import type { LookMail } from './look-notices.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'now'>;

const dayMs = 86_400_000;

/** Longer than one mail can take; what could not be sent is tried again then. */
const leaseMs = 10 * 60_000;

/** Any number of processes may run one. */
export function startLookMailer(services: Needs, send: SendMail): PeriodicJob {
  const work = () => mailLooks(services, send);
  return startPeriodicJob({ name: 'look_mailer', everyMs: 60_000, work, log: services.log });
}

/** Tells everyone who wants it by mail that their record was opened, at most once a day each. Returns how many were told. */
export async function mailLooks(services: Needs, send: SendMail): Promise<number> {
  const { db, config, log, now } = services;
  for (let told = 0; ;) {
    const at = now();
    const claim = { now: at, dayBefore: new Date(at.getTime() - dayMs), leaseBefore: new Date(at.getTime() - leaseMs) };
    const due = await claimLookMail(db, claim);
    if (!due) return told;
    try {
      await send(composeLookMail(config, due));
      await markLooksMailed(db, { userId: due.userId, until: due.until, now: at });
      log.info({ event: 'look_mail_sent', user: due.userId });
      told += 1;
    } catch (error) {
      log.warn({ event: 'look_mail_failed', fault: describeMailFault(error) });
    }
  }
}

/** It names no one and no health matter: a mailbox may be read by others. */
function composeLookMail(
  { publicUrl, productTitle }: Services['config'],
  { email, language: code }: LookMail,
): OutgoingMail {
  const language = toLanguage(code);
  const { lookMail } = messagesIn[language].lookNotices;
  const link = `${publicUrl}/profile/privacy`;
  const text = lookMail.text(link);
  const subject = lookMail.subject(productTitle);
  return letterOf({ to: email, subject, text, link, language });
}
