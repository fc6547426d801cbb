import type { ChartRange } from '../../charts/ranges.ts';
import { inList } from './lists.ts';
import { formatCount, formatDecimal } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';
import { shareTexts } from '../../charts/share-texts.ts';

export const chartMessages = {
  title: { 'GAD-7': 'GAD-7 ਸਕੋਰ ਦਾ ਰੁਝਾਨ', 'PHQ-9': 'PHQ-9 ਸਕੋਰ ਦਾ ਰੁਝਾਨ', mood: 'ਮੂਡ ਦਾ ਰੁਝਾਨ' } satisfies Partial<
    Record<InstrumentType | 'mood', string>
  >,
  empty: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7 ਦਾ ਹਾਲੇ ਕੋਈ ਡੇਟਾ ਨਹੀਂ।',
    'PHQ-9': 'PHQ-9 ਦਾ ਹਾਲੇ ਕੋਈ ਡੇਟਾ ਨਹੀਂ।',
    mood: 'ਮੂਡ ਦਾ ਹਾਲੇ ਕੋਈ ਡੇਟਾ ਨਹੀਂ।',
  }),
  table: 'ਟੇਬਲ ਵਿੱਚ ਦਿਖਾਓ',
  date: 'ਤਾਰੀਖ਼',
  score: 'ਸਕੋਰ',
  level: 'ਪੱਧਰ',
  mood: 'ਮੂਡ',
  partialLegend: 'ਖਾਲੀ ਬਿੰਦੀ ਦਾ ਮਤਲਬ ਹੈ ਕਿ ਕੁਝ ਸਵਾਲ ਬੰਦ ਸਨ, ਇਸ ਲਈ ਕੋਈ ਪੱਧਰ ਨਹੀਂ।',
  explore: (title: string) => `${title}, ਇੱਕ-ਇੱਕ ਬਿੰਦੀ`,
  peak: (value: string) => `ਸਭ ਤੋਂ ਵੱਧ: ${value}`,
  highest: (value: string, date: string) => `ਸਭ ਤੋਂ ਵੱਧ: ${value}, ${date} ਨੂੰ।`,
  moreRows: (count: number) => `${formatCount(count)} ਹੋਰ ਦਿਖਾਓ`,
  position: (place: number, count: number) => `${count} ਵਿੱਚੋਂ ${place}`,
  point: (date: string, value: string) => `${date}: ${value}`,
  latest: (value: string, date: string) => `ਸਭ ਤੋਂ ਨਵਾਂ: ${value}, ${date} ਨੂੰ।`,
  spread: (count: number, lowest: string, highest: string) =>
    lowest === highest
      ? `${formatCount(count)} ਨਤੀਜੇ, ਸਾਰੇ ${lowest}।`
      : `${formatCount(count)} ਨਤੀਜੇ, ${lowest} ਤੋਂ ${highest} ਤੱਕ।`,
  days: (from: string, to: string) => (from === to ? from : `${from} ਤੋਂ ${to}`),
  total: 'ਕੁੱਲ',
  share: 'ਹਿੱਸਾ',
  noValue: 'ਕੋਈ ਨਹੀਂ',
  count: formatCount,
  /** Averages have one decimal. */
  average: formatDecimal,
  named: (name: string, value: string) => `${name} ${value}`,
  all: (parts: readonly string[]) => parts.join(', '),
  mostOf: (total: string, largest: string, largestCount: string) =>
    `ਕੁੱਲ ${total}। ਸਭ ਤੋਂ ਵੱਧ: ${largest} (${largestCount})।`,
  totals: (parts: readonly string[], from: string, to: string) => `${parts.join(', ')}, ${from} ਤੋਂ ${to} ਤੱਕ।`,
  latestOf: (parts: readonly string[], date: string) => `ਸਭ ਤੋਂ ਨਵਾਂ: ${parts.join(', ')}, ${date} ਨੂੰ।`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  tooFewToSay: 'ਦੱਸਣ ਲਈ ਬਹੁਤ ਥੋੜ੍ਹੇ',
  /** With its 95% interval. */
  shareBetween: (share: number, low: number, high: number) =>
    `${Math.round(share * 100)}% (${Math.round(low * 100)}% ਤੋਂ ${Math.round(high * 100)}%)`,
  shareHint: 'ਬਰੈਕਟ ਵਿੱਚ: 95% ਭਰੋਸੇ ਵਾਲੀ ਹੱਦ।',
};

