import { formatCount, formatDecimal } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { shareToSay } from '../../statistics/wilson.ts';

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
  partialLegend: 'A hollow dot means some questions were turned off, so there’s no level.',
  explore: (title: string) => `${title}, point by point`,
  exploreHint: 'Touch the chart, or use the arrow keys, to read each point.',
  position: (place: number, count: number) => `${place} of ${count}`,
  point: (date: string, value: string) => `${date}: ${value}`,
  latest: (value: string, date: string) => `Latest: ${value}, on ${date}.`,
  spread: (count: number, lowest: string, highest: string) =>
    lowest === highest ? `${count} entries, all ${lowest}.` : `${count} entries, from ${lowest} to ${highest}.`,
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
  span: (from: string, through: string) => `${from} to ${through}`,
};

/** '16% (12% to 21%)', or that there are too few to say. `count` is a part of `total`, which may be 0. */
export function shareInWords(count: number, total: number): string {
  const said = total > 0 ? shareToSay(count, total) : undefined;
  return said ? chartMessages.shareBetween(said.share, said.low, said.high) : chartMessages.tooFewToSay;
}
