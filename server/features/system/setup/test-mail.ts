import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { testMailLimits } from '../../../../domain/setup-steps.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { describeMailFault } from '../../../core/fault-description.ts';
import { take } from '../../../security/limits/limits.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { Services } from '../../services.ts';
import { mailSettingsHash } from './setup-facts.ts';
import { countTry, deleteTestMail, putStep, putTestMail } from './setup.queries.ts';

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** Codes that were sent since then count. */
export function codesSince(now: Date): Date {
  return new Date(now.getTime() - testMailLimits.hours * 3_600_000);
}

/** Sends a code to the admin's own address. Throws `mail_not_sent` (409) where no mail server took it. */
export async function sendCode(
  services: Services,
  { id: actorId, email, language }: { id: string; email: string; language: Language },
): Promise<void> {
  const { db, config, log, now, sendMail } = services;
  if (config.smtpUrl === undefined) throw new AppError('mail_not_sent');
  await take(services, { kind: 'test-mail', subject: actorId });
  const code = String(randomInt(10 ** testMailLimits.digits)).padStart(testMailLimits.digits, '0');
  const { testMail } = messagesIn[language].setup;
  const subject = testMail.subject(config.productTitle);
  const text = testMail.text(code);
  try {
    await sendMail(mailFromText({ to: email, subject, text, language }));
  } catch (error) {
    log.warn({ event: 'test_mail_failed', fault: describeMailFault(error) });
    throw new AppError('mail_not_sent');
  }
  const at = now();
  await db.transaction().execute(async (transaction) => {
    await putTestMail(transaction, {
      code_hash: hashOf(code),
      settings_hash: mailSettingsHash(config),
      sent_at: at,
    });
    await insertAuditEvent(transaction, { actorId, action: 'test_mail_sent', now: at });
  });
  log.info({ event: 'test_mail_sent', user: actorId });
}

/** Throws `mail_code_wrong` (400) for another code, an old one, and after a few wrong ones. */
export async function takeCode({ db, now }: Services, code: string): Promise<void> {
  const mail = await countTry(db, codesSince(now()));
  const isRight = mail && mail.tries <= testMailLimits.tries && timingSafeEqual(mail.code_hash, hashOf(code));
  if (!isRight) throw new AppError('mail_code_wrong');
  await db.transaction().execute(async (transaction) => {
    await putStep(transaction, 'mail', { settled_as: mail.settings_hash });
    await deleteTestMail(transaction);
  });
}
