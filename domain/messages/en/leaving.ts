import { leavingLinkDays } from '../../leaving.ts';
import { formatDay } from './dates.ts';

const at = (orgName: string) => (orgName === '' ? 'here' : `at ${orgName}`);

/** Mails are plain letters: no contractions, so that a stored link stays whole. */
export const leavingMails = {
  planned: {
    subject: (productTitle: string, leftOn: string) => `${productTitle}: your account closes on ${formatDay(leftOn)}`,
    text: (leftOn: string, orgName: string) =>
      [
        `An admin has noted that you will no longer work ${at(orgName)} from ${formatDay(leftOn)}.`,
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
    /** `since`: a day that was over when it was noted. */
    text: (link: string, since: string | undefined, orgName: string) =>
      [
        since === undefined
          ? `You no longer work ${at(orgName)}, so your account is closed and you cannot sign in.`
          : `An admin has noted that you no longer work ${at(orgName)} as of ${formatDay(since)}, so you cannot sign in any more.`,
        '',
        `What you recorded is still yours. You can look at it and download it with this link for ${leavingLinkDays} days:`,
        '',
        link,
        '',
        'It asks for your date of birth. Please do not forward this email.',
        '',
        'If this is not right, please tell the people who run this app where you work.',
      ].join('\n'),
  },
  withdrawn: {
    subject: (productTitle: string) => `${productTitle}: you can sign in`,
    text: (link: string, orgName: string, hasPassword: boolean) =>
      [
        `An admin has noted that you work ${at(orgName)}. You can sign in ${hasPassword ? 'with your email and your password' : 'with your work account'}:`,
        '',
        link,
        '',
        'A link to your record that we sent you before no longer works.',
      ].join('\n'),
  },
} as const;

/** What the link of someone who has left shows. */
export const leaverMessages = {
  title: 'Your record',
  openIntro: 'So that no one else can open it with your email, please enter your date of birth.',
  open: 'Open my record',
  openFailed: 'We couldn’t open it. Please try again.',
  heading: (name: string) => `Your record, ${name}`,
  intro: (day: string) =>
    `You no longer work here, so your account is closed. What you recorded is still yours. This link works until ${day}. After that, please ask your organisation.`,
  pdf: 'Download the PDF report',
  pdfAbout: 'Your scores and moods as charts and tables, for you or your doctor.',
  json: 'Download everything',
  jsonAbout: 'Everything stored about you, with your answers and notes, in a form that other apps can read (JSON).',
  jsonFile: 'my-record.json',
  pdfFile: 'Mental_Health_Report.pdf',
  failed: 'We couldn’t make the file. Please try again in a moment.',
  saved: 'The file is on your device.',
  erasure: 'Delete it all',
  erasureText: (days: number) =>
    `We can delete everything we’ve stored about you. You can change your mind for ${days} days.`,
  erase: 'Delete my record',
  eraseTitle: 'Delete everything about you?',
  eraseConfirm: (days: number) =>
    `We’ll delete it all in ${days} days. Until then, you can change your mind with this link.`,
  planned: (when: string) => `Everything about you will be deleted on ${when}.`,
  keep: 'Keep my record',
  noLink: 'Please open the link from your email again.',
  noLinkNextStep: `It works for ${leavingLinkDays} days from the day you left. After that, please ask your organisation.`,
  help: 'Would you like to talk to someone?',
  helpText: 'You can call these numbers, wherever you work now.',
} as const;