export const rangeMessages = {
  legend: 'ਕਿੰਨੇ ਸਮੇਂ ਦਾ',
  names: drafted<Record<ChartRange, string>>({ '30d': '30 ਦਿਨ', '90d': '90 ਦਿਨ', '1y': '1 ਸਾਲ', all: 'ਸਾਰੇ' }),
  nothing: drafted<Record<ChartRange, string>>({
    '30d': 'ਪਿਛਲੇ 30 ਦਿਨਾਂ ਵਿੱਚ ਕੁਝ ਨਹੀਂ।',
    '90d': 'ਪਿਛਲੇ 90 ਦਿਨਾਂ ਵਿੱਚ ਕੁਝ ਨਹੀਂ।',
    '1y': 'ਪਿਛਲੇ ਇੱਕ ਸਾਲ ਵਿੱਚ ਕੁਝ ਨਹੀਂ।',
    all: 'ਇੱਥੇ ਹਾਲੇ ਕੁਝ ਨਹੀਂ।',
  }),
  earlier: (date: string) => `ਤੁਹਾਡੀ ਸਭ ਤੋਂ ਨਵੀਂ ਐਂਟਰੀ ${date} ਦੀ ਹੈ।`,
  showAll: 'ਸਭ ਕੁਝ ਦਿਖਾਓ',
};

export const moodChartMessages = {
  shownAs: 'ਕਿਵੇਂ ਦਿਖਾਈਏ',
  views: { line: 'ਲਕੀਰ', calendar: 'ਕੈਲੰਡਰ', stacks: 'ਗਿਣਤੀ' },
  weeks: 'ਹਫ਼ਤੇਵਾਰ',
  months: 'ਮਹੀਨੇਵਾਰ',
  week: 'ਹਫ਼ਤਾ',
  month: 'ਮਹੀਨਾ',
  moods: 'ਮੂਡ',
  legend: 'ਰੰਗਾਂ ਅਤੇ ਨਮੂਨਿਆਂ ਦਾ ਮਤਲਬ',
  logged: (moods: number, days: number) => `${formatCount(days)} ਦਿਨ, ${formatCount(moods)} ਮੂਡ।`,
  mostOften: (names: readonly string[], count: number) => `ਸਭ ਤੋਂ ਵੱਧ ਵਾਰ: ${inList(names)} (${formatCount(count)})।`,
  busiest: {
    weeks: (day: string, moods: string) => `ਸਭ ਤੋਂ ਵੱਧ ${day} ਵਾਲੇ ਹਫ਼ਤੇ ਵਿੱਚ: ${moods}।`,
    months: (month: string, moods: string) => `ਸਭ ਤੋਂ ਵੱਧ ${month} ਵਿੱਚ: ${moods}।`,
  },
  /** '10:05 Calm' */
  atTime: (time: string, mood: string) => `${time} ${mood}`,
  weekOf: (day: string) => `${day} ਵਾਲਾ ਹਫ਼ਤਾ`,
};

export const tileMessages = {
  latest: 'ਸਭ ਤੋਂ ਨਵਾਂ',
  level: 'ਪੱਧਰ',
  change: 'ਕੀ ਬਦਲਿਆ',
  /** The score stands out, wherever the sentence has it. */
  outOf: (score: string, largest: number) => `${largest} ਵਿੱਚੋਂ ${score}`,
  same: 'ਕੋਈ ਫ਼ਰਕ ਨਹੀਂ',
  since: (date: string) => `${date} ਤੋਂ`,
  /** '4 points lower', then: 'than on 8 Nov: a meaningful change' */
  meaningful: (date: string) => `${date} ਨਾਲੋਂ: ਇਹ ਫ਼ਰਕ ਮਾਇਨੇ ਰੱਖਦਾ ਹੈ`,
  slight: (date: string) => `${date} ਨਾਲੋਂ: ਲਗਭਗ ਓਨਾ ਹੀ`,
  firstHint: 'ਅਗਲੀ ਵਾਰ ਦਿਸੇਗਾ ਕਿ ਕੀ ਫ਼ਰਕ ਪਿਆ।',
  incomparable: 'ਦੋਵੇਂ ਵਾਰ ਸਵਾਲ ਇੱਕੋ ਜਿਹੇ ਨਹੀਂ ਸਨ।',
};

export const { shareInWords, shareAlone } = shareTexts(chartMessages);
