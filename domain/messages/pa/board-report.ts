import { formatCount, inWeeks, numberInWords, plural } from './numbers.ts';
import { blockDays } from '../../statistics/blocks.ts';
import { recallDays } from '../../instruments/recall.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

export const boardReportMessages = {
  documentTitle: 'ਬੋਰਡ ਲਈ ਵੈਲਨੈੱਸ ਰਿਪੋਰਟ',
  period: (from: string, to: string) => `${from} ਤੋਂ ${to}`,
  before: (from: string, to: string) => `${from} ਤੋਂ ${to} ਨਾਲ ਤੁਲਨਾ`,
  made: (when: string, zone: string, product: string) => `ਬਣੀ: ${when} (${zone}), ${product} ਵੱਲੋਂ`,
  caution: 'ਇਹ ਗਰੁੱਪਾਂ ਦੇ ਸਕ੍ਰੀਨਿੰਗ ਨਤੀਜੇ ਹਨ, ਬਿਮਾਰੀ ਦੀ ਪਛਾਣ ਨਹੀਂ। ਕਿਸੇ ਦਾ ਨਾਂ ਨਹੀਂ।',
  percent,
  count: formatCount,
  about: (count: string) => `ਲਗਭਗ ${count}`,
  cards: {
    participation: 'ਹਿੱਸਾ ਲਿਆ',
    invited: (people: string) => `${people} ਨੂੰ ਸੱਦਾ ਗਿਆ`,
    registered: (people: string) => `${people} ਰਜਿਸਟਰ ਹੋਏ`,
    results: (type: InstrumentType) => `${type} ਦੇ ਨਤੀਜੇ`,
    people: (type: InstrumentType) => `${type}, ਲੋਕ`,
    moods: 'ਮੂਡ',
    before: (count: string) => `ਪਹਿਲਾਂ ${count}`,
    unknown: '–',
  },
  levels: {
    title: 'ਲੋਕਾਂ ਦਾ ਕੀ ਹਾਲ ਹੈ',
    of: (type: InstrumentType, measure: string, count: string) => `${type} · ${measure} · ${count}`,
    results: (count: number) => `${formatCount(count)} ${plural(count, { one: 'ਨਤੀਜਾ', other: 'ਨਤੀਜੇ' })}`,
    people: (count: number) => `ਲਗਭਗ ${formatCount(count)} ${plural(count, { one: 'ਵਿਅਕਤੀ', other: 'ਲੋਕ' })}`,
    hidden: 'ਪ੍ਰਾਈਵੇਸੀ ਲਈ ਲੁਕਾਇਆ',
    elevated: 'ਦਰਮਿਆਨਾ ਜਾਂ ਗੰਭੀਰ',
    columns: { level: 'ਪੱਧਰ', share: 'ਹਿੱਸਾ', interval: '95% ਹੱਦ', count: 'ਗਿਣਤੀ', before: 'ਪਹਿਲਾਂ' },
    legend: 'ਪੱਟੀ ਹਿੱਸਾ ਹੈ, ਪਤਲੀ ਲਕੀਰ ਉਸ ਦੀ 95% ਹੱਦ, ਅਤੇ ਹੀਰਾ ਪਿਛਲਾ ਸਮਾਂ।',
    severe: 'PHQ-9 ਲਈ ‘ਦਰਮਿਆਨੇ ਤੋਂ ਗੰਭੀਰ’ ਇੱਥੇ ‘ਗੰਭੀਰ’ ਵਿੱਚ ਗਿਣਿਆ ਹੈ।',
  },
  interval: (low: number, high: number) => `${percent(low)} ਤੋਂ ${percent(high)}`,
  tooFew: 'ਨਤੀਜੇ ਘੱਟ',
  withheld: 'ਲੁਕਾਇਆ',
  moods: {
    title: 'ਲੋਕਾਂ ਦਾ ਮੂਡ',
    of: (count: string) => `ਮੂਡ · ${count}`,
    entries: (count: number) => `${formatCount(count)} ${plural(count, { one: 'ਐਂਟਰੀ', other: 'ਐਂਟਰੀਆਂ' })}`,
    column: 'ਮੂਡ',
  },
  trend: {
    title: 'ਪਿਛਲੇ ਸਮੇਂ ਨਾਲੋਂ ਕੀ ਬਦਲਿਆ',
    columns: { what: 'ਕੀ', now: 'ਇਹ ਸਮਾਂ', before: 'ਪਹਿਲਾਂ', change: 'ਫ਼ਰਕ' },
    participation: 'ਹਿੱਸਾ ਲੈਣ ਵਾਲੇ ਲੋਕ',
    results: (type: InstrumentType) => `${type} ਦੇ ਨਤੀਜੇ`,
    people: (type: InstrumentType) => `${type}, ਗਿਣੇ ਗਏ ਲੋਕ`,
    moods: 'ਮੂਡ ਦੀਆਂ ਐਂਟਰੀਆਂ',
    moodPeople: 'ਮੂਡ, ਗਿਣੇ ਗਏ ਲੋਕ',
    elevated: (type: InstrumentType) => `${type}: ਦਰਮਿਆਨਾ ਜਾਂ ਗੰਭੀਰ`,
    shareText: (share: string, interval: string) => `${share} (${interval})`,
    same: 'ਲਗਭਗ ਓਨਾ ਹੀ',
    unsure: 'ਫ਼ਰਕ ਦੱਸਣਾ ਔਖਾ',
    higher: 'ਵੱਧ',
    lower: 'ਘੱਟ',
    more: (count: string) => `${count} ਵੱਧ`,
    fewer: (count: string) => `${count} ਘੱਟ`,
    note: 'ਹਿੱਸਾ ਤਾਂ ਹੀ ਵੱਧ ਜਾਂ ਘੱਟ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ ਜਦੋਂ 95% ਹੱਦਾਂ ਆਪਸ ਵਿੱਚ ਨਾ ਮਿਲਣ।',
  },
  groups: {
    title: 'ਗਰੁੱਪ',
    by: { theme: 'ਥੀਮ ਮੁਤਾਬਕ', designation: 'ਅਹੁਦੇ ਮੁਤਾਬਕ', state: 'ਰਾਜ ਮੁਤਾਬਕ', city: 'ਸ਼ਹਿਰ ਮੁਤਾਬਕ' },
    columns: { group: 'ਗਰੁੱਪ' },
    nothing: 'ਇਸ ਸਮੇਂ ਵਿੱਚ ਕਿਸੇ ਗਰੁੱਪ ਵਿੱਚ ਇੰਨੇ ਲੋਕ ਨਹੀਂ ਸਨ ਕਿ ਹਿੱਸਾ ਦਿਖਾਇਆ ਜਾ ਸਕੇ।',
    none: 'ਨਹੀਂ ਦੱਸਿਆ',
    others: 'ਹੋਰ ਗਰੁੱਪ',
    more: (count: number) => `${formatCount(count)} ਹੋਰ ਗਰੁੱਪ ਵੀ ਦੇਖੇ ਜਾ ਸਕਦੇ ਹਨ: ਅੰਕੜਿਆਂ ਵਿੱਚ ‘ਗਰੁੱਪ’ ਦੇਖੋ।`,
    text: (days: string) =>
      `ਕਿੰਨੇ ਲੋਕਾਂ ਨੇ ਜਵਾਬ ਦਿੱਤਾ, ਹਰ ਕੋਈ ਮਹੀਨੇ ਵਿੱਚ ਇੱਕ ਵਾਰ, ਅਤੇ ਦਰਮਿਆਨੇ ਜਾਂ ਗੰਭੀਰ ਪੱਧਰ ’ਤੇ ਕਿੰਨਾ ਹਿੱਸਾ। ${days}। ਛੋਟੇ ਗਰੁੱਪ ‘ਹੋਰ ਗਰੁੱਪ’ ਵਿੱਚ ਇਕੱਠੇ ਹਨ।`,
  },
  posts: {
    title: 'ਕੀ ਕੀਤਾ ਗਿਆ',
    none: 'ਇਸ ਸਮੇਂ ਵਿੱਚ ਕਿਸੇ ਤਬਦੀਲੀ ਦੀ ਪੋਸਟ ਨਹੀਂ ਪਾਈ ਗਈ।',
    heard: (text: string) => `ਅਸੀਂ ਸੁਣਿਆ: ${text}`,
    more: (count: number) =>
      `${formatCount(count)} ਹੋਰ ${plural(count, { one: 'ਪੋਸਟ ਐਪ ਵਿੱਚ ਹੈ', other: 'ਪੋਸਟਾਂ ਐਪ ਵਿੱਚ ਹਨ' })}, ‘ਖ਼ਬਰਾਂ’ ਵਿੱਚ।`,
  },
  reading: {
    title: 'ਇਸ ਨੂੰ ਕਿਵੇਂ ਪੜ੍ਹੀਏ',
    screening: `ਸਵਾਲਨਾਮਾ ਪੁੱਛਦਾ ਹੈ ਕਿ ਪਿਛਲੇ ${inWeeks(recallDays)} ਵਿੱਚ ਲੱਛਣਾਂ ਨੇ ਕਿੰਨੀ ਵਾਰ ਤੰਗ ਕੀਤਾ। ਪੱਧਰ ਦੱਸਦਾ ਹੈ ਕਿ ਲੱਛਣ ਕਿੰਨੇ ਹਨ। ਇਹ ਨਹੀਂ ਦੱਸ ਸਕਦਾ ਕਿ ਕਿਉਂ, ਅਤੇ ਇਹ ਬਿਮਾਰੀ ਦੀ ਪਛਾਣ ਨਹੀਂ।`,
    prevalence:
      'ਹਿੱਸਾ ਜਵਾਬ ਦੇਣ ਵਾਲਿਆਂ ਦਾ ਹੈ, ਇੱਥੇ ਕੰਮ ਕਰਨ ਵਾਲੇ ਸਭ ਦਾ ਨਹੀਂ। ਜਿਨ੍ਹਾਂ ਦਾ ਹਾਲ ਠੀਕ ਨਹੀਂ, ਉਹ ਵੱਧ ਜਾਂ ਘੱਟ ਜਵਾਬ ਦੇ ਸਕਦੇ ਹਨ। ਹੋਰ ਥਾਵਾਂ ਨਾਲੋਂ ਉੱਚੇ ਪੱਧਰ ’ਤੇ ਵੱਧ ਨਤੀਜਿਆਂ ਦਾ ਮਤਲਬ ਇਹ ਵੀ ਹੋ ਸਕਦਾ ਹੈ ਕਿ ਲੋਕਾਂ ਨੂੰ ਐਪ ’ਤੇ ਭਰੋਸਾ ਹੈ।',
    interval: 'ਸਾਨੂੰ 95% ਯਕੀਨ ਹੈ ਕਿ ਅਸਲ ਹਿੱਸਾ ਦਿਖਾਈ ਗਈ 95% ਹੱਦ ਦੇ ਅੰਦਰ ਹੈ। 30 ਤੋਂ ਘੱਟ ਨਤੀਜੇ ਹੋਣ ਤਾਂ ਅਸੀਂ ‘ਨਤੀਜੇ ਘੱਟ’ ਲਿਖਦੇ ਹਾਂ।',
    exact: 'ਇੱਕ ਵਿਅਕਤੀ ਦੇ ਕਈ ਨਤੀਜੇ ਹੋ ਸਕਦੇ ਹਨ। ਹਰ ਇੱਕ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।',
    blocks: (least: number) =>
      `ਇਸ ਰਿਪੋਰਟ ਵਿੱਚ ${inWeeks(blockDays)} ਦੇ ਪੂਰੇ ਦੌਰ ਹਨ। ਹਰ ਵਿਅਕਤੀ ਹਰ ਦੌਰ ਵਿੱਚ ਇੱਕ ਵਾਰ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ। ਹਰ ਗਿਣਤੀ ਥੋੜ੍ਹੀ ਵਧਾਈ ਜਾਂ ਘਟਾਈ ਜਾਂਦੀ ਹੈ, ਅਤੇ ${numberInWords(least)} ਤੋਂ ਘੱਟ ਲੋਕਾਂ ਵਾਲਾ ਪੱਧਰ 100 ਵਿੱਚੋਂ ਇੱਕ ਵਾਰ ਤੋਂ ਵੀ ਘੱਟ ਦਿਸਦਾ ਹੈ।`,
    giveOrTake: (raised: string, answered: string) =>
      `ਦਰਮਿਆਨੇ ਜਾਂ ਗੰਭੀਰ ਪੱਧਰ ਦੀ ਗਿਣਤੀ ਲਗਭਗ ${raised} ਤੱਕ ਬਦਲੀ ਜਾਂਦੀ ਹੈ, ਬਾਕੀ ਲਗਭਗ ${answered} ਤੱਕ।`,
    goals: 'ਇਨ੍ਹਾਂ ਅੰਕੜਿਆਂ ਲਈ ਟੀਚੇ ਨਾ ਰੱਖੋ। ਇਹ ਪੁੱਛਣ ਲਈ ਹਨ ਕਿ ਲੋਕਾਂ ਨੂੰ ਕੀ ਚਾਹੀਦਾ ਹੈ, ਅਤੇ ਉਸ ਨਾਲ ਮਦਦ ਮਿਲੀ ਜਾਂ ਨਹੀਂ।',
  },
  contact: {
    title: 'ਪ੍ਰਾਈਵੇਸੀ ਬਾਰੇ ਸਵਾਲ',
  },
  foot: (organisation: string) => (organisation ? `${organisation} · ਬੋਰਡ ਲਈ` : 'ਬੋਰਡ ਲਈ'),
  csv: {
    sections: {
      period: 'ਸਮਾਂ',
      participation: 'ਹਿੱਸਾ ਲੈਣਾ',
      moods: 'ਮੂਡ',
      groups: 'ਗਰੁੱਪ',
      posts: 'ਕੀ ਕੀਤਾ ਗਿਆ',
      reading: 'ਇਸ ਨੂੰ ਕਿਵੇਂ ਪੜ੍ਹੀਏ',
    },
    from: 'ਤੋਂ',
    to: 'ਤੱਕ',
    invited: 'ਸੱਦਾ ਗਿਆ',
    registered: 'ਰਜਿਸਟਰ ਹੋਏ',
    total: 'ਸਾਰੇ',
    people: 'ਲੋਕ',
  },
  mail: {
    subject: (product: string, days: string) => `${product}: ਬੋਰਡ ਲਈ ਰਿਪੋਰਟ, ${days}`,
    text: (days: string, address: string) =>
      [
        `${days} ਦੀ ਰਿਪੋਰਟ PDF ਵਿੱਚ ਨਾਲ ਲੱਗੀ ਹੈ।`,
        'ਇਹ ਗਰੁੱਪਾਂ ਬਾਰੇ ਹੈ ਅਤੇ ਕਿਸੇ ਦਾ ਨਾਂ ਨਹੀਂ। ਇਹ ਬੋਰਡ ਲਈ ਹੈ: ਧਿਆਨ ਨਾਲ ਅੱਗੇ ਦਿਓ।',
        'ਕਿਸ ਨੂੰ ਮਿਲੇ, ਇਹ ਬਦਲਣ ਲਈ ਇੱਥੇ ਲੌਗਇਨ ਕਰੋ:',
        address,
      ].join('\n\n'),
  },
} as const;

