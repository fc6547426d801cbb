import type { ChartRange } from '../../charts/ranges.ts';
import { inList } from './lists.ts';
import { formatCount, formatDecimal } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';
import { shareTexts } from '../../charts/share-texts.ts';

export const chartMessages = {
  title: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7 स्कोर, समय के साथ',
    'PHQ-9': 'PHQ-9 स्कोर, समय के साथ',
    mood: 'मूड, समय के साथ',
  }),
  empty: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7 का कोई नतीजा अभी नहीं है।',
    'PHQ-9': 'PHQ-9 का कोई नतीजा अभी नहीं है।',
    mood: 'कोई मूड अभी दर्ज नहीं है।',
  }),
  table: 'टेबल में दिखाएँ',
  date: 'तारीख',
  score: 'स्कोर',
  level: 'स्तर',
  mood: 'मूड',
  partialLegend: 'खाली बिंदु का मतलब है कि कुछ सवाल बंद थे, इसलिए कोई स्तर नहीं है।',
  explore: (title: string) => `${title}, एक-एक बिंदु`,
  peak: (value: string) => `सबसे ज़्यादा: ${value}`,
  highest: (value: string, date: string) => `सबसे ज़्यादा: ${value}, ${date} को।`,
  moreRows: (count: number) => `${formatCount(count)} और दिखाएँ`,
  position: (place: number, count: number) => `${count} में से ${place}`,
  point: (date: string, value: string) => `${date}: ${value}`,
  latest: (value: string, date: string) => `सबसे नया: ${value}, ${date} को।`,
  spread: (count: number, lowest: string, highest: string) =>
    lowest === highest
      ? `${formatCount(count)} ${count === 1 ? 'नतीजा' : 'नतीजे, सभी'} ${lowest}।`
      : `${formatCount(count)} नतीजे, ${lowest} से ${highest} तक।`,
  days: (from: string, to: string) => (from === to ? from : `${from} से ${to}`),
  total: 'कुल',
  share: 'हिस्सा',
  noValue: 'कोई नहीं',
  count: formatCount,
  /** Averages have one decimal. */
  average: formatDecimal,
  named: (name: string, value: string) => `${name} ${value}`,
  all: (parts: readonly string[]) => parts.join(', '),
  mostOf: (total: string, largest: string, largestCount: string) =>
    `कुल ${total}। सबसे ज़्यादा बार: ${largest} (${largestCount})।`,
  totals: (parts: readonly string[], from: string, to: string) => `${parts.join(', ')}, ${from} से ${to} तक।`,
  latestOf: (parts: readonly string[], date: string) => `सबसे नया: ${parts.join(', ')}, ${date} को।`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  tooFewToSay: 'इतने कम हैं कि कहा नहीं जा सकता',
  /** With its 95% interval. */
  shareBetween: (share: number, low: number, high: number) =>
    `${Math.round(share * 100)}% (${Math.round(low * 100)}% से ${Math.round(high * 100)}%)`,
  shareHint: 'ब्रैकेट में: 95% भरोसे का दायरा।',
};

/** How far back the charts look. */
export const rangeMessages = {
  legend: 'कितने समय का',
  names: drafted<Record<ChartRange, string>>({ '30d': '30 दिन', '90d': '90 दिन', '1y': '1 साल', all: 'पूरा' }),
  /** In place of a chart: all that there is lies before its range. */
  nothing: drafted<Record<ChartRange, string>>({
    '30d': 'पिछले 30 दिनों में कुछ नहीं है।',
    '90d': 'पिछले 90 दिनों में कुछ नहीं है।',
    '1y': 'पिछले एक साल में कुछ नहीं है।',
    all: 'अभी यहाँ कुछ नहीं है।',
  }),
  earlier: (date: string) => `आपने पिछली बार ${date} को दर्ज किया था।`,
  showAll: 'सब दिखाएँ',
};

export const moodChartMessages = {
  shownAs: 'कैसे दिखे',
  views: { line: 'लाइन', calendar: 'कैलेंडर', stacks: 'गिनती' },
  weeks: 'हफ़्ते-दर-हफ़्ते',
  months: 'महीने-दर-महीने',
  week: 'हफ़्ता',
  month: 'महीना',
  moods: 'मूड',
  legend: 'रंगों और निशानों का मतलब',
  logged: (moods: number, days: number) => `${formatCount(days)} दिन में ${formatCount(moods)} मूड दर्ज।`,
  mostOften: (names: readonly string[], count: number) => `सबसे ज़्यादा बार: ${inList(names)} (${formatCount(count)})।`,
  busiest: {
    weeks: (day: string, moods: string) => `सबसे ज़्यादा ${day} वाले हफ़्ते में: ${moods}।`,
    months: (month: string, moods: string) => `सबसे ज़्यादा ${month} में: ${moods}।`,
  },
  /** '10:05 शांत' */
  atTime: (time: string, mood: string) => `${time} ${mood}`,
  weekOf: (day: string) => `${day} वाला हफ़्ता`,
};

/** The three numbers above a score chart. */
export const tileMessages = {
  latest: 'सबसे नया',
  level: 'स्तर',
  change: 'क्या बदला',
  /** The score stands out, wherever the sentence has it. */
  outOf: (score: string, largest: number) => `${largest} में से ${score}`,
  same: 'कोई बदलाव नहीं',
  since: (date: string) => `${date} से अब तक`,
  /** '4 अंक कम', then: '8 नव॰ के मुकाबले: यह बदलाव मायने रखता है' */
  meaningful: (date: string) => `${date} के मुकाबले: यह बदलाव मायने रखता है`,
  slight: (date: string) => `${date} के मुकाबले: लगभग उतना ही`,
  firstHint: 'अगली बार दिखेगा कि क्या बदला।',
  incomparable: 'दोनों बार सवाल एक जैसे नहीं थे।',
};

export const { shareInWords, shareAlone } = shareTexts(chartMessages);
