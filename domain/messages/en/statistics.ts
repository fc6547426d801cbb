import { blockDays } from '../../statistics/blocks.ts';
import { periodDays } from '../../statistics/periods.ts';
import { inList } from './lists.ts';
import { formatCount, inWeeks, numberInWords } from './numbers.ts';
import type { Period } from '../../contract/statistics.ts';

const weeks = inWeeks(blockDays);

/** What is said beside figures that are protected. */
export const protectionMessages = {
  why: (people: number) =>
    `To protect everyone, these figures are updated once every ${weeks}. Each person counts once in ${weeks}, with their latest complete result and their latest mood. Every number is shifted a little at random, and none is shown for groups that may be smaller than ${people} people.`,
  limits:
    'Someone who knows, or has made up, everyone else could still guess about one person: every figure that includes that person at best doubles the odds of being right. It never makes anything certain, but over many months it adds up.',
  making: 'Still adding up older weeks. Check back in a few minutes.',
  restName: 'Not shown separately',
  withheld: 'Withheld',
  nothing: `Not enough people yet to show this safely. It takes ${numberInWords(blockDays / 7)} full weeks with enough people taking part.`,
  of: (name: string, types: readonly string[]) => `${name} (${types.join(', ')})`,
  note: (names: readonly string[]) => `Too few to say: ${names.join('; ')}.`,
  rest: (name: string, count: number) => `${name}: ${formatCount(count)}.`,
  covers: (stretches: readonly string[]) => `Figures cover ${inList(stretches)}.`,
  coversOf: (name: string, stretches: readonly string[]) => `${name} figures cover ${inList(stretches)}.`,
  stretch: (from: string, through: string) => `${from} to ${through}`,
  giveOrTake: (count: string) => `Shifted at random: give or take ${count}.`,
  giveOrTakePoints: (points: string) => `Shifted at random: give or take ${points} points.`,
  chance: 'Shifted at random',
  once: `Each person counts once in ${weeks}.`,
} as const;

/** Averages over more than a season, of which single days say little. */
export const weeklyMessages = {
  byWeek: 'Each point is the average of one week.',
  byDay: 'Each point is the average of one day.',
  showDays: 'Show each day',
} as const;

/** The admin's figures about all employees together. */
export const statisticsMessages = {
  title: 'Admin Statistics',
  intro: 'How everyone is doing as a group, never one person. Days follow your organisation’s time zone.',
  period: 'Period',
  periods: {
    '30d': `${periodDays['30d']} days`,
    '90d': `${periodDays['90d']} days`,
    '1y': 'A year',
    all: 'All',
  } satisfies Record<Period, string>,
  dates: {
    summary: 'Choose dates',
    button: 'Show these dates',
    hint: 'Both days are included.',
  },
  participation: {
    title: 'Participation',
    ofAll: (people: string, all: string) => `${people} of ${all}`,
    meaning: {
      '30d': `employees have at least one result in the last ${periodDays['30d']} days`,
      '90d': `employees have at least one result in the last ${periodDays['90d']} days`,
      '1y': 'employees have at least one result in the last year',
      all: 'employees have at least one result',
    } satisfies Record<Period, string>,
    /** Of any days; without a start or an end where one is missing. */
    between: (from: string | undefined, to: string | undefined) => {
      const start = from === undefined ? '' : ` from ${from}`;
      const end = to === undefined ? ' on' : ` ${from === undefined ? 'up ' : ''}to ${to}`;
      return `employees have at least one result${start}${end}`;
    },
    /** Where some who took part are no longer employees. */
    former: 'People who were employees at the time are counted too.',
    about: (people: string, all: string) => `About ${people} of ${all}`,
    aboutAlone: (people: string) => `About ${people}`,
    took: (from: string, through: string) => `employees took part between ${from} and ${through}`,
    tookAlone: (from: string, through: string, all: string) =>
      `people took part between ${from} and ${through}. There are ${all} employees now`,
    tooFew: 'There are too few people to say how many have taken part.',
    share: (percent: number) => `${percent}%`,
    nobody: 'No one has registered yet.',
    loading: 'Loading participation...',
  },
  overview: {
    title: 'Overview',
    totalEmployees: 'Total Employees',
    gadSubmissions: 'GAD-7 Submissions',
    phqSubmissions: 'PHQ-9 Submissions',
    moodEntries: 'Mood Entries',
    unknown: '–',
  },
  count: formatCount,
  loadingChart: 'Loading chart...',
  loadingAverages: 'Loading average score trends...',
  averages: {
    title: 'Average score trends',
    empty: 'No average scores in this period.',
    protectedNote: `Each point is the average of ${weeks}. Results with questions turned off are left out.`,
    note: 'Averages from days with few results can be misleading. Results with questions turned off are left out.',
  },
  submissions: {
    title: 'Daily assessment submissions',
    label: 'Date',
    empty: 'No submissions in this period.',
  },
  severity: {
    title: 'Severity distribution',
    label: 'Severity',
    empty: 'No results with a level in this period.',
    protectedNote: `Screening results, not diagnoses. Each person counts once in ${weeks}. For PHQ-9, ‘Moderately severe’ counts as Severe here.`,
    note: 'Screening results, not diagnoses. One person may have several. For PHQ-9, ‘Moderately severe’ counts as Severe here.',
  },
  moods: {
    title: 'Mood distribution',
    label: 'Mood',
    count: 'Entries',
    empty: 'No mood entries in this period.',
  },
  nextStep: 'Choose a longer period, or check back once people have taken part.',
} as const;
