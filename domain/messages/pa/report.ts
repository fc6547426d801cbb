import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

export const reportMessages = {
  documentTitle: 'ਮਨ ਦੀ ਸਿਹਤ ਦੀ ਰਿਪੋਰਟ',
  period: 'ਸਮਾਂ',
  made: 'ਬਣੀ',
  nobody: 'ਨਾਂ ਨਹੀਂ ਦਿੱਤਾ',
  unprintableName: 'ਤੁਹਾਡੇ ਨਾਂ ਦੇ ਕੁਝ ਅੱਖਰ ਇਸ ਪੰਨੇ ’ਤੇ ਨਹੀਂ ਛਪ ਸਕਦੇ',
  moodCard: 'ਮੂਡ',
  noRecords: 'ਹਾਲੇ ਕੋਈ ਰਿਕਾਰਡ ਨਹੀਂ',
  periodOf: (from: string, to: string) => (from === to ? from : `${from} ਤੋਂ ${to}`),
  madeOn: (when: string, zone: string, product: string) => `${when} (${zone}), ${product} ਵੱਲੋਂ`,
  producer: (product: string, organisation: string) => (organisation ? `${product}, ${organisation}` : product),
  ofLargest: (largest: number) => `/ ${largest}`,
  sections: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7 ਸਕੋਰ ਦਾ ਰੁਝਾਨ',
    'PHQ-9': 'PHQ-9 ਸਕੋਰ ਦਾ ਰੁਝਾਨ',
    mood: 'ਮੂਡ ਦਾ ਰੁਝਾਨ',
  }),
  empty: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7 ਦਾ ਕੋਈ ਡੇਟਾ ਨਹੀਂ।',
    'PHQ-9': 'PHQ-9 ਦਾ ਕੋਈ ਡੇਟਾ ਨਹੀਂ।',
    mood: 'ਮੂਡ ਦਾ ਕੋਈ ਡੇਟਾ ਨਹੀਂ।',
  }),
  moodsText: (title: string, logged: string) => `${title}: ${logged}`,
  chartText: (title: string, count: number, latest: string) =>
    `${title}: ਲਕੀਰ ਵਾਲਾ ਚਾਰਟ, ਰਿਕਾਰਡ: ${count}। ਸਭ ਤੋਂ ਨਵਾਂ: ${latest}।`,
  results: 'ਤੁਹਾਡੇ ਨਤੀਜੇ',
  columns: { date: 'ਤਾਰੀਖ਼', test: 'ਟੈਸਟ', score: 'ਸਕੋਰ', level: 'ਪੱਧਰ', change: 'ਪਿਛਲੀ ਵਾਰ ਨਾਲੋਂ ਫ਼ਰਕ' },
  noResults: 'ਹਾਲੇ ਕਿਸੇ ਸਵਾਲਨਾਮੇ ਦਾ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ। ਤੁਹਾਡੇ ਨਤੀਜੇ ਇੱਥੇ ਆਉਣਗੇ।',
  moods: 'ਤੁਹਾਡੇ ਮੂਡ',
  moodCount: (label: string, count: number) => `${label} ${count}`,
  scoreOf: (score: number, largest: number) => `${score} / ${largest}`,
  onlyLatest: (count: string) => `ਇਸ ਰਿਪੋਰਟ ਵਿੱਚ ਤੁਹਾਡੇ ਸਭ ਤੋਂ ਨਵੇਂ ${count} ਨਤੀਜੇ ਹੀ ਹਨ।`,
  notScoredNote: '‘ਪੱਧਰ ਨਹੀਂ’: ਕੁਝ ਸਵਾਲ ਬੰਦ ਸਨ। ਇਹ ਖਾਲੀ ਬਿੰਦੀ ਨਾਲ ਦਿਖਾਇਆ ਹੈ।',
  languages: (names: readonly string[]) => `ਸਵਾਲਨਾਮੇ ਦੀ ਭਾਸ਼ਾ: ${names.join(', ')}।`,
  changeNote: (changes: readonly { type: InstrumentType; points: number }[]) =>
    `ਆਮ ਤੌਰ ’ਤੇ ਇੰਨਾ ਜਾਂ ਇਸ ਤੋਂ ਵੱਧ ਫ਼ਰਕ ਮਾਇਨੇ ਰੱਖਦਾ ਹੈ: ${changes.map(({ type, points }) => `${type} ਵਿੱਚ ${points}`).join(', ')}। ਇਹ ਮੋਟੇ ਅੱਖਰਾਂ ਵਿੱਚ ਹਨ।`,
  reading: 'ਇਸ ਨੂੰ ਕਿਵੇਂ ਪੜ੍ਹੀਏ',
  notADiagnosis: 'ਇਹ ਸਕ੍ਰੀਨਿੰਗ ਦਾ ਨਤੀਜਾ ਹੈ, ਬਿਮਾਰੀ ਦੀ ਪਛਾਣ ਨਹੀਂ।',
  readingText: `ਸਕੋਰ ਦੱਸਦਾ ਹੈ ਕਿ ਜਵਾਬ ਦੇਣ ਤੋਂ ਪਹਿਲਾਂ ਦੇ ${inWeeks(recallDays)} ਵਿੱਚ ਲੱਛਣਾਂ ਨੇ ਕਿੰਨੀ ਵਾਰ ਤੰਗ ਕੀਤਾ। ਇਹ ਨਹੀਂ ਦੱਸ ਸਕਦਾ ਕਿ ਕਿਉਂ, ਅਤੇ ਨਾ ਇਹ ਕਿ ਕੋਈ ਬਿਮਾਰੀ ਹੈ ਜਾਂ ਨਹੀਂ। ਜੇ ਇਸ ਬਾਰੇ ਗੱਲ ਕਰਨੀ ਚਾਹੋ, ਤਾਂ ਡਾਕਟਰ ਜਾਂ ਕਾਊਂਸਲਰ ਮਦਦ ਕਰ ਸਕਦੇ ਹਨ। ਉਨ੍ਹਾਂ ਨੂੰ ਇਹ ਰਿਪੋਰਟ ਦਿਖਾ ਸਕਦੇ ਹੋ।`,
  bandsOf: (type: InstrumentType, bands: string) => `${type}: ${bands}।`,
  bandOf: (name: string, min: number, max: number) => `${name} ${min} ਤੋਂ ${max}`,
  attribution: 'ਸਵਾਲਨਾਮਿਆਂ ਬਾਰੇ',
  help: 'ਜੇ ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰਨੀ ਚਾਹੋ',
  abroad: 'ਭਾਰਤ ਤੋਂ ਬਾਹਰ: findahelpline.com',
  numbers: (numbers: readonly string[]) => numbers.join(' ਜਾਂ '),
  page: (page: number, pages: number) => `ਪੰਨਾ ${page} / ${pages}`,
  private: 'ਨਿੱਜੀ। ਇਹ ਕੌਣ ਦੇਖੇ, ਤੁਸੀਂ ਤੈਅ ਕਰਦੇ ਹੋ।',
};
