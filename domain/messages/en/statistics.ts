import { lowMoodWords } from '../../moods.ts';
import { blockDays } from '../../statistics/blocks.ts';
import { periodDays } from '../../statistics/periods.ts';
import type { Half } from '../../statistics/figure-names.ts';
import { capitalised, inChoice } from './lists.ts';
import { moodNames } from './moods.ts';
import { formatCount, inWeeks, numberInWords } from './numbers.ts';
import type { Period } from '../../contract/statistics.ts';

const weeks = inWeeks(blockDays);

/** 'sad or angry': whatever the table of moods counts as one of the two halves. */
const lowMoods = inChoice(lowMoodWords.map((word) => moodNames[word].toLowerCase()));

/** What is said beside figures that are protected. */
export const protectionMessages = {
  /** What is shown, and why. */
  calm: (days?: string) =>
    `${days === undefined ? 'Figures are' : `Figures cover ${days},`} shifted a little to protect everyone.`,
  /** Leads to the guide. */
  how: 'How it works',
  making: 'Still adding up older weeks. Check back in a few minutes.',
  halves: {
    'Minimal or mild': 'Minimal or mild',
    'Moderate or severe': 'Moderate or severe',
    'Happy, calm or neutral': 'Other moods',
    'Sad or angry': capitalised(lowMoods),
  } satisfies Record<Half, string>,
  withheld: 'Hidden',
  nothing: `Not enough people yet to show this safely. It takes ${numberInWords(blockDays / 7)} full weeks with enough people taking part.`,
  note: (names: readonly string[]) => `Hidden to protect privacy: ${names.join('; ')}.`,
  covers: (days: string) => `Figures cover ${days}.`,
  plainFrom: (day: string) =>
    `These figures begin on ${day}. What was recorded before then followed a stricter setting, and is left out.`,
  noAverages: 'There are no averages under this setting: they would say more about each person.',
  range: (from: string, through: string) => `${from} to ${through}`,
  giveOrTake: (count: string) => `Accurate to within about ${count}.`,
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
  intro: 'Screening results of everyone together, not diagnoses.',
  /** Under a chart: how to read it. */
  about: 'About this chart',
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
    /** In this order, as far as each can be said. */
    invited: (people: string) => `${people} invited`,
    registered: (people: string) => `${people} registered`,
    tookPart: (people: string, percent?: number) =>
      `${people} took part${percent === undefined ? '' : ` (${percent}%)`}`,
    tookPartAbout: (people: string, percent?: number) =>
      `about ${people} took part${percent === undefined ? '' : ` (${percent}%)`}`,
    meaning: {
      '30d': `with a questionnaire or a mood in the last ${periodDays['30d']} days`,
      '90d': `with a questionnaire or a mood in the last ${periodDays['90d']} days`,
      '1y': 'with a questionnaire or a mood in the last year',
      all: 'with a questionnaire or a mood',
    } satisfies Record<Period, string>,
    /** Of any days; without a start or an end where one is missing. */
    between: (from: string | undefined, to: string | undefined) => {
      const start = from === undefined ? '' : ` from ${from}`;
      const end = to === undefined ? ' on' : ` ${from === undefined ? 'up ' : ''}to ${to}`;
      return `with a questionnaire or a mood${start}${end}`;
    },
    /** Where some who took part are no longer employees. */
    former: (meaning: string) => `${meaning}. People who were employees at the time are counted too.`,
    took: (from: string, through: string) => `between ${from} and ${through}`,
    /** Where more took part than are registered now. */
    someLeft: (meaning: string) => `${meaning}. Some of them may have left since.`,
    tooFew: 'There are too few people to say how many have taken part.',
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
    short: 'Averages',
    empty: 'No average scores in this period.',
    note: 'Averages from days with few results can be misleading. Results with questions turned off are left out.',
  },
  submissions: {
    title: 'Daily assessment submissions',
    short: 'Submissions',
    label: 'Date',
    empty: 'No submissions in this period.',
  },
  severity: {
    title: 'Severity distribution',
    short: 'Severity',
    label: 'Severity',
    empty: 'No results with a level in this period.',
    protectedNote: `Each person counts once in ${weeks}. For PHQ-9, ‘Moderately severe’ counts as Severe here.`,
    note: 'One person may have several. For PHQ-9, ‘Moderately severe’ counts as Severe here.',
  },
  moods: {
    title: 'Mood distribution',
    short: 'Moods',
    label: 'Mood',
    count: 'Entries',
    empty: 'No moods in this period.',
  },
  nextStep: 'Choose a longer period, or check back once people have taken part.',
} as const;
