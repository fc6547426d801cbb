import { messagesIn } from '../../../../domain/messages/messages.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { WriteMail } from '../../../mail/mail-writers.ts';
import { mayUseOwnPassword } from '../../../security/passwords/local-login.ts';

export const writeFactorAdded: WriteMail<'factor_added'> = async ({ config }, { to, person, detail, language }) => {
  const { added } = messagesIn[language].secondFactor.factorMails;
  return mailFromText({
    to,
    subject: added.subject(config.productTitle),
    text: added.text(detail.factor, mayUseOwnPassword(config, person)),
    language,
  });
};

export const writeFactorRemoved: WriteMail<'factor_removed'> = async ({ config }, { to, person, detail, language }) => {
  const { removed } = messagesIn[language].secondFactor.factorMails;
  return mailFromText({
    to,
    subject: removed.subject(config.productTitle),
    text: removed.text(detail.factor, mayUseOwnPassword(config, person)),
    language,
  });
};

export const writeCodesRenewed: WriteMail<'recovery_codes_renewed'> = async ({ config }, { to, person, language }) => {
  const { renewed } = messagesIn[language].secondFactor.factorMails;
  return mailFromText({
    to,
    subject: renewed.subject(config.productTitle),
    text: renewed.text(mayUseOwnPassword(config, person)),
    language,
  });
};

export const writeCodeUsed: WriteMail<'recovery_code_used'> = async ({ config }, { to, detail, language }) => {
  const { used } = messagesIn[language].secondFactor.factorMails;
  return mailFromText({
    to,
    subject: used.subject(config.productTitle),
    text: used.text(Number(detail.left)),
    language,
  });
};

export const writeFactorGuessed: WriteMail<'factor_guessed'> = async ({ config }, { to, language }) => {
  const { guessed } = messagesIn[language].secondFactor.factorMails;
  return mailFromText({ to, subject: guessed.subject(config.productTitle), text: guessed.text, language });
};
