import type { ChartRange } from '../../charts/ranges.ts';
import { inList } from './lists.ts';
import { formatCount, formatDecimal, plural } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';
import { shareTexts } from '../../charts/share-texts.ts';

export const chartMessages = {
  title: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7 स्कोरचे चढउतार',
    'PHQ-9': 'PHQ-9 स्कोरचे चढउतार',
    mood: 'मूडचे चढउतार',
  }),
  empty: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7 चे निकाल अजून नाहीत.',
    'PHQ-9': 'PHQ-9 चे निकाल अजून नाहीत.',
    mood: 'मूडच्या नोंदी अजून नाहीत.',
  }),
  table: 'तक्ता दाखवा',
  date: 'तारीख',
  score: 'स्कोर',
  level: 'पातळी',
  mood: 'मूड',
  partialLegend: 'पोकळ ठिपका म्हणजे काही प्रश्न बंद केले होते, म्हणून पातळी नाही.',
  explore: (title: string) => `${title}, एकेक ठिपका`,
  peak: (value: string) => `सर्वांत जास्त: ${value}`,
  highest: (value: string, date: string) => `सर्वांत जास्त: ${value}, ${date} रोजी.`,
  moreRows: (count: number) => `आणखी ${formatCount(count)} दाखवा`,
  position: (place: number, count: number) => `${count} पैकी ${place}`,
  point: (date: string, value: string) => `${date}: ${value}`,
  latest: (value: string, date: string) => `सर्वांत नवा: ${value}, ${date} रोजी.`,
  spread: (count: number, lowest: string, highest: string) =>
    lowest === highest
      ? `${formatCount(count)} निकाल, सर्व ${lowest}.`
      : `${formatCount(count)} निकाल, ${lowest} ते ${highest}.`,
  days: (from: string, to: string) => (from === to ? from : `${from} ते ${to}`),
  total: 'एकूण',
  share: 'वाटा',
  noValue: 'काही नाही',
  count: formatCount,
  /** Averages have one decimal. */
  average: formatDecimal,
  named: (name: string, value: string) => `${name} ${value}`,
  all: (parts: readonly string[]) => parts.join(', '),
  mostOf: (total: string, largest: string, largestCount: string) =>
    `एकूण ${total}. सर्वांत जास्त: ${largest} (${largestCount}).`,
  totals: (parts: readonly string[], from: string, to: string) => `${parts.join(', ')}, ${from} ते ${to}.`,
  latestOf: (parts: readonly string[], date: string) => `सर्वांत नवे: ${parts.join(', ')}, ${date} रोजी.`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  tooFewToSay: 'सांगता येण्याइतक्या नोंदी नाहीत',
  /** With its 95% interval. */
  shareBetween: (share: number, low: number, high: number) =>
    `${Math.round(share * 100)}% (${Math.round(low * 100)}% ते ${Math.round(high * 100)}%)`,
  shareHint: 'कंसात: 95% कॉन्फिडन्स इंटरव्हल.',
};

/** How far back the charts look. */
export const rangeMessages = {
  legend: 'किती मागचे पाहायचे',
  names: drafted<Record<ChartRange, string>>({ '30d': '30 दिवस', '90d': '90 दिवस', '1y': '1 वर्ष', all: 'सर्व' }),
  /** In place of a chart: all that there is lies before its range. */
  nothing: drafted<Record<ChartRange, string>>({
    '30d': 'गेल्या 30 दिवसांत काही नाही.',
    '90d': 'गेल्या 90 दिवसांत काही नाही.',
    '1y': 'गेल्या वर्षभरात काही नाही.',
    all: 'इथे अजून काही नाही.',
  }),
  earlier: (date: string) => `आपली सर्वांत नवी नोंद ${date} ची आहे.`,
  showAll: 'सर्व दाखवा',
};

export const moodChartMessages = {
  shownAs: 'कसे दाखवायचे',
  views: { line: 'रेषा', calendar: 'कॅलेंडर', stacks: 'संख्या' },
  weeks: 'आठवड्यानुसार',
  months: 'महिन्यानुसार',
  week: 'आठवडा',
  month: 'महिना',
  moods: 'मूड',
  legend: 'रंग आणि नक्षींचा अर्थ',
  logged: (moods: number, days: number) =>
    `${formatCount(days)} ${plural(days, { one: 'दिवशी', other: 'दिवसांत' })} ${formatCount(moods)} मूड.`,
  mostOften: (names: readonly string[], count: number) => `सर्वांत जास्त वेळा: ${inList(names)} (${formatCount(count)}).`,
  busiest: {
    weeks: (day: string, moods: string) => `सर्वांत जास्त नोंदी ${day} च्या आठवड्यात: ${moods}.`,
    months: (month: string, moods: string) => `सर्वांत जास्त नोंदी ${month} मध्ये: ${moods}.`,
  },
  /** '10:05 शांत' */
  atTime: (time: string, mood: string) => `${time} ${mood}`,
  weekOf: (day: string) => `${day} चा आठवडा`,
};

/** The three numbers above a score chart. */
export const tileMessages = {
  latest: 'सर्वांत नवा',
  level: 'पातळी',
  change: 'काय बदलले',
  /** The score stands out, wherever the sentence has it. */
  outOf: (score: string, largest: number) => `${largest} पैकी ${score}`,
  same: 'बदल नाही',
  since: (date: string) => `${date} पासून`,
  /** '4 पॉइंट कमी', then: '8 नोव्हें च्या तुलनेत: लक्षात घेण्याजोगा बदल' */
  meaningful: (date: string) => `${date} च्या तुलनेत: लक्षात घेण्याजोगा बदल`,
  slight: (date: string) => `${date} च्या तुलनेत: साधारण तेवढाच`,
  firstHint: 'पुढच्या वेळी यात काय फरक पडला ते दिसेल.',
  incomparable: 'दोन्ही वेळचे प्रश्न वेगळे होते.',
};

export const { shareInWords, shareAlone } = shareTexts(chartMessages);
