import { plural } from './numbers.ts';

/** How a person learns that someone opened their record. */
export const accessNoticeMessages = {
  title: 'Tell me when someone opens my record',
  intro: 'It’s always listed above. Choose other ways to hear.',
  onPage: 'A line at the top of the page',
  byMail: 'An email, at most one a day',
  byMailHint: 'The email won’t mention names or your health.',
  loading: 'Loading...',
  loadFailed: 'We couldn’t load this. Please try again in a moment.',
  news: 'News about your record',
  opened: (count: number) =>
    count === 1
      ? 'Someone opened your record.'
      : `Your record was opened ${count} ${plural(count, { one: 'time', other: 'times' })}.`,
} as const;

/** A plain letter: it names no one and no health matter. */
export const accessMail = {
  subject: (productTitle: string) => `${productTitle}: someone opened your record`,
  text: (link: string) =>
    [
      'Someone opened your record. You can see who it was, and when:',
      '',
      link,
      '',
      'You asked for this email. At the same place you can turn it off. We send at most one a day.',
    ].join('\n'),
} as const;
