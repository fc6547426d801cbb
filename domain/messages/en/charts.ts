import type { InstrumentType } from '../../instruments/instrument.ts';

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
  partial: 'Not scored',
  partialLegend: 'A hollow mark is a result with questions switched off. It has no level.',
  explore: (title: string) => `${title}, point by point`,
  exploreHint: 'Touch the chart, or use the arrow keys, to read each point.',
  position: (place: number, count: number) => `${place} of ${count}`,
  point: (date: string, value: string) => `${date}: ${value}`,
  latest: (value: string, date: string) => `Latest: ${value}, on ${date}.`,
  spread: (count: number, lowest: string, highest: string) =>
    lowest === highest ? `${count} records, all ${lowest}.` : `${count} records, between ${lowest} and ${highest}.`,
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  total: 'Total',
  share: 'Share',
  noValue: 'None',
  count: (value: number) => value.toLocaleString('en-IN'),
  /** Averages have one decimal. */
  average: (value: number) => value.toFixed(1),
  named: (name: string, value: string) => `${name} ${value}`,
  all: (parts: readonly string[]) => parts.join(', '),
  mostOf: (total: string, largest: string, largestCount: string) =>
    `${total} in total. Most: ${largest}, with ${largestCount}.`,
  totals: (parts: readonly string[], from: string, to: string) => `${parts.join(', ')}, ${from} to ${to}.`,
  latestOf: (parts: readonly string[], date: string) => `Latest: ${parts.join(', ')}, on ${date}.`,
  percent: (share: number) => `${Math.round(share * 100)} %`,
};
