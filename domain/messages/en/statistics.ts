import { formatCount } from '../../numbers.ts';
import type { Period } from '../../contract/statistics.ts';

/** What stands beside figures that are withheld. */
export const protectionMessages = {
  why: (people: number) =>
    `To protect everybody, no figure is about fewer than ${people} people. Days with too few are put together into weeks or longer, and some numbers are not shown separately. Results with questions switched off are left out.`,
  making: 'Older days are still being put together: look again in some minutes.',
  restName: 'Not shown separately',
  withheld: 'Withheld',
  nothing: 'Nothing can be shown here yet: it would be about too few people.',
  of: (name: string, types: readonly string[]) => `${name} (${types.join(', ')})`,
  note: (names: readonly string[]) => `Withheld: ${names.join('; ')}.`,
  rest: (name: string, count: number) => `${name}: ${formatCount(count)}.`,
} as const;

/** The admin's figures about all employees together. */
export const statisticsMessages = {
  title: 'Admin Statistics',
  intro: 'You see how all are doing, and never one person. Each day goes by the clock of your organisation.',
  period: 'Period',
  periods: { '30d': '30 days', '90d': '90 days', '1y': 'A year', all: 'All' } satisfies Record<Period, string>,
  participation: {
    title: 'Participation',
    ofAll: (people: string, all: string) => `${people} of ${all}`,
    meaning: {
      '30d': 'employees have at least one result in the last 30 days',
      '90d': 'employees have at least one result in the last 90 days',
      '1y': 'employees have at least one result in the last year',
      all: 'employees have at least one result',
    } satisfies Record<Period, string>,
    share: (percent: number) => `${percent} %`,
    nobody: 'Nobody has registered yet.',
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
    series: ['GAD-7', 'PHQ-9'],
    empty: 'No average scores in this period.',
    note: 'An average of a day with few results says little. Results with questions switched off are left out.',
  },
  submissions: {
    title: 'Daily assessment submissions',
    series: ['GAD-7', 'PHQ-9'],
    label: 'Date',
    empty: 'No submissions in this period.',
  },
  severity: {
    title: 'Severity distribution',
    label: 'Severity',
    parts: ['GAD-7', 'PHQ-9'],
    empty: 'No results with a level in this period.',
    note: 'Screening results, not diagnoses. One person may have several. For PHQ-9, ‘Moderately severe’ counts as Severe here.',
  },
  moods: {
    title: 'Mood distribution',
    label: 'Mood',
    count: 'Entries',
    empty: 'No mood entries in this period.',
  },
  nextStep: 'Choose a longer period, or come back when people have taken part.',
} as const;
