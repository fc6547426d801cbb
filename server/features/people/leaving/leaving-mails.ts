import { messagesIn } from '../../../../domain/messages/messages.ts';
import { leavingLinkDays } from '../../../../domain/leaving.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { WriteMail } from '../../../mail/mail-writers.ts';
import { readOrganisation } from '../../organisation/organisation.ts';
import { mayUseOwnPassword } from '../../../security/passwords/local-login.ts';
import { hashToken, makeToken } from '../../../security/sessions/tokens.ts';
import { todayOf } from './take-effect.ts';
import { findLeaving } from './leaving.queries.ts';
import { insertLink } from './links.queries.ts';

const dayMs = 86_400_000;

export const writeLeavingPlanned: WriteMail<'leaving_planned'> = async (
  { db, config },
  { to, person, detail, language },
) => {
  if (person.hasLeft) return undefined;
  const { planned } = messagesIn[language].leaving.leavingMails;
  const { name } = await readOrganisation({ db, config });
  return mailFromText({
    to,
    subject: planned.subject(config.productTitle, detail.left_on),
    text: planned.text(detail.left_on, name),
    language,
  });
};

/** A mail that is tried again has a new link: an earlier one, which may have gone out, works too. */
export const writeLeavingLink: WriteMail<'leaving_link'> = async ({ db, config, now }, { to, person, language }) => {
  if (!person.hasLeft) return undefined;
  const token = makeToken();
  const expiresAt = new Date(now().getTime() + leavingLinkDays * dayMs);
  await insertLink(db, { tokenHash: hashToken(token), userId: person.id, expiresAt, openedUntil: null });
  const { link: mail } = messagesIn[language].leaving.leavingMails;
  const leaving = await findLeaving(db, person.id);
  const since = leaving?.left_on && leaving.left_on < todayOf({ config, now }) ? leaving.left_on : undefined;
  const link = `${config.publicUrl}/left/${token}`;
  const { name } = await readOrganisation({ db, config });
  return mailFromText({
    to,
    subject: mail.subject(config.productTitle),
    text: mail.text(link, since, name),
    link,
    language,
    isSecret: true,
  });
};

export const writeLeavingWithdrawn: WriteMail<'leaving_withdrawn'> = async (
  { db, config },
  { to, person, language },
) => {
  if (person.hasLeft || person.disabled) return undefined;
  const { withdrawn } = messagesIn[language].leaving.leavingMails;
  const link = `${config.publicUrl}/`;
  const { name } = await readOrganisation({ db, config });
  return mailFromText({
    to,
    subject: withdrawn.subject(config.productTitle),
    text: withdrawn.text(link, name, mayUseOwnPassword(config, person)),
    link,
    language,
  });
};
