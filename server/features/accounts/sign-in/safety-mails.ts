import { namesOf, toDevice } from '../../../../domain/devices.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { mailFromText, momentInMail } from '../../../mail/mail-template.ts';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import type { MailToWrite, WriteMail } from '../../../mail/mail-writers.ts';
import type { Services } from '../../services.ts';

type Config = Services['config'];

/** Where a new password begins, no matter who reads the mail. */
const linkOf = ({ publicUrl }: Config) => `${publicUrl}/forgot-password`;

export const writePasswordChanged: WriteMail<'password_changed'> = async ({ config }, { to, detail, language }) => {
  const { changed } = messagesIn[language].safetyMails;
  const at = momentInMail(config, language, detail.at);
  const link = linkOf(config);
  return mailFromText({
    to,
    subject: changed.subject(config.productTitle),
    text: changed.text(at, link),
    link,
    language,
  });
};

export const writeNewDevice: WriteMail<'new_device'> = async ({ config }, mail) =>
  writeSignIn(config, mail, messagesIn[mail.language].safetyMails.newDevice);

export const writeSignInAfterFailures: WriteMail<'sign_in_after_failures'> = async ({ config }, mail) =>
  writeSignIn(config, mail, messagesIn[mail.language].safetyMails.afterFailures);

interface SignInWords {
  subject: (productTitle: string) => string;
  text: (at: string, device: string, link: string) => string;
}

/** To no one who may not sign in any more: it would only worry them. */
function writeSignIn(
  config: Config,
  { to, person, detail, language }: MailToWrite<'new_device' | 'sign_in_after_failures'>,
  words: SignInWords,
): OutgoingMail | undefined {
  if (person.disabled || person.hasLeft) return undefined;
  const names = namesOf(toDevice(detail));
  const device = messagesIn[language].safetyMails.device(names.browser, names.system);
  const link = linkOf(config);
  const text = words.text(momentInMail(config, language, detail.at), device, link);
  return mailFromText({ to, subject: words.subject(config.productTitle), text, link, language });
}
