import { confirmationHours, invitationDays } from '../../../../domain/registration-rules.ts';
import type { MailToWrite, WriteMail, WrittenMail } from '../../../mail/mail-writers.ts';
import type { SecurityContext } from '../../../security/context.ts';
import { hashToken, makeToken } from '../../../security/sessions/tokens.ts';
import { composeRegistrationMail } from './compose-mail.ts';
import { findInvitation, noteMailRefused } from './invited.queries.ts';
import { findRule, isAllowed } from './registration-rule.queries.ts';
import { deleteLink, insertLink } from './registration.queries.ts';

/** Nothing to an address that may not register and was not invited. */
export const writeRegisterLink: WriteMail<'register_link'> = async (context, { to, person, language }) => {
  const invitation = person ? undefined : await findInvitation(context.db, to);
  // Where people are invited, an account says enough.
  if (!invitation && !isAllowed(await findRule(context.db), to, 'address')) return undefined;
  if (person) return composeRegistrationMail(context, { kind: 'known', to, language });
  return writeLink(context, { to, invitation, isReminder: false, language });
};

export const writeInvitation: WriteMail<'invitation'> = async (context, { to, person, detail, language }) => {
  const invitation = person ? undefined : await findInvitation(context.db, to);
  if (!invitation) return undefined;
  return writeLink(context, { to, invitation, isReminder: detail.reminder === 'yes', language });
};

interface Link extends Pick<MailToWrite, 'to' | 'language'> {
  invitation: { id: string; email: string } | undefined;
  isReminder: boolean;
}

async function writeLink(
  context: SecurityContext,
  { to: asked, invitation, isReminder, language }: Link,
): Promise<WrittenMail | undefined> {
  const { db, now } = context;
  const token = makeToken();
  const tokenHash = hashToken(token);
  const kind = invitation ? 'invitation' : 'confirmation';
  const to = invitation?.email ?? asked;
  const [mailedAt, staffId] = [now(), invitation?.id ?? null];
  const hours = invitation ? invitationDays * 24 : confirmationHours;
  const expiresAt = new Date(mailedAt.getTime() + hours * 3_600_000);
  const link = { tokenHash, email: to, staffId, mailedAt, expiresAt };
  if (!(await insertLink(db, link))) return undefined;
  return {
    ...(await composeRegistrationMail(context, { kind, to, token, isReminder, language })),
    settle: async (end) => {
      // A mail that may have gone out has a link that works.
      if (end === 'unsent' || end === 'refused') await deleteLink(db, tokenHash);
      if (staffId !== null && end === 'refused') await noteMailRefused(db, staffId, now());
      if (staffId !== null && end === 'sent') await noteMailRefused(db, staffId, null);
    },
  };
}
