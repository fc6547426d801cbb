import { messagesIn } from '../../../../domain/messages/messages.ts';
import { letterOf } from '../../../mail/letter.ts';
import type { WriteMail } from '../../../mail/outgoing-mailer.ts';
import { findWish } from './check-ins.queries.ts';

/** Names no health matter: a mailbox at work is read by others too. */
export const writeCheckIn: WriteMail<'check_in'> = async ({ db, config }, { to, person, language }) => {
  if (person.hasLeft || person.disabled || !(await findWish(db, person.id))?.by_mail) return undefined;
  const { mail } = messagesIn[language].checkIns.checkInMessages;
  const link = `${config.publicUrl}/dashboard?tab=mytests`;
  return letterOf({ to, subject: mail.subject(config.productTitle), text: mail.text(link), link, language });
};
