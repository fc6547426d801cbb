import { toLanguage } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import type { Config } from '../../config.ts';
import { letterOf } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

export type RegistrationMail =
  | { kind: 'invitation' | 'confirmation'; to: string; token: string }
  | { kind: 'known'; to: string };

export function composeRegistrationMail(
  { publicUrl, productTitle, orgName }: Pick<Config, 'publicUrl' | 'productTitle' | 'orgName'>,
  mail: RegistrationMail & { language: string },
): OutgoingMail {
  const language = toLanguage(mail.language);
  const words = messagesIn[language].registration.registrationMails[mail.kind];
  const link = mail.kind === 'known' ? `${publicUrl}/` : `${publicUrl}/join/${mail.token}`;
  const text = words.text(link, productTitle, orgName);
  const subject = words.subject(productTitle);
  return letterOf({ to: mail.to, subject, text, link, language });
}
