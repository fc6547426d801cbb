import { emailChangeHours, emailUndoDays } from '../../email-changes.ts';
import { fieldNames } from './fields.ts';

/** Another e-mail: asked for, confirmed at the new address, taken back from the old one. */
export const emailMessages = {
  sent: (email: string) =>
    `We’ve sent a link to ${email}. Open it within ${emailChangeHours} hours to use that email from now on.`,
  confirmed: 'That’s your email now. Please sign in with it.',
  undone: 'Your old email is back. We’ve sent it a link to choose a new password.',
} as const;

/** Mails are plain letters: no contractions, so that a stored link stays whole. */
export const correctionMails = {
  confirm: {
    subject: (productTitle: string) => `${productTitle}: confirm your email`,
    text: (link: string) =>
      [
        'Someone asked to use this email for an account.',
        '',
        `To confirm it, open this link within ${emailChangeHours} hours. It works once:`,
        '',
        link,
        '',
        'If this was not you, you can ignore this email. Nothing will change.',
      ].join('\n'),
  },
  taken: {
    subject: (productTitle: string) => `${productTitle}: your email is already in use here`,
    text: [
      'Someone asked to use this email for another account. It already belongs to yours, so nothing has changed.',
      '',
      'If this was you, please sign in with this email. If not, there is nothing you need to do.',
    ].join('\n'),
  },
  asked: {
    subject: (productTitle: string) => `${productTitle}: another email for your account`,
    text: [
      'An admin has asked for another email for your account. We have sent a link to that address.',
      '',
      'Nothing changes unless that link is opened and your password is entered. No admin knows your password.',
      '',
      'If this is not right, you do not need to do anything. You can tell the people who run this app where you work.',
    ].join('\n'),
  },
  changed: {
    subject: (productTitle: string) => `${productTitle}: your email was changed`,
    text: (link: string) =>
      [
        'Your account has another email now, so this address no longer works for signing in.',
        '',
        `If this was not you, open this link within ${emailUndoDays} days. It brings this email back and signs out everyone:`,
        '',
        link,
        '',
        'You will need the password that you had before the change. If this was you, you can ignore this email.',
      ].join('\n'),
  },
  details: {
    subject: (productTitle: string) => `${productTitle}: your details were corrected`,
    text: (fields: string) =>
      [
        `An admin has corrected your details: ${fieldNames(fields)}.`,
        '',
        'You can see them in your profile. If this is not right, please tell the people who run this app where you work.',
      ].join('\n'),
  },
} as const;
