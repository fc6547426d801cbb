import type { Language } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { resetMinutes } from '../../../../domain/reset-link.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { WriteMail } from '../../../mail/mail-writers.ts';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { hashToken, makeToken } from '../../../security/sessions/tokens.ts';
import { whomToAsk } from '../../organisation/account-closed.ts';
import type { Services } from '../../services.ts';
import { deleteReset, insertReset } from './resets.queries.ts';

/** An unknown account gets nothing, and a disabled one a word instead of the link. */
export const writeReset: WriteMail<'reset'> = async (services, { person, detail, language }) => {
  const { db, config, now } = services;
  if (!person || person.hasLeft) return undefined;
  const [to, byAdmin] = [person.email, detail.by_admin === 'yes'];
  if (person.disabled) {
    // What an admin has asked for says nothing to someone who was disabled meanwhile.
    return byAdmin ? undefined : composeDisabledMail(config, { to, ask: await whomToAsk(services), language });
  }
  const token = makeToken();
  const tokenHash = hashToken(token);
  const expiresAt = new Date(now().getTime() + resetMinutes * 60_000);
  await insertReset(db, { userId: person.id, tokenHash, expiresAt });
  return {
    ...composeResetMail(config, { to, token, byAdmin, language }),
    // A mail that may have gone out has a link that works.
    settle: async (end) => {
      if (end === 'unsent' || end === 'refused') await deleteReset(db, tokenHash);
    },
  };
};

function composeDisabledMail(
  { productTitle }: Services['config'],
  { to, ask, language }: { to: string; ask: string | undefined; language: Language },
): OutgoingMail {
  const { disabledMail } = messagesIn[language].auth;
  return mailFromText({ to, subject: disabledMail.subject(productTitle), text: disabledMail.text(ask), language });
}

function composeResetMail(
  { publicUrl, productTitle }: Services['config'],
  { to, token, byAdmin, language }: { to: string; token: string; byAdmin: boolean; language: Language },
): OutgoingMail {
  const { resetMail } = messagesIn[language].auth;
  const link = `${publicUrl}/reset-password/${token}`;
  const text = resetMail.text(link, { minutes: resetMinutes, byAdmin });
  const subject = resetMail.subject(productTitle);
  return mailFromText({ to, subject, text, link, language, isSecret: true });
}
