import { messagesIn } from '../../../../domain/messages/messages.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { WriteMail } from '../../../mail/mail-writers.ts';

export const writeSsoLinked: WriteMail<'sso_linked'> = async ({ config }, { to, detail, language }) => {
  const { matched, linked } = messagesIn[language].singleSignOn.singleSignOnMails;
  const words = detail.closed === 'yes' ? matched : linked;
  const name = config.singleSignOn?.name ?? '';
  return mailFromText({ to, subject: words.subject(config.productTitle), text: words.text(name), language });
};

export const writeSsoUnlinked: WriteMail<'sso_unlinked'> = async ({ config }, { to, language }) => {
  const { unlinked } = messagesIn[language].singleSignOn.singleSignOnMails;
  return mailFromText({ to, subject: unlinked.subject(config.productTitle), text: unlinked.text, language });
};

export const writeBreakGlass: WriteMail<'break_glass'> = async ({ config }, { to, language }) => {
  const { breakGlass } = messagesIn[language].singleSignOn.singleSignOnMails;
  return mailFromText({ to, subject: breakGlass.subject(config.productTitle), text: breakGlass.text, language });
};
