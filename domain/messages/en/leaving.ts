import { leavingLinkDays } from '../../leaving.ts';
import { formatDay } from './dates.ts';

/** Mails are plain letters: no contractions, so that a stored link stays whole. */
export const leavingMails = {
  planned: {
    subject: (productTitle: string) => `${productTitle}: your last days here`,
    text: (leftOn: string) =>
      [
        `An admin has noted that you will no longer work here from ${formatDay(leftOn)}.`,
        '',
        'Until then, nothing changes. On that day you will be signed out, and you cannot sign in after that.',
        '',
        `We will then send you a link to everything you have recorded. It works for ${leavingLinkDays} days.`,
        '',
        'If this is not right, please tell the people who run this app where you work.',
      ].join('\n'),
  },
  link: {
    subject: (productTitle: string) => `${productTitle}: your record, to keep`,
    text: (link: string) =>
      [
        'Your time here has ended, so you cannot sign in any more.',
        '',
        `What you recorded is still yours. You can look at it and download it with this link for ${leavingLinkDays} days:`,
        '',
        link,
        '',
        'The link needs no password. Please do not forward this email.',
      ].join('\n'),
  },
  withdrawn: {
    subject: (productTitle: string) => `${productTitle}: you can sign in`,
    text: (link: string) =>
      [
        'An admin has noted that you work here. You can sign in with your email and your password:',
        '',
        link,
        '',
        'A link to your record that we sent you before no longer works.',
      ].join('\n'),
  },
} as const;
