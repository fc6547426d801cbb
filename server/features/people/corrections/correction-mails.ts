import { messagesIn } from '../../../../domain/messages/messages.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { MailEnd, WriteMail } from '../../../mail/mail-writers.ts';
import type { Cipher } from '../../../security/encryption/cipher.ts';
import { hashToken } from '../../../security/sessions/tokens.ts';
import {
  findChange,
  isTakenByOther,
  setChangeRefused,
  setChangeToken,
  setUndoToken,
} from '../../accounts/email-changes/email-changes.queries.ts';

/** The same at each try: a mail that is tried again may have gone out, and its link goes on. It can be made by no one else. */
const tokenOf = (cipher: Cipher, id: string) => cipher.keyedHash('email-link', id).toString('base64url');

/** The owner of a taken address is told, and gets no link: nothing is changed by it. */
export const writeEmailConfirm: WriteMail<'email_confirm'> = async (needs, { to, person, detail, language }) => {
  const { db, cipher, config, now } = needs;
  const mails = messagesIn[language].corrections.correctionMails;
  if (!(await findChange(db, detail.change, now()))) return undefined;
  const taken = await isTakenByOther(db, { email: to, userId: person.id });
  if (taken === 'reserved') return undefined;
  // If the address is taken, too: what the person sees does not reveal whose it is.
  const settle = async (end: MailEnd) => (end === 'refused' ? setChangeRefused(db, detail.change) : undefined);
  if (taken === 'account') {
    const subject = mails.taken.subject(config.productTitle);
    return { ...mailFromText({ to, subject, text: mails.taken.text, language }), settle };
  }
  const token = tokenOf(cipher, detail.change);
  if (!(await setChangeToken(db, detail.change, hashToken(token)))) return undefined;
  const link = `${config.publicUrl}/confirm-email/${token}`;
  const subject = mails.confirm.subject(config.productTitle);
  return { ...mailFromText({ to, subject, text: mails.confirm.text(link), link, language }), settle };
};

export const writeEmailAsked: WriteMail<'email_asked'> = async ({ db, config, now }, { to, detail, language }) => {
  if (!(await findChange(db, detail.change, now()))) return undefined;
  const { asked } = messagesIn[language].corrections.correctionMails;
  return mailFromText({ to, subject: asked.subject(config.productTitle), text: asked.text, language });
};

export const writeEmailChanged: WriteMail<'email_changed'> = async (
  { db, cipher, config },
  { to, detail, language },
) => {
  const token = tokenOf(cipher, detail.undo);
  if (!(await setUndoToken(db, detail.undo, hashToken(token)))) return undefined;
  const { correctionMails, confirmEmailMessages } = messagesIn[language].corrections;
  const { changed } = correctionMails;
  const link = `${config.publicUrl}/undo-email/${token}`;
  const provider = config.singleSignOn?.name;
  // The page of the link says it, too.
  const others = provider === undefined ? [] : [confirmEmailMessages.withoutPassword(provider)];
  const text = [changed.text(link), ...others].join('\n\n');
  return mailFromText({ to, subject: changed.subject(config.productTitle), text, link, language });
};

export const writeDetailsCorrected: WriteMail<'details_corrected'> = async (
  { config },
  { to, person, detail, language },
) => {
  if (person.hasLeft) return undefined;
  const { details } = messagesIn[language].corrections.correctionMails;
  return mailFromText({
    to,
    subject: details.subject(config.productTitle),
    text: details.text(detail.fields),
    language,
  });
};
