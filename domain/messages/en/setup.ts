import { putOffDays, testMailLimits } from '../../setup-steps.ts';
import type { SetupStep } from '../../setup-steps.ts';
import { formatCount, numberInWords } from './numbers.ts';

/** The first hour: what a new organisation settles. */
export const setupMessages = {
  title: 'First steps',
  intro: 'What to settle before you invite people. Each takes a minute or two, in any order.',
  loading: 'Loading the list...',
  loadFailed: 'We couldn’t load the list. Please try again in a moment.',
  progress: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} done`,
  allDone: 'Everything is settled. If something changes, it comes back here.',
  states: { open: 'To do', put_off: 'Put off', done: 'Done' },
  putOffUntil: (day: string) => `Put off until ${day}`,
  putOff: 'Not now',
  putOffHint: `We’ll remind you in ${numberInWords(putOffDays)} days.`,
  takeUp: 'Do it now',
  steps: {
    organisation: { name: 'Name and logo', why: 'So people know it’s yours.' },
    help_lines: { name: 'Helplines', why: 'Call each number once. They have to be right on the day they’re needed.' },
    privacy_contact: {
      name: 'Privacy contact and complaints',
      why: 'The law asks for a named person or office that anyone can ask about their data.',
    },
    second_admin: { name: 'A second admin', why: 'So that no one is locked out when one of you is away.' },
    mail: { name: 'Email works', why: 'Without it no one can get back in after forgetting a password.' },
  } satisfies Record<SetupStep, { name: string; why: string }>,
  lines: {
    text: 'Call each number, or compare it with its source, and confirm that it’s right.',
    checked: 'It’s right',
    checkedOn: (day: string) => `Checked on ${day}`,
    more: 'Add or change helplines',
  },
  admins: {
    text: 'Ask a colleague to register, then make them an admin.',
    button: 'Choose a second admin',
  },
  mail: {
    noServer:
      'There’s no mail server yet: emails become files on the server. Ask the person who runs it to set SMTP_URL, then send a test email here.',
    text: 'We’ll send an email with a code to your own address.',
    send: 'Send a test email',
    again: 'Send another one',
    sent: (time: string) => `Sent at ${time}. Has it come?`,
    code: 'Code in the email',
    came: 'It came',
  },
} as const;

/** A plain letter. */
export const testMail = {
  subject: (productTitle: string) => `${productTitle}: a test email`,
  text: (code: string) =>
    [
      'This email shows that your mail server works.',
      '',
      `The code is ${code}. Please enter it under First steps within ${testMailLimits.hours} hours.`,
      '',
      'If you did not ask for it, you can ignore this email.',
    ].join('\n'),
} as const;
