import { blockDays } from '../../statistics/blocks.ts';
import { periodDays } from '../../statistics/periods.ts';
import { formatCount, inWeeks, plural } from './numbers.ts';

/** The admin's start page; what its parts say has files of its own. */
export const adminMessages = {
  title: 'Admin Dashboard',
  intro: 'See how the programme is used, and manage its questions and reminders.',
  statistics: {
    title: 'Statistics',
    text: 'Participation and group trends. No names.',
    button: 'View Full Statistics',
  },
  records: {
    title: 'Employee Records',
    text: 'Find an employee and open their results and moods over time.',
  },
  people: {
    title: 'People and roles',
    text: 'Make someone an admin, disable an account, or sign someone out.',
  },
} as const;

/** The numbers at the top of the start page. All of them are in the statistics as well. */
export const adminNumberMessages = {
  title: `The last ${periodDays['30d']} days`,
  loading: 'Loading the numbers...',
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
  withheld: 'Withheld',
  withheldNote: 'too few people to say',
  protectedNote: `From whole blocks of ${inWeeks(blockDays)}, moved a little by chance. Statistics says how.`,
  openNote: 'Counted a moment ago, and counted again every minute.',
  unknown: '–',
  line: 'Questionnaires, week by week',
  lineProtected: 'Questionnaires, block by block',
  lineLabel: (title: string, text: string) => `${title}. ${text}`,
  lineText: (last: number, before: number) =>
    `${formatCount(last)} in the last full week, ${formatCount(before)} in the week before.`,
  lineFirst: (last: number) => `${formatCount(last)} in the last full week.`,
  lineBlock: (last: number, span: string) => `About ${formatCount(last)} from ${span}.`,
  lineNone: 'The line starts after the first full week with results.',
  lineNoneProtected: `The line starts with the first ${inWeeks(blockDays)} that have enough people.`,
} as const;

/** What an admin should look at, besides a question that brings help. */
export const attentionMessages = {
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
