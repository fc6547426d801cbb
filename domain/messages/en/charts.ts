import type { ChartRange } from '../../charts/ranges.ts';
import { inList } from './lists.ts';
import { formatCount, formatDecimal, plural } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { shareTexts } from '../../charts/share-texts.ts';

export const chartMessages = {
  title: { 'GAD-7': 'GAD-7 Score Trend', 'PHQ-9': 'PHQ-9 Score Trend', mood: 'Mood Trend' } satisfies Record<
    InstrumentType | 'mood',
    string
  >,
  empty: {
    'GAD-7': 'No GAD-7 data available.',
    'PHQ-9': 'No PHQ-9 data available.',
    mood: 'No mood data available.',
  } satisfies Record<InstrumentType | 'mood', string>,
  table: 'Show as a table',
  date: 'Date',
  score: 'Score',
  level: 'Level',
  mood: 'Mood',
  partialLegend: 'A hollow dot means some questions were turned off, so there’s no level.',
  explore: (title: string) => `${title}, point by point`,
  peak: (value: string) => `Highest: ${value}`,
  highest: (value: string, date: string) => `Highest: ${value}, on ${date}.`,
  moreRows: (count: number) => `Show ${formatCount(count)} more`,
  position: (place: number, count: number) => `${place} of ${count}`,
  point: (date: string, value: string) => `${date}: ${value}`,
  latest: (value: string, date: string) => `Latest: ${value}, on ${date}.`,
  spread: (count: number, lowest: string, highest: string) =>
    lowest === highest
      ? `${formatCount(count)} results, all ${lowest}.`
      : `${formatCount(count)} results, from ${lowest} to ${highest}.`,
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  total: 'Total',
  share: 'Share',
  noValue: 'None',
  count: formatCount,
  /** Averages have one decimal. */
  average: formatDecimal,
  named: (name: string, value: string) => `${name} ${value}`,
  all: (parts: readonly string[]) => parts.join(', '),
  mostOf: (total: string, largest: string, largestCount: string) =>
    `${total} in total. Most common: ${largest} (${largestCount}).`,
  totals: (parts: readonly string[], from: string, to: string) => `${parts.join(', ')}, ${from} to ${to}.`,
  latestOf: (parts: readonly string[], date: string) => `Latest: ${parts.join(', ')}, on ${date}.`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  tooFewToSay: 'too few to say',
  /** With its 95% interval. */
  shareBetween: (share: number, low: number, high: number) =>
    `${Math.round(share * 100)}% (${Math.round(low * 100)}% to ${Math.round(high * 100)}%)`,
  shareHint: 'In brackets: 95% confidence interval.',
};

/** How far back the charts look. */
export const rangeMessages = {
  legend: 'How far back',
  names: { '30d': '30 days', '90d': '90 days', '1y': '1 year', all: 'All' } satisfies Record<ChartRange, string>,
  /** In place of a chart: all that there is lies before its range. */
  nothing: {
    '30d': 'Nothing in the last 30 days.',
    '90d': 'Nothing in the last 90 days.',
    '1y': 'Nothing in the last year.',
    all: 'Nothing here yet.',
  } satisfies Record<ChartRange, string>,
  earlier: (date: string) => `Your latest entry is from ${date}.`,
  showAll: 'Show everything',
};

export const moodChartMessages = {
  shownAs: 'Shown as',
  views: { line: 'Line', calendar: 'Calendar', stacks: 'Counts' },
  weeks: 'Week by week',
  months: 'Month by month',
  week: 'Week',
  month: 'Month',
  moods: 'Moods',
  legend: 'What the colours and patterns mean',
  logged: (moods: number, days: number) =>
    `${formatCount(moods)} ${plural(moods, { one: 'mood', other: 'moods' })} on ${formatCount(days)} ${plural(days, { one: 'day', other: 'days' })}.`,
  mostOften: (names: readonly string[], count: number) => `Most often: ${inList(names)} (${formatCount(count)}).`,
  busiest: {
    weeks: (day: string, moods: string) => `Most entries in the week of ${day}: ${moods}.`,
    months: (month: string, moods: string) => `Most entries in ${month}: ${moods}.`,
  },
  /** '10:05 Calm' */
  atTime: (time: string, mood: string) => `${time} ${mood}`,
  weekOf: (day: string) => `Week of ${day}`,
};

/** The three numbers above a score chart. */
export const tileMessages = {
  latest: 'Latest',
  level: 'Level',
  change: 'What changed',
  /** The score stands out, wherever the sentence has it. */
  outOf: (score: string, largest: number) => `${score} of ${largest}`,
  same: 'No change',
  since: (date: string) => `since ${date}`,
  /** '4 points lower', then: 'than on 8 Nov: a meaningful change' */
  meaningful: (date: string) => `than on ${date}: a meaningful change`,
  slight: (date: string) => `than on ${date}: about the same`,
  firstHint: 'Next time, you’ll see how it compares.',
  incomparable: 'The questions weren’t the same both times.',
};

export const { shareInWords, shareAlone } = shareTexts(chartMessages);
