import { confirmationHours, invitationDays } from '../../registration-rules.ts';
import type { Registering, RegistrationRule } from '../../registration-rules.ts';

/** The choices, in a few words each. */
export const ruleNames: Record<RegistrationRule, string> = {
  open: 'Open',
  domain: 'By email domain',
  invitation: 'By invitation',
};

/** Said before anything is typed. */
export function ruleSentence({ rule, domains, confirms_email }: Registering, orgName: string): string {
  const confirmed = confirms_email ? ' First we email you a link to confirm your address.' : '';
  switch (rule) {
    case 'open':
      return `${orgName === '' ? 'Everyone who works here can register.' : `Everyone at ${orgName} can register.`}${confirmed}`;
    case 'domain':
      return `You can register with an email address that ends in ${listOf(domains)}.${confirmed}`;
    case 'invitation':
      return 'You need an invitation to register. Please open the link in your invitation email.';
  }
}

function listOf(domains: readonly string[]): string {
  const names = domains.map((domain) => `@${domain}`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** The step before the form, where an address has to be confirmed, and where an invitation is missing. */
export const linkMessages = {
  confirmTitle: 'Confirm your email first',
  confirmIntro: `Enter your email and we’ll send you a link. It works for ${confirmationHours} hours and opens the form.`,
  againTitle: 'Can’t find your invitation?',
  againIntro: `Enter the email your organisation knows. If you’re invited, we’ll send you a new link. It works for ${invitationDays} days.`,
  button: 'Email me a link',
  sent: 'If you can register with this email, a link is on its way.',
  checkInbox: 'Check your inbox',
  asked: (email: string) => `You asked for a link for ${email}.`,
  patience: 'It can take a minute to arrive. If you don’t see it, look in your spam folder too.',
  again: 'Send again',
  againSoon: 'You can send it again in a minute.',
  otherAddress: 'Use another address',
  failed: 'We couldn’t ask for a link. Please try again.',
} as const;

/** The page behind a mailed link. */
export const joinMessages = {
  title: 'Welcome aboard',
  confirmedTitle: 'Employee Registration',
  loading: 'Opening your link...',
  loadFailed: 'We couldn’t open your link. Please try again in a moment.',
  invited: 'Your organisation has invited you. Only a few things are left to fill in.',
  confirmed: (email: string) => `Thank you, ${email} is confirmed. Please fill in the rest.`,
  known: 'What your organisation told us',
  knownHint: 'Is something wrong? You can still register. A wellness admin can correct it later.',
  account: 'Your password',
  askTitle: 'Ask for a new link',
  over: 'It may have been used already, or be too old. We can send you a new one.',
  noLink: 'Please open the link in your email again, or ask for a new one.',
  haveAccount: 'Already registered?',
  button: 'Register',
} as const;

/** The admin's screen. */
export const registrationAdminMessages = {
  title: 'Who can register',
  intro: 'Choose who can open an account here. Existing accounts aren’t affected.',
  legend: 'Who can register',
  loading: 'Loading the setting...',
  loadFailed: 'We couldn’t load the setting. Please try again in a moment.',
  meanings: {
    open: 'Anyone who can reach this page can register.',
    domain: 'Only email addresses of the domains you list. A subdomain counts only if you list it too.',
    invitation: 'Only people on the staff list, with the link in their invitation.',
  } satisfies Record<RegistrationRule, string>,
  domainsHint: 'One on each line, like example.org.',
  confirms: 'Ask people to confirm their email address',
  confirmsHint: `We email a link that works for ${confirmationHours} hours. No one can sign in until they’ve opened it.`,
  confirmsNoMail:
    'To confirm addresses we need a mail server, and none is set up. The person who runs the server can add one.',
  confirmsLost:
    'People can’t register right now: their address must be confirmed, and no mail server is set up. Turn this off, or ask the person who runs the server to add one.',
  confirmsByInvitation: 'An invitation link already confirms the address.',
  unconfirmed: 'Without a confirmed address, someone could type an address that isn’t theirs.',
  staffList: 'Open the staff list',
  save: 'Save',
  saved: 'Saved. It applies from now on.',
  failed: 'We couldn’t save this. Please try again.',
  reachable:
    'This page looks reachable from outside your organisation, and anyone who finds it can register. Choose a domain or invitations instead.',
} as const;

/** On the admin's start page. */
export const openRegistrationMessages = {
  text: 'Anyone who finds this page can register. People from outside may find it, too.',
  action: 'Choose who can register',
} as const;

export interface Invitation {
  productTitle: string;
  /** Empty where it is not set. */
  orgName: string;
  isReminder: boolean;
  /** Who sees what under the rule in force, in paragraphs. */
  audience: string;
  /** Where all of it stands. */
  page: string;
  /** A contact of the organisation, where one is set. */
  ask: string | undefined;
}

/**
 * Mails with a link to register. They say nothing of anyone's health, and only letters of ASCII stand in them but for names, so
 * that a stored link stays on one line.
 */
export const registrationMails = {
  invitation: {
    subject: (productTitle: string, isReminder: boolean) =>
      isReminder ? `${productTitle}: your invitation, once more` : `${productTitle}: your invitation`,
    text: (link: string, { productTitle, orgName, isReminder, audience, page, ask }: Invitation) =>
      [
        orgName === ''
          ? `The organisation you work for invites you to ${productTitle}.`
          : `${orgName} invites you to ${productTitle}.`,
        ...(isReminder ? ['We sent you this invitation a few days ago. This is the only reminder.'] : []),
        `${productTitle} is there to help you look after yourself at work. It has a few questions about how you are, exercises for a short break, and people to turn to. You choose whether to register. Nothing happens if you do not.`,
        `To register, open this link within ${invitationDays} days. It is for you alone:`,
        link,
        'Who could see what, if you register:',
        audience,
        `You can read all of it before you register: ${page}`,
        ask === undefined
          ? 'If you have a question, please ask a wellness admin where you work.'
          : `If you have a question, please ask a wellness admin where you work, or: ${ask}`,
        'If the link has expired, its page can send you a new one.',
      ].join('\n\n'),
  },
  confirmation: {
    subject: (productTitle: string) => `${productTitle}: confirm your email address`,
    text: (link: string, productTitle: string) =>
      [
        `Someone wants to register at ${productTitle} with this email address.`,
        '',
        `If it was you, open this link within ${confirmationHours} hours:`,
        '',
        link,
        '',
        'If this was not you, you can ignore this email. No account is made.',
      ].join('\n'),
  },
  known: {
    subject: (productTitle: string) => `${productTitle}: you have an account`,
    text: (link: string, productTitle: string) =>
      [
        `Someone wants to register at ${productTitle} with this email address. It has an account already.`,
        '',
        'If it was you, sign in here, or choose a new password:',
        '',
        link,
        '',
        'If this was not you, you can ignore this email. Nothing has changed.',
      ].join('\n'),
  },
} as const;
