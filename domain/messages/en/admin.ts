import { periodDays } from '../../statistics/periods.ts';
import { formatCount, plural } from './numbers.ts';

/** The admin's start page; what its parts say has files of its own. */
export const adminMessages = {
  title: 'Admin Dashboard',
  statistics: {
    title: 'Statistics',
    button: 'View Full Statistics',
  },
  records: {
    title: 'Employee Records',
    text: 'Find someone by name, email, state or city.',
  },
} as const;

/** The numbers at the top of the start page. All of them are in the statistics as well. */
export const adminNumberMessages = {
  title: `The last ${periodDays['30d']} days`,
  employees: 'Employees',
  employeesNote: 'registered now',
  tookPart: 'Took part',
  people: 'people',
  about: (number: string) => `About ${number}`,
  share: (percent: number, all: string) => `${percent}% of ${all}`,
  results: 'Questionnaires',
  resultsNote: 'completed',
  moods: 'Moods',
  moodsNote: 'logged',
  withheld: 'Hidden',
  withheldNote: 'to protect privacy',
  protectedNote: 'Approximate, to protect privacy.',
  unknown: '–',
} as const;

/** What an admin should look at, besides a question that brings help. */
export const attentionMessages = {
  count: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'thing needs', other: 'things need' })} attention`,
  none: 'Nothing needs attention.',
  firstSteps: (open: number) =>
    `First steps: ${formatCount(open)} ${plural(open, { one: 'thing', other: 'things' })} left to do.`,
  showSteps: 'Show the list',
  plainHttp:
    'This page isn’t encrypted, so others on the network could read what people write. Ask the person who runs the server to add TLS.',
  questionsOff: (count: number, type: string) =>
    `${formatCount(count)} ${plural(count, { one: 'question', other: 'questions' })} of the ${type} ${plural(count, { one: 'is', other: 'are' })} off. New results have no level.`,
  showQuestions: 'Show the questions',
  linesToCheck: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'helpline needs', other: 'helplines need' })} a check: the number may have changed.`,
  checkLines: 'Check the helplines',
} as const;

/** The menu of a line in the list of helplines. */
export const lineListMessages = {
  actionsOf: (name: string) => `Actions for ${name}`,
} as const;
