import { emailChangeHours, emailUndoDays } from '../../email-changes.ts';
import { leavingLinkDays } from '../../leaving.ts';
import { fieldNames } from './fields.ts';

/** Correcting one's own details, in the profile. */
export const correctOwnMessages = {
  title: 'Correct my details',
  button: 'Save details',
  saved: 'Your details are saved.',
  failed: 'We couldn’t save your details. Please try again.',
  loadFailed: 'We couldn’t load your details. Please try again in a moment.',
} as const;

/** Asking for another e-mail, in the profile. */
export const changeEmailMessages = {
  title: 'Change my email',
  text: (hours: number) =>
    `We’ll send a link to the new address. Your email changes when you open it within ${hours} hours. Until then, sign in with the old one.`,
  field: 'New email',
  password: 'Your password',
  button: 'Send link',
  failed: 'We couldn’t send the link. Please try again.',
  waiting: (email: string) => `Waiting for ${email}: please open the link we sent there.`,
  waitingByAdmin: (email: string) =>
    `An admin asked to change your email to ${email}. It changes only if you open the link we sent there and enter your password.`,
  /** Its mail server refuses it. An admin who asked for the change reads it, too. */
  refused: (email: string) => `Email to ${email} isn’t getting through. Please check the address and try again.`,
  drop: 'Don’t change it',
} as const;

/** Where the mailed links lead. */
export const confirmEmailMessages = {
  title: 'Confirm your email',
  text: (email: string) => `From now on, you’ll sign in with ${email}.`,
  needsPassword:
    'An admin asked for this change. Please enter the password of your account, so that only you can make it.',
  /** Beside each question for the password. */
  withoutPassword: (name: string) =>
    `If you sign in with ${name} and have no password here, sign in and change your email in your profile instead.`,
  button: 'Use this email',
  noLink: 'Please open the link from your email again.',
  /** What helps where the link is over. */
  another:
    'If the link is too old, change your email again in your profile. If an admin asked for the change, tell them.',
  toProfile: 'Go to my profile',
  login: 'Go to login',
} as const;

export const undoEmailMessages = {
  title: 'Bring my old email back',
  text: 'Did someone else change your email? We’ll bring the old one back and sign out every device. Then choose a new password with a link we email you.',
  password: 'The password you had before the change',
  button: 'Bring it back',
  another: 'If the link is too old, please tell a wellness admin. They can bring your old email back.',
} as const;

/** What an admin corrects of one person. */
export const correctPersonMessages = {
  title: 'Details',
  of: (name: string) => `Details of ${name}`,
  back: 'Back to the accounts',
  link: 'Correct details or mark as leaving',
  form: 'Correct details',
  text: 'We’ll tell them by email and in the app what you corrected. Their scores and moods aren’t affected.',
  emailHint: 'A new email needs their confirmation: we send a link to it, and they enter their password.',
  button: 'Save corrections',
  saved: 'Saved. They’ve been told.',
  asked: (email: string) => `Waiting for them to confirm ${email}.`,
  failed: 'We couldn’t save this. Please try again.',
  notFound: 'We couldn’t find this account.',
  leaving: 'Leaving',
  leavingText: `This day can be up to a year ago, and then takes effect right away. From that day they can’t sign in, and no longer count as an employee. They get a link to their record that works for ${leavingLinkDays} days. What they recorded until then stays in the figures.`,
  note: 'Mark as leaving',
  noted: (day: string) => `From ${day}, they no longer work here.`,
  hasLeft: (day: string) => `They left on ${day}, and can’t sign in.`,
  stays: 'They still work here',
  noteTitle: (name: string) => `Mark ${name} as having left today?`,
  noteToday:
    'They’re signed out right away, and get a link to their record. They also lose any admin or counsellor role.',
  noteButton: 'Yes, mark as left',
  overTitle: (name: string, day: string) => `Mark ${name} as having left on ${day}?`,
  noteOver:
    'They’re signed out right away, and get a link to their record that names this day. They also lose any admin or counsellor role. What they recorded since then stays in the figures.',
  overButton: 'Yes, mark as left',
} as const;

/** Another e-mail: asked for, confirmed at the new address, undone from the old one. */
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
