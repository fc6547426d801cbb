import { lowMoodWords } from '../../moods.ts';
import { blockDays } from '../../statistics/blocks.ts';
import { periodDays } from '../../statistics/periods.ts';
import type { Half } from '../../statistics/figure-names.ts';
import { inChoice } from './lists.ts';
import { moodNames } from './moods.ts';
import { formatCount, inWeeks, numberInWords } from './numbers.ts';
import type { Period } from '../../contract/statistics.ts';
import { drafted } from '../draft.ts';

const weeks = inWeeks(blockDays);

/** 'sad or angry': whatever the table of moods counts as one of the two halves. */
const lowMoods = inChoice(lowMoodWords.map((word) => moodNames[word]));

export const protectionMessages = {
  calm: (days?: string) => `${days === undefined ? 'ਅੰਕੜੇ' : `${days} ਦੇ ਅੰਕੜੇ,`} ਸਭ ਦੀ ਪ੍ਰਾਈਵੇਸੀ ਲਈ ਥੋੜ੍ਹੇ ਵਧਾਏ ਜਾਂ ਘਟਾਏ ਹੋਏ।`,
  how: 'ਇਹ ਕਿਵੇਂ ਕੰਮ ਕਰਦਾ ਹੈ',
  making: 'ਪੁਰਾਣੇ ਹਫ਼ਤੇ ਹਾਲੇ ਜੋੜੇ ਜਾ ਰਹੇ ਹਨ। ਕੁਝ ਮਿੰਟ ਬਾਅਦ ਦੇਖੋ।',
  halves: drafted<Record<Half, string>>({
    'Minimal or mild': 'ਬਹੁਤ ਘੱਟ ਜਾਂ ਹਲਕਾ',
    'Moderate or severe': 'ਦਰਮਿਆਨਾ ਜਾਂ ਗੰਭੀਰ',
    'Happy, calm or neutral': 'ਹੋਰ ਮੂਡ',
    'Sad or angry': lowMoods,
  }),
  withheld: 'ਲੁਕਾਇਆ',
  nothing: `ਸੁਰੱਖਿਅਤ ਢੰਗ ਨਾਲ ਦਿਖਾਉਣ ਲਈ ਹਾਲੇ ਲੋਕ ਥੋੜ੍ਹੇ ਹਨ। ${numberInWords(blockDays / 7)} ਪੂਰੇ ਹਫ਼ਤੇ ਚਾਹੀਦੇ ਹਨ, ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਕਾਫ਼ੀ ਲੋਕ ਹਿੱਸਾ ਲੈਣ।`,
  note: (names: readonly string[]) => `ਪ੍ਰਾਈਵੇਸੀ ਲਈ ਲੁਕਾਇਆ: ${names.join('; ')}।`,
  covers: (days: string) => `ਅੰਕੜੇ ਇਸ ਸਮੇਂ ਦੇ ਹਨ: ${days}।`,
  plainFrom: (day: string) => `ਇਹ ਅੰਕੜੇ ${day} ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦੇ ਹਨ। ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਸੈਟਿੰਗ ਸਖ਼ਤ ਸੀ, ਇਸ ਲਈ ਉਹ ਨਹੀਂ ਗਿਣਿਆ।`,
  noAverages: 'ਇਸ ਸੈਟਿੰਗ ਵਿੱਚ ਔਸਤ ਨਹੀਂ ਦਿਖਾਈ ਜਾਂਦੀ: ਉਹ ਹਰ ਕਿਸੇ ਬਾਰੇ ਵੱਧ ਦੱਸ ਦਿੰਦੀ।',
  range: (from: string, through: string) => `${from} ਤੋਂ ${through}`,
  giveOrTake: (count: string) => `ਲਗਭਗ ${count} ਦਾ ਫ਼ਰਕ ਹੋ ਸਕਦਾ ਹੈ।`,
  once: `ਹਰ ਵਿਅਕਤੀ ${weeks} ਵਿੱਚ ਇੱਕ ਵਾਰ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।`,
} as const;

export const weeklyMessages = {
  byWeek: 'ਹਰ ਬਿੰਦੀ ਇੱਕ ਹਫ਼ਤੇ ਦੀ ਔਸਤ ਹੈ।',
  byDay: 'ਹਰ ਬਿੰਦੀ ਇੱਕ ਦਿਨ ਦੀ ਔਸਤ ਹੈ।',
  showDays: 'ਹਰ ਦਿਨ ਦਿਖਾਓ',
} as const;

