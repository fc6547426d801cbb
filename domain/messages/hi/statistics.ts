import { lowMoodWords } from '../../moods.ts';
import { blockDays } from '../../statistics/blocks.ts';
import { periodDays } from '../../statistics/periods.ts';
import type { Half } from '../../statistics/figure-names.ts';
import { capitalised, inChoice } from './lists.ts';
import { moodNames } from './moods.ts';
import { formatCount, inWeeks, numberInWords } from './numbers.ts';
import type { Period } from '../../contract/statistics.ts';
import { drafted } from '../draft.ts';

const weeks = inWeeks(blockDays);

/** 'उदास या गुस्सा': whatever the table of moods counts as one of the two halves. */
const lowMoods = inChoice(lowMoodWords.map((word) => moodNames[word]));

/** What is said beside figures that are protected. */
export const protectionMessages = {
  calm: (days?: string) => `${days === undefined ? 'आँकड़े' : `${days} के आँकड़े`} सबकी निजता के लिए थोड़े कम या ज़्यादा किए गए हैं।`,
  how: 'यह कैसे काम करता है',
  making: 'पुराने हफ़्ते अभी जोड़े जा रहे हैं। कुछ मिनट बाद देखें।',
  halves: drafted<Record<Half, string>>({
    'Minimal or mild': 'बहुत कम या हल्का',
    'Moderate or severe': 'मध्यम या गंभीर',
    'Happy, calm or neutral': 'बाकी मूड',
    'Sad or angry': capitalised(lowMoods),
  }),
  withheld: 'छिपा हुआ',
  nothing: `इसे सुरक्षित ढंग से दिखाने के लिए अभी काफ़ी लोग नहीं हैं। पूरे ${numberInWords(blockDays / 7)} हफ़्ते चाहिए, जिनमें काफ़ी लोग हिस्सा लें।`,
  note: (names: readonly string[]) => `निजता बचाने के लिए छिपा हुआ: ${names.join('; ')}।`,
  covers: (days: string) => `ये आँकड़े इन दिनों के हैं: ${days}।`,
  plainFrom: (day: string) =>
    `ये आँकड़े ${day} से शुरू होते हैं। उससे पहले जो दर्ज हुआ, उस पर ज़्यादा सख़्त सेटिंग थी, इसलिए वह इनमें नहीं है।`,
  noAverages: 'इस सेटिंग में औसत नहीं होते: उनसे हर व्यक्ति के बारे में ज़्यादा पता चलता।',
  range: (from: string, through: string) => `${from} से ${through}`,
  giveOrTake: (count: string) => `करीब ${count} तक ऊपर-नीचे हो सकता है।`,
  once: `हर व्यक्ति ${weeks} में एक बार गिना जाता है।`,
} as const;

/** Averages over more than a season, of which single days say little. */
export const weeklyMessages = {
  byWeek: 'हर बिंदु एक हफ़्ते का औसत है।',
  byDay: 'हर बिंदु एक दिन का औसत है।',
  showDays: 'हर दिन दिखाएँ',
} as const;

