import { dayInZone } from '../../../../domain/dates.ts';
import type { Language } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { audienceHeadline, registrationAudience } from '../../../../domain/messages/registration-audience.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { whomToAsk } from '../../organisation/account-closed.ts';
import { readOrganisation } from '../../organisation/organisation.ts';
import type { Services } from '../../services.ts';
import { readWhoCanSee } from '../../privacy/record-policy/who-can-see.ts';

type RegistrationMail =
  | { kind: 'invitation'; to: string; token: string; isReminder: boolean }
  | { kind: 'confirmation'; to: string; token: string }
  | { kind: 'known'; to: string };

type Needs = Pick<Services, 'db' | 'databaseNow' | 'config'>;

export async function composeRegistrationMail(
  needs: Needs,
  mail: RegistrationMail & { language: Language },
): Promise<OutgoingMail> {
  const { publicUrl, productTitle } = needs.config;
  const { language } = mail;
  const words = messagesIn[language].registration.registrationMails;
  const link = mail.kind === 'known' ? `${publicUrl}/` : `${publicUrl}/join/${mail.token}`;
  if (mail.kind !== 'invitation') {
    const { subject, text } = words[mail.kind];
    return mailFromText({
      to: mail.to,
      subject: subject(productTitle),
      text: text(link, productTitle),
      link,
      language,
    });
  }
  const { isReminder } = mail;
  const { name: orgName } = await readOrganisation(needs);
  const audience = (await audienceNow(needs, language)).join('\n\n');
  const about = { productTitle, orgName, isReminder, audience, page: `${publicUrl}/who-can-see` };
  const text = words.invitation.text(link, { ...about, ask: await whomToAsk(needs) });
  return mailFromText({
    to: mail.to,
    subject: words.invitation.subject(productTitle, isReminder),
    text,
    link,
    language,
  });
}

/** What registration says, from the rows that the server enforces. */
async function audienceNow(needs: Needs, language: Language): Promise<string[]> {
  const { audience, dataKinds, visibility, dates } = messagesIn[language];
  const words = { ...audience.audienceMessages, ...dataKinds };
  const { rows, min_group, coming } = await readWhoCanSee(needs);
  const { becomes, until } = visibility.comingMessages;
  const comingDay = coming ? dayInZone(new Date(coming.from), needs.config.orgTimezone) : '';
  const next = coming ? [becomes(dates.formatDay(comingDay), coming.policy), until] : [];
  const lists = registrationAudience(words, rows, min_group).map(({ lead, kinds }) =>
    [lead, ...kinds.map((kind) => `- ${kind}`)].join('\n'),
  );
  return [audienceHeadline(words, rows), ...lists, ...next].map(inLetters);
}

/** Letters have plain signs, so that a stored link stays on one line. */
function inLetters(sentence: string): string {
  return sentence.replaceAll(/[‘’]/g, "'");
}
