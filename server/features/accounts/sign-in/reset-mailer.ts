import { toLanguage } from '../../../../domain/languages.ts';
import type { Language } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { letterOf } from '../../../mail/letter.ts';
import { mayHaveBeenSent } from '../../../mail/mail-fault.ts';
import { sendAllDue } from '../../../mail/mail-lanes.ts';
import type { MailTurn } from '../../../mail/mail-lanes.ts';
import { startQueueMailer, turnOf, unsentIn } from '../../../mail/mail-queue.ts';
import type { QueueMailer } from '../../../mail/mail-queue.ts';
import type { OutgoingMail, SendMail } from '../../../mail/outgoing-mail.ts';
import { settleFault } from '../../../mail/settle-fault.ts';
import { whomToAsk } from '../../organisation/account-closed.ts';
import type { Services } from '../../services.ts';
import { hashToken, makeToken } from '../../../security/sessions/tokens.ts';
import { findAccount } from './accounts.queries.ts';
import { resetMinutes } from '../../../../domain/reset-link.ts';
import { deferReset, resetRequests } from './reset-requests.queries.ts';
import type { ClaimedReset } from './reset-requests.queries.ts';
import { deleteReset, findMailTimes, holdPerson, insertReset, mailsCountMs } from './resets.queries.ts';

/** Mails that a person gets in any hour, however often a link is asked for. */
export const mailsAnHour = 3;

const giveUpAfterMs = 3_600_000;

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'now'>;

export function startResetMailer(services: Needs, send: SendMail): QueueMailer {
  const turn = resetTurn(services, send);
  return startQueueMailer({ name: 'reset_mailer', log: services.log, begin: (lanes) => lanes.begin(turn) });
}

/** Mails every request that is due now; an unknown account gets nothing, and a disabled one a word instead of the link. Returns how many were looked at. */
export async function mailDueResets(services: Needs, send: SendMail): Promise<number> {
  return sendAllDue(resetTurn(services, send));
}

function resetTurn(services: Needs, send: SendMail): MailTurn<ClaimedReset> {
  return turnOf(services, resetRequests, (request) => mailReset(services, send, request));
}

async function mailReset(services: Needs, send: SendMail, request: ClaimedReset): Promise<void> {
  const { db, config, log } = services;
  const account = await findAccount(db, request.email);
  // What an admin has asked for says nothing to someone who was disabled meanwhile.
  if (account && !(account.disabled && request.byAdmin)) {
    const token = makeToken();
    const tokenHash = hashToken(token);
    const fullUntil = await noteLink(services, account, tokenHash);
    if (fullUntil) {
      await waitForTheHour(services, request, fullUntil);
      return;
    }
    try {
      const language = toLanguage(account.language);
      const mail = account.disabled
        ? composeDisabledMail(config, { to: account.email, ask: await whomToAsk(services), language })
        : composeResetMail(config, { to: account.email, token, byAdmin: request.byAdmin, language });
      await send(mail);
    } catch (error) {
      // A mail that may have gone out has a link that works, and it counts.
      if (!mayHaveBeenSent(error)) await deleteReset(db, tokenHash);
      await afterFault(services, error, { request, user: account.id });
      return;
    }
    log.info({ event: 'reset_mail_sent', user: account.id });
  }
  await resetRequests.remove(db, request.id);
}

/**
 * Returns when the person may be mailed next where the hour is full, and notes nothing then. For a disabled account the mail is
 * counted, and the link, which no one gets, is over at once.
 */
async function noteLink(
  { db, now }: Needs,
  { id: userId, disabled }: { id: string; disabled: boolean },
  tokenHash: Buffer,
): Promise<Date | undefined> {
  return db.transaction().execute(async (transaction) => {
    // So that two processes do not both take the last mail of the hour.
    await holdPerson(transaction, userId);
    const mailedAt = now();
    const times = await findMailTimes(transaction, userId, new Date(mailedAt.getTime() - mailsCountMs));
    const oldest = times[mailsAnHour - 1];
    if (oldest) return new Date(oldest.getTime() + mailsCountMs);
    const expiresAt = disabled ? mailedAt : new Date(mailedAt.getTime() + resetMinutes * 60_000);
    await insertReset(transaction, { userId, tokenHash, expiresAt, mailedAt });
    return undefined;
  });
}

/** What was tried before has been mailed, for all we know: it is not tried for ever. */
async function waitForTheHour({ db, log }: Needs, request: ClaimedReset, until: Date): Promise<void> {
  if (request.attempt === 1) {
    await deferReset(db, request, until);
    return;
  }
  await resetRequests.remove(db, request.id);
  log.error({ event: 'reset_mail_given_up', attempt: request.attempt });
}

async function afterFault(
  services: Needs,
  error: unknown,
  { request, user }: { request: ClaimedReset; user: string },
): Promise<void> {
  await settleFault(services, error, {
    mail: { ...unsentIn(services.db, resetRequests, request), giveUpAfterMs },
    lines: {
      refused: { event: 'reset_mail_refused', user },
      failed: { event: 'reset_mail_failed' },
      givenUp: { event: 'reset_mail_given_up' },
    },
  });
}

function composeDisabledMail(
  { productTitle }: Services['config'],
  { to, ask, language }: { to: string; ask: string | undefined; language: Language },
): OutgoingMail {
  const { disabledMail } = messagesIn[language].auth;
  return letterOf({ to, subject: disabledMail.subject(productTitle), text: disabledMail.text(ask), language });
}

function composeResetMail(
  { publicUrl, productTitle }: Services['config'],
  { to, token, byAdmin, language }: { to: string; token: string; byAdmin: boolean; language: Language },
): OutgoingMail {
  const { resetMail } = messagesIn[language].auth;
  const link = `${publicUrl}/reset-password/${token}`;
  const text = resetMail.text(link, { minutes: resetMinutes, byAdmin });
  const subject = resetMail.subject(productTitle);
  return letterOf({ to, subject, text, link, language, isSecret: true });
}
