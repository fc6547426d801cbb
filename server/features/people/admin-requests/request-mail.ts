import { messagesIn } from '../../../../domain/messages/messages.ts';
import { letterOf } from '../../../mail/letter.ts';
import type { WriteMail } from '../../../mail/outgoing-mailer.ts';

/** Also where it was withdrawn or is in force by then: whoever is concerned hears of each. It names no one. */
export const writeAdminRequest: WriteMail<'admin_request'> = async ({ config }, { to, detail, language }) => {
  const { adminRequestMail: words } = messagesIn[language].adminRequests;
  const due = messagesIn[language].dates.formatDateAndTime(new Date(detail.due), config.orgTimezone);
  const link = `${config.publicUrl}/admin/people`;
  const text = words.text(words.asked[detail.kind], due, link);
  return letterOf({ to, subject: words.subject(config.productTitle), text, link, language });
};