/** The admin's figures about all employees together. */
export const statisticsMessages = {
  title: 'एडमिन के आँकड़े',
  intro: 'सबकी शुरुआती जाँच के नतीजे एक साथ। ये बीमारी की पहचान नहीं हैं।',
  /** Under a chart: how to read it. */
  about: 'इस चार्ट के बारे में',
  period: 'समय',
  periods: drafted<Record<Period, string>>({
    '30d': `${periodDays['30d']} दिन`,
    '90d': `${periodDays['90d']} दिन`,
    '1y': 'एक साल',
    all: 'पूरा',
  }),
  dates: {
    summary: 'तारीखें चुनें',
    button: 'ये तारीखें दिखाएँ',
    hint: 'दोनों दिन शामिल हैं।',
  },
  participation: {
    title: 'हिस्सेदारी',
    /** In this order, as far as each can be said. */
    invited: (people: string) => `${people} को न्योता`,
    registered: (people: string) => `${people} रजिस्टर`,
    tookPart: (people: string, percent?: number) =>
      `${people} ने हिस्सा लिया${percent === undefined ? '' : ` (${percent}%)`}`,
    tookPartAbout: (people: string, percent?: number) =>
      `करीब ${people} ने हिस्सा लिया${percent === undefined ? '' : ` (${percent}%)`}`,
    meaning: drafted<Record<Period, string>>({
      '30d': `पिछले ${periodDays['30d']} दिनों में प्रश्नावली या मूड से`,
      '90d': `पिछले ${periodDays['90d']} दिनों में प्रश्नावली या मूड से`,
      '1y': 'पिछले एक साल में प्रश्नावली या मूड से',
      all: 'प्रश्नावली या मूड से',
    }),
    /** Of any days; without a start or an end where one is missing. */
    between: (from: string | undefined, to: string | undefined) => {
      const start = from === undefined ? '' : `${from} से `;
      const end = to === undefined ? (from === undefined ? '' : 'अब तक ') : `${to} तक `;
      return `${start}${end}प्रश्नावली या मूड से`;
    },
    /** Where some who took part are no longer employees. */
    former: (meaning: string) => `${meaning}। जो लोग उस समय कर्मचारी थे, वे भी गिने गए हैं।`,
    took: (from: string, through: string) => `${from} और ${through} के बीच`,
    /** Where more took part than are registered now. */
    someLeft: (meaning: string) => `${meaning}। हो सकता है उनमें से कुछ अब काम छोड़ चुके हों।`,
    tooFew: 'लोग इतने कम हैं कि नहीं कहा जा सकता कितनों ने हिस्सा लिया।',
    nobody: 'अभी किसी ने रजिस्टर नहीं किया है।',
    loading: 'हिस्सेदारी लोड हो रही है...',
  },
  overview: {
    title: 'एक नज़र में',
    totalEmployees: 'कुल कर्मचारी',
    gadSubmissions: 'GAD-7 टेस्ट',
    phqSubmissions: 'PHQ-9 टेस्ट',
    moodEntries: 'दर्ज मूड',
    unknown: '–',
  },
  count: formatCount,
  loadingChart: 'चार्ट लोड हो रहा है...',
  loadingAverages: 'औसत स्कोर लोड हो रहे हैं...',
  averages: {
    title: 'औसत स्कोर, समय के साथ',
    short: 'औसत',
    empty: 'इस समय में कोई औसत स्कोर नहीं।',
    note: 'कम नतीजों वाले दिनों के औसत से गलत समझ बन सकती है। जिन नतीजों में सवाल बंद थे, वे इनमें नहीं हैं।',
  },
  submissions: {
    title: 'हर दिन के टेस्ट',
    short: 'टेस्ट',
    label: 'तारीख',
    empty: 'इस समय में कोई टेस्ट नहीं।',
  },
  severity: {
    title: 'किस स्तर के कितने नतीजे',
    short: 'स्तर',
    label: 'स्तर',
    empty: 'इस समय में स्तर वाला कोई नतीजा नहीं।',
    protectedNote: `हर व्यक्ति ${weeks} में एक बार गिना जाता है। PHQ-9 का ‘मध्यम-गंभीर’ यहाँ ‘गंभीर’ में गिना जाता है।`,
    note: 'एक व्यक्ति के कई नतीजे हो सकते हैं। PHQ-9 का ‘मध्यम-गंभीर’ यहाँ ‘गंभीर’ में गिना जाता है।',
  },
  moods: {
    title: 'कौन-सा मूड कितनी बार',
    short: 'मूड',
    label: 'मूड',
    count: 'कितनी बार',
    empty: 'इस समय में कोई मूड दर्ज नहीं।',
  },
  nextStep: 'लंबा समय चुनें, या लोगों के हिस्सा लेने के बाद देखें।',
} as const;