export const statisticsMessages = {
  title: 'ਐਡਮਿਨ ਅੰਕੜੇ',
  intro: 'ਸਭ ਦੇ ਸਕ੍ਰੀਨਿੰਗ ਨਤੀਜੇ ਇਕੱਠੇ, ਬਿਮਾਰੀ ਦੀ ਪਛਾਣ ਨਹੀਂ।',
  about: 'ਇਸ ਚਾਰਟ ਬਾਰੇ',
  period: 'ਸਮਾਂ',
  periods: drafted<Record<Period, string>>({
    '30d': `${periodDays['30d']} ਦਿਨ`,
    '90d': `${periodDays['90d']} ਦਿਨ`,
    '1y': 'ਇੱਕ ਸਾਲ',
    all: 'ਸਾਰੇ',
  }),
  dates: {
    summary: 'ਤਾਰੀਖ਼ਾਂ ਚੁਣੋ',
    button: 'ਇਹ ਤਾਰੀਖ਼ਾਂ ਦਿਖਾਓ',
    hint: 'ਦੋਵੇਂ ਦਿਨ ਵਿੱਚ ਗਿਣੇ ਜਾਂਦੇ ਹਨ।',
  },
  participation: {
    title: 'ਕਿੰਨਿਆਂ ਨੇ ਹਿੱਸਾ ਲਿਆ',
    /** In this order, as far as each can be said. */
    invited: (people: string) => `${people} ਨੂੰ ਸੱਦਾ ਗਿਆ`,
    registered: (people: string) => `${people} ਰਜਿਸਟਰ ਹੋਏ`,
    tookPart: (people: string, percent?: number) =>
      `${people} ਨੇ ਹਿੱਸਾ ਲਿਆ${percent === undefined ? '' : ` (${percent}%)`}`,
    tookPartAbout: (people: string, percent?: number) =>
      `ਲਗਭਗ ${people} ਨੇ ਹਿੱਸਾ ਲਿਆ${percent === undefined ? '' : ` (${percent}%)`}`,
    meaning: drafted<Record<Period, string>>({
      '30d': `ਪਿਛਲੇ ${periodDays['30d']} ਦਿਨਾਂ ਵਿੱਚ ਸਵਾਲਨਾਮੇ ਜਾਂ ਮੂਡ ਨਾਲ`,
      '90d': `ਪਿਛਲੇ ${periodDays['90d']} ਦਿਨਾਂ ਵਿੱਚ ਸਵਾਲਨਾਮੇ ਜਾਂ ਮੂਡ ਨਾਲ`,
      '1y': 'ਪਿਛਲੇ ਇੱਕ ਸਾਲ ਵਿੱਚ ਸਵਾਲਨਾਮੇ ਜਾਂ ਮੂਡ ਨਾਲ',
      all: 'ਸਵਾਲਨਾਮੇ ਜਾਂ ਮੂਡ ਨਾਲ',
    }),
    /** Of any days; without a start or an end where one is missing. */
    between: (from: string | undefined, to: string | undefined) => {
      const start = from === undefined ? '' : `${from} ਤੋਂ `;
      const end = to === undefined ? '' : `${to} ਤੱਕ `;
      return `${start}${end}ਸਵਾਲਨਾਮੇ ਜਾਂ ਮੂਡ ਨਾਲ`;
    },
    former: (meaning: string) => `${meaning}। ਜਿਹੜੇ ਉਦੋਂ ਮੁਲਾਜ਼ਮ ਸਨ, ਉਹ ਵੀ ਗਿਣੇ ਗਏ ਹਨ।`,
    took: (from: string, through: string) => `${from} ਤੋਂ ${through} ਤੱਕ`,
    someLeft: (meaning: string) => `${meaning}। ਹੋ ਸਕਦਾ ਹੈ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੁਝ ਹੁਣ ਕੰਮ ਛੱਡ ਗਏ ਹੋਣ।`,
    tooFew: 'ਕਿੰਨਿਆਂ ਨੇ ਹਿੱਸਾ ਲਿਆ, ਇਹ ਦੱਸਣ ਲਈ ਲੋਕ ਬਹੁਤ ਥੋੜ੍ਹੇ ਹਨ।',
    nobody: 'ਹਾਲੇ ਕੋਈ ਰਜਿਸਟਰ ਨਹੀਂ ਹੋਇਆ।',
    loading: 'ਗਿਣਤੀ ਖੁੱਲ੍ਹ ਰਹੀ ਹੈ...',
  },
  overview: {
    title: 'ਇੱਕ ਨਜ਼ਰ',
    totalEmployees: 'ਕੁੱਲ ਮੁਲਾਜ਼ਮ',
    gadSubmissions: 'GAD-7 ਭਰੇ ਗਏ',
    phqSubmissions: 'PHQ-9 ਭਰੇ ਗਏ',
    moodEntries: 'ਮੂਡ ਸੇਵ ਹੋਏ',
    unknown: '–',
  },
  count: formatCount,
  loadingChart: 'ਚਾਰਟ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  loadingAverages: 'ਔਸਤ ਸਕੋਰ ਦਾ ਰੁਝਾਨ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  averages: {
    title: 'ਔਸਤ ਸਕੋਰ ਦਾ ਰੁਝਾਨ',
    short: 'ਔਸਤ',
    empty: 'ਇਸ ਸਮੇਂ ਵਿੱਚ ਕੋਈ ਔਸਤ ਸਕੋਰ ਨਹੀਂ।',
    note: 'ਥੋੜ੍ਹੇ ਨਤੀਜਿਆਂ ਵਾਲੇ ਦਿਨਾਂ ਦੀ ਔਸਤ ਭੁਲੇਖਾ ਪਾ ਸਕਦੀ ਹੈ। ਬੰਦ ਸਵਾਲਾਂ ਵਾਲੇ ਨਤੀਜੇ ਨਹੀਂ ਗਿਣੇ।',
  },
  submissions: {
    title: 'ਹਰ ਰੋਜ਼ ਭਰੇ ਗਏ ਟੈਸਟ',
    short: 'ਭਰੇ ਗਏ',
    label: 'ਤਾਰੀਖ਼',
    empty: 'ਇਸ ਸਮੇਂ ਵਿੱਚ ਕੋਈ ਟੈਸਟ ਨਹੀਂ ਭਰਿਆ ਗਿਆ।',
  },
  severity: {
    title: 'ਕਿਹੜੇ ਪੱਧਰ ’ਤੇ ਕਿੰਨੇ',
    short: 'ਪੱਧਰ',
    label: 'ਪੱਧਰ',
    empty: 'ਇਸ ਸਮੇਂ ਵਿੱਚ ਪੱਧਰ ਵਾਲਾ ਕੋਈ ਨਤੀਜਾ ਨਹੀਂ।',
    protectedNote: `ਹਰ ਵਿਅਕਤੀ ${weeks} ਵਿੱਚ ਇੱਕ ਵਾਰ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ। PHQ-9 ਲਈ ‘ਦਰਮਿਆਨੇ ਤੋਂ ਗੰਭੀਰ’ ਇੱਥੇ ‘ਗੰਭੀਰ’ ਵਿੱਚ ਗਿਣਿਆ ਹੈ।`,
    note: 'ਇੱਕ ਵਿਅਕਤੀ ਦੇ ਕਈ ਨਤੀਜੇ ਹੋ ਸਕਦੇ ਹਨ। PHQ-9 ਲਈ ‘ਦਰਮਿਆਨੇ ਤੋਂ ਗੰਭੀਰ’ ਇੱਥੇ ‘ਗੰਭੀਰ’ ਵਿੱਚ ਗਿਣਿਆ ਹੈ।',
  },
  moods: {
    title: 'ਕਿਹੜਾ ਮੂਡ ਕਿੰਨੀ ਵਾਰ',
    short: 'ਮੂਡ',
    label: 'ਮੂਡ',
    count: 'ਕਿੰਨੀ ਵਾਰ',
    empty: 'ਇਸ ਸਮੇਂ ਵਿੱਚ ਕੋਈ ਮੂਡ ਨਹੀਂ।',
  },
  nextStep: 'ਲੰਮਾ ਸਮਾਂ ਚੁਣੋ, ਜਾਂ ਲੋਕਾਂ ਦੇ ਹਿੱਸਾ ਲੈਣ ਤੋਂ ਬਾਅਦ ਦੇਖੋ।',
} as const;
