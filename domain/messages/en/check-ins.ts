import { checkInDays } from '../../reminders/check-in.ts';
import { numberInWords } from './numbers.ts';

const weeks = numberInWords(checkInDays / 7);

/** Being reminded some weeks after a questionnaire: the choice, and what is said in the bar, by push and by mail. */
export const checkInMessages = {
  title: 'Check in again',
  text: `We can remind you ${weeks} weeks after you take a test. Only if you want, and only once each time. Your quiet hours count here too.`,
  in_bar: 'At the top of the page',
  by_push: 'As a notification on my devices',
  by_mail: 'By email',
  mailNote: 'The email only says that you asked for it. It doesn’t name any test.',
  pushNote: 'Only on devices where you’ve turned on notifications.',
  failed: 'We couldn’t save this. Please try again.',
  loadFailed: 'We couldn’t load this. Please try again in a moment.',
  bar: {
    text: `It’s been ${weeks} weeks. Check in again?`,
    close: 'Not now',
    label: 'Your reminder',
  },
  /** On a lock screen, where others may read it. */
  push: (productTitle: string) => ({ title: productTitle, body: 'You asked us to remind you.' }),
  mail: {
    subject: (productTitle: string) => `${productTitle}: your reminder`,
    text: (link: string) =>
      [
        'You asked us to remind you.',
        '',
        link,
        '',
        'You can turn these emails off in your profile, under Reminders.',
      ].join('\n'),
  },
} as const;
