import type { ChartRange } from '../../charts/ranges.ts';
import { inList } from './lists.ts';
import { formatCount, formatDecimal } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';
import { shareTexts } from '../../charts/share-texts.ts';

export const chartMessages = {
  title: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'ସମୟ ସହ GAD-7 ସ୍କୋର',
    'PHQ-9': 'ସମୟ ସହ PHQ-9 ସ୍କୋର',
    mood: 'ସମୟ ସହ ମୁଡ୍',
  }),
  empty: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7ର କିଛି ତଥ୍ୟ ନାହିଁ।',
    'PHQ-9': 'PHQ-9ର କିଛି ତଥ୍ୟ ନାହିଁ।',
    mood: 'ମୁଡ୍‌ର କିଛି ତଥ୍ୟ ନାହିଁ।',
  }),
  table: 'ଟେବୁଲ୍ ଭାବେ ଦେଖାନ୍ତୁ',
  date: 'ତାରିଖ',
  score: 'ସ୍କୋର',
  level: 'ସ୍ତର',
  mood: 'ମୁଡ୍',
  partialLegend: 'ଫମ୍ପା ବିନ୍ଦୁର ଅର୍ଥ: କିଛି ପ୍ରଶ୍ନ ବନ୍ଦ ଥିଲା, ତେଣୁ ସ୍ତର ନାହିଁ।',
  explore: (title: string) => `${title}, ଗୋଟି ଗୋଟି ବିନ୍ଦୁ`,
  peak: (value: string) => `ସବୁଠୁ ଅଧିକ: ${value}`,
  highest: (value: string, date: string) => `ସବୁଠୁ ଅଧିକ: ${value}, ${date}।`,
  moreRows: (count: number) => `ଆଉ ${formatCount(count)}ଟି ଦେଖାନ୍ତୁ`,
  position: (place: number, count: number) => `${count}ରୁ ${place}`,
  point: (date: string, value: string) => `${date}: ${value}`,
  latest: (value: string, date: string) => `ସର୍ବଶେଷ: ${value}, ${date}।`,
  spread: (count: number, lowest: string, highest: string) =>
    lowest === highest
      ? `${formatCount(count)}ଟି ଫଳାଫଳ, ସବୁ ${lowest}।`
      : `${formatCount(count)}ଟି ଫଳାଫଳ, ${lowest}ରୁ ${highest}।`,
  days: (from: string, to: string) => (from === to ? from : `${from}ରୁ ${to}`),
  total: 'ମୋଟ',
  share: 'ଭାଗ',
  noValue: 'ନାହିଁ',
  count: formatCount,
  average: formatDecimal,
  named: (name: string, value: string) => `${name} ${value}`,
  all: (parts: readonly string[]) => parts.join(', '),
  mostOf: (total: string, largest: string, largestCount: string) =>
    `ମୋଟ ${total}। ସବୁଠୁ ବେଶି: ${largest} (${largestCount})।`,
  totals: (parts: readonly string[], from: string, to: string) => `${parts.join(', ')}, ${from}ରୁ ${to}।`,
  latestOf: (parts: readonly string[], date: string) => `ସର୍ବଶେଷ: ${parts.join(', ')}, ${date}।`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  tooFewToSay: 'କହିବାକୁ ବହୁତ କମ୍',
  shareBetween: (share: number, low: number, high: number) =>
    `${Math.round(share * 100)}% (${Math.round(low * 100)}%ରୁ ${Math.round(high * 100)}%)`,
  shareHint: 'ବ୍ରାକେଟ୍‌ରେ: 95% କନଫିଡେନ୍ସ ଇଣ୍ଟରଭାଲ।',
};

/** How far back the charts look. */
export const rangeMessages = {
  legend: 'କେତେ ଦିନ ପଛକୁ',
  names: drafted<Record<ChartRange, string>>({ '30d': '30 ଦିନ', '90d': '90 ଦିନ', '1y': '1 ବର୍ଷ', all: 'ସବୁ' }),
  nothing: drafted<Record<ChartRange, string>>({
    '30d': 'ଗତ 30 ଦିନରେ କିଛି ନାହିଁ।',
    '90d': 'ଗତ 90 ଦିନରେ କିଛି ନାହିଁ।',
    '1y': 'ଗତ ବର୍ଷକରେ କିଛି ନାହିଁ।',
    all: 'ଏଯାଏଁ କିଛି ନାହିଁ।',
  }),
  earlier: (date: string) => `ଆପଣଙ୍କ ସର୍ବଶେଷ ଏଣ୍ଟ୍ରି: ${date}।`,
  showAll: 'ସବୁ ଦେଖାନ୍ତୁ',
};

export const moodChartMessages = {
  shownAs: 'କେମିତି ଦେଖିବେ',
  views: { line: 'ରେଖା', calendar: 'କ୍ୟାଲେଣ୍ଡର', stacks: 'ଗଣତି' },
  weeks: 'ସପ୍ତାହ ଅନୁସାରେ',
  months: 'ମାସ ଅନୁସାରେ',
  week: 'ସପ୍ତାହ',
  month: 'ମାସ',
  moods: 'ମୁଡ୍',
  legend: 'ରଙ୍ଗ ଓ ଚିତ୍ରର ଅର୍ଥ',
  logged: (moods: number, days: number) => `${formatCount(days)} ଦିନରେ ${formatCount(moods)}ଟି ମୁଡ୍।`,
  mostOften: (names: readonly string[], count: number) => `ସବୁଠୁ ବେଶି: ${inList(names)} (${formatCount(count)})।`,
  busiest: {
    weeks: (day: string, moods: string) => `${day}ର ସପ୍ତାହରେ ସବୁଠୁ ବେଶି ଏଣ୍ଟ୍ରି: ${moods}।`,
    months: (month: string, moods: string) => `${month}ରେ ସବୁଠୁ ବେଶି ଏଣ୍ଟ୍ରି: ${moods}।`,
  },
  atTime: (time: string, mood: string) => `${time} ${mood}`,
  weekOf: (day: string) => `${day}ର ସପ୍ତାହ`,
};

/** The three numbers above a score chart. */
export const tileMessages = {
  latest: 'ସର୍ବଶେଷ',
  level: 'ସ୍ତର',
  change: 'କ’ଣ ବଦଳିଲା',
  /** The score stands out, wherever the sentence has it. */
  outOf: (score: string, largest: number) => `${largest}ରୁ ${score}`,
  same: 'ବଦଳି ନାହିଁ',
  since: (date: string) => `${date}ଠାରୁ`,
  meaningful: (date: string) => `${date} ଅପେକ୍ଷା: ଲକ୍ଷ୍ୟ କରିବା ଭଳି ବଦଳ`,
  slight: (date: string) => `${date} ଅପେକ୍ଷା: ପ୍ରାୟ ସମାନ`,
  firstHint: 'ପରବର୍ତ୍ତୀ ଥର ତୁଳନା ଦେଖିବେ।',
  incomparable: 'ଦୁଇ ଥରର ପ୍ରଶ୍ନ ସମାନ ନଥିଲା।',
};

export const { shareInWords, shareAlone } = shareTexts(chartMessages);