export const boardReportPage = {
  title: 'ਬੋਰਡ ਲਈ ਰਿਪੋਰਟ',
  intro: 'ਤੁਹਾਡੇ ਬੋਰਡ ਲਈ ਦੋ ਤੋਂ ਚਾਰ ਪੰਨੇ। ਕਿਸੇ ਦਾ ਨਾਂ ਨਹੀਂ ਹੁੰਦਾ।',
  period: 'ਸਮਾਂ',
  kinds: { month: 'ਇੱਕ ਮਹੀਨਾ', quarter: 'ਤਿਮਾਹੀ', days: 'ਹੋਰ ਦਿਨ' },
  month: 'ਮਹੀਨਾ',
  quarter: 'ਤਿਮਾਹੀ',
  quarterOf: (quarter: number, year: string) => `${year} ਦੀ ਤਿਮਾਹੀ ${quarter}`,
  from: 'ਤੋਂ',
  to: 'ਤੱਕ',
  by: 'ਗਰੁੱਪਾਂ ਦੀ ਤੁਲਨਾ',
  byNone: 'ਕੋਈ ਗਰੁੱਪ ਨਹੀਂ',
  pdf: 'PDF ਬਣਾਓ',
  csv: 'ਅੰਕੜੇ CSV ਵਿੱਚ ਡਾਊਨਲੋਡ ਕਰੋ',
  made: 'ਰਿਪੋਰਟ ਤੁਹਾਡੇ ਡਾਊਨਲੋਡਾਂ ਵਿੱਚ ਹੈ।',
  failed: 'ਰਿਪੋਰਟ ਨਹੀਂ ਬਣ ਸਕੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  holds: 'ਇਸ ਵਿੱਚ ਕੀ ਹੈ',
  contents: [
    'ਕਿੰਨਿਆਂ ਨੇ ਹਿੱਸਾ ਲਿਆ, ਅਤੇ ਲੋਕਾਂ ਦਾ ਕੀ ਹਾਲ ਹੈ',
    'ਪਿਛਲੇ ਸਮੇਂ ਨਾਲੋਂ ਕੀ ਬਦਲਿਆ',
    'ਕਾਫ਼ੀ ਵੱਡੇ ਗਰੁੱਪ, ਜਿੱਥੇ ਨਾਂ ਵਾਲੇ ਰਿਕਾਰਡਾਂ ਦੀ ਸੈਟਿੰਗ ਇਜਾਜ਼ਤ ਦੇਵੇ',
    'ਕੀ ਬਦਲਿਆ, ਇਸ ਬਾਰੇ ਤੁਹਾਡੀਆਂ ਪੋਸਟਾਂ, ਅਤੇ ਸਭ ਕੁਝ ਕਿਵੇਂ ਪੜ੍ਹਨਾ ਹੈ',
  ],
  mail: {
    title: 'ਹਰ ਮਹੀਨੇ ਈਮੇਲ ਨਾਲ',
    text: 'ਹਰ ਮਹੀਨੇ ਦੀ ਪਹਿਲੀ ਨੂੰ ਪਿਛਲੇ ਮਹੀਨੇ ਦੀ ਰਿਪੋਰਟ ਤੁਹਾਡੇ ਚੁਣੇ ਐਡਮਿਨਾਂ ਨੂੰ ਜਾਂਦੀ ਹੈ। PDF ਨਾਲ ਲੱਗੀ ਹੁੰਦੀ ਹੈ, ਯਾਨੀ ਅੰਕੜੇ ਐਪ ਤੋਂ ਬਾਹਰ ਜਾਂਦੇ ਹਨ। ਜਿਹੜੇ ਐਡਮਿਨ ਨਾ ਰਹਿਣ, ਉਨ੍ਹਾਂ ਨੂੰ ਨਹੀਂ ਜਾਂਦੀ।',
    legend: 'ਕਿਸ ਨੂੰ ਮਿਲੇ',
    save: 'ਸੇਵ ਕਰੋ',
    saved: 'ਸੇਵ ਹੋ ਗਿਆ।',
    savedNone: 'ਸੇਵ ਹੋ ਗਿਆ। ਈਮੇਲ ਨਾਲ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਜਾਂਦੀ।',
    loading: 'ਐਡਮਿਨ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ...',
    loadFailed: 'ਐਡਮਿਨ ਨਹੀਂ ਖੁੱਲ੍ਹੇ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
} as const;
