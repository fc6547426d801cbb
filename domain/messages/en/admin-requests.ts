import type { AdminRequest } from '../../contract/admin-requests.ts';
import { adminRequestHours, agreeingAfterDays } from '../../admin-requests.ts';
import type { AdminRequestKind, AdminRequestStep } from '../../admin-requests.ts';
import { formatDay } from './dates.ts';
import { numberInWords } from './numbers.ts';

/** To the admin whom it is about. Mails are plain letters, without contractions. */
export const adminRequestMail = {
  subject: (productTitle: string) => `${productTitle}: another admin wants to change your access`,
  text: (asked: string, due: string, link: string) =>
    [
      `Another admin has asked ${asked}.`,
      '',
      `This takes effect on ${due}, or sooner if one more admin agrees. If you do not want it, please object before then:`,
      '',
      link,
      '',
      'If you object, nothing changes, and only the person who runs the server can decide. If you are fine with it, you can ignore this email.',
    ].join('\n'),
  asked: {
    role: 'to remove you as an admin',
    disabled: 'to disable your account',
    leaving: 'to note that you no longer work here',
    email: 'to change the email of your account',
    second_factor: 'to remove your second step at sign-in',
  } satisfies Record<AdminRequestKind, string>,
} as const;

type Asked = Pick<AdminRequest, 'kind' | 'left_on' | 'email'>;

const asked: Record<AdminRequestKind, (whom: string, request: Asked) => string> = {
  role: (whom) => `remove ${whom} as an admin`,
  disabled: (whom) => `disable the account of ${whom}`,
  leaving: (whom, { left_on: day }) => `note that ${whom} no longer works here from ${formatDay(day ?? '')}`,
  email: (whom, { email }) => `change the email of ${whom} to ${email}`,
  second_factor: (whom) => `remove the second step at sign-in of ${whom}`,
};

/** The same to the person themself. */
const askedOfYou: Record<AdminRequestKind, (request: Asked) => string> = {
  role: () => 'remove you as an admin',
  disabled: () => 'disable your account',
  leaving: ({ left_on: day }) => `note that you no longer work here from ${formatDay(day ?? '')}`,
  email: ({ email }) => `change your email to ${email}`,
  second_factor: () => 'remove your second step at sign-in',
};

/** What waits for another admin's word, for all admins and for the one whom it is about. */
export const adminRequestMessages = {
  title: 'Waiting for a second admin',
  intro: `One admin alone can’t take another admin’s access away. It takes effect once a third admin agrees, or after ${adminRequestHours} hours if the person hasn’t objected.`,
  unknown: 'a deleted account',
  asked: (who: string, whom: string, request: Asked) => `${who} asked to ${asked[request.kind](whom, request)}.`,
  askedOfYou: (who: string, request: Asked) => `${who} asked to ${askedOfYou[request.kind](request)}.`,
  due: (when: string) => `Takes effect on ${when}.`,
  objected: (when: string) =>
    `Objected on ${when}. It won’t take effect: only the person who runs the server can decide now.`,
  cannotAgree: `You can’t agree to this. It takes an admin of at least ${numberInWords(agreeingAfterDays)} days, and neither of the two may have made the other an admin.`,
  steps: {
    agree: { button: 'Agree', title: 'Agree to this change?', text: 'It takes effect right away.', done: 'Done.' },
    object: {
      button: 'Object',
      title: 'Object to this change?',
      text: 'Nothing changes then, and no one can ask again. Only the person who runs the server can decide.',
      done: 'You’ve objected. Nothing changes.',
    },
    withdraw: {
      button: 'Withdraw',
      title: 'Withdraw this request?',
      text: 'Nothing changes then.',
      done: 'The request is withdrawn.',
    },
    drop_objection: {
      button: 'Withdraw my objection',
      title: 'Withdraw your objection?',
      text: 'The request ends, and other admins can ask for a change again.',
      done: 'Your objection is withdrawn.',
    },
  } satisfies Record<AdminRequestStep, { button: string; title: string; text: string; done: string }>,
  of: (sentence: string) => `(${sentence})`,
  /** Above every screen of an admin. */
  line: 'Waiting: a change to an admin’s access',
  lineAboutYou: 'A change to your access: you can object',
  see: 'See what’s waiting',
  /** Before someone asks, and after. */
  willWait: (name: string) =>
    `${name} is an admin. They’ll be told right away, and this takes effect once another admin agrees, or after ${adminRequestHours} hours if they don’t object.`,
  waits: (name: string) =>
    `On hold: ${name} has been told. It takes effect once another admin agrees, or after ${adminRequestHours} hours if they don’t object.`,
  tag: 'Change waiting',
} as const;
