import { recallDays } from '../../instruments/recall.ts';
import { inWeeks, numberInWords } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

const weeks = inWeeks(recallDays);

export const assessmentMessages = {
  title: 'ਮੇਰੇ ਟੈਸਟ',
  heading: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'GAD-7 ਚਿੰਤਾ', 'PHQ-9': 'PHQ-9 ਡਿਪਰੈਸ਼ਨ' }),
  picture: { 'GAD-7': 'GAD-7', 'PHQ-9': 'PHQ-9', personality: 'ਸ਼ਖ਼ਸੀਅਤ' } satisfies Partial<
    Record<InstrumentType | 'personality', string>
  >,
  asks: { 'GAD-7': 'ਫ਼ਿਕਰ ਅਤੇ ਤਣਾਅ ਬਾਰੇ', 'PHQ-9': 'ਮੂਡ, ਨੀਂਦ ਅਤੇ ਤਾਕਤ ਬਾਰੇ' } satisfies Partial<
    Record<InstrumentType, string>
  >,
  submit: (type: InstrumentType) => `${type} ਜਮ੍ਹਾਂ ਕਰੋ`,
  again: (type: InstrumentType) => `${type} ਦੁਬਾਰਾ ਕਰੋ`,
  unanswered: (type: InstrumentType) => `ਜਮ੍ਹਾਂ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ${type} ਦੇ ਸਾਰੇ ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ ਦਿਓ।`,
  chooseOne: 'ਇੱਕ ਜਵਾਬ ਚੁਣੋ।',
  questionsOf: (type: InstrumentType) => `${type} ਦੇ ਸਵਾਲ`,
  question: (number: number, isAnswered: boolean) =>
    isAnswered ? `ਸਵਾਲ ${number}, ਜਵਾਬ ਦਿੱਤਾ` : `ਸਵਾਲ ${number}, ਜਵਾਬ ਬਾਕੀ`,
  moveOn: 'ਹਰ ਜਵਾਬ ਤੋਂ ਬਾਅਦ ਆਪੇ ਅੱਗੇ ਵਧੋ',
  aloud: { read: 'ਪੜ੍ਹ ਕੇ ਸੁਣਾਓ', stop: 'ਸੁਣਾਉਣਾ ਬੰਦ ਕਰੋ' },
  submitFailed: (type: InstrumentType) => `ਤੁਹਾਡਾ ${type} ਟੈਸਟ ਜਮ੍ਹਾਂ ਕਰਦਿਆਂ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ।`,
  questionsChanged: 'ਤੁਹਾਡੇ ਖੋਲ੍ਹਣ ਤੋਂ ਬਾਅਦ ਸਵਾਲ ਬਦਲ ਗਏ ਹਨ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਸਵਾਲ ਦੁਬਾਰਾ ਦੇਖੋ।',
  stillHere: 'ਤੁਹਾਡੇ ਜਵਾਬ ਇੱਥੇ ਹੀ ਹਨ।',
  none: (type: InstrumentType) => `${type} ਦੇ ਕੋਈ ਸਵਾਲ ਨਹੀਂ ਮਿਲੇ।`,
  noneNextStep: 'ਇਹ ਟੈਸਟ ਇਸ ਵੇਲੇ ਬੰਦ ਹੈ। ਮੂਡ ਫਿਰ ਵੀ ਸੇਵ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ।',
  loading: 'ਸਵਾਲ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ...',
  loadFailed: 'ਸਵਾਲ ਨਹੀਂ ਖੁੱਲ੍ਹੇ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  wording: {
    missing: (type: InstrumentType, own: string) =>
      `${type} ਹਾਲੇ ਇੱਥੇ ${own} ਵਿੱਚ ਨਹੀਂ ਹੈ। ਇਸ ਦੇ ਸਵਾਲ ਸਿਰਫ਼ ਪਰਖੇ ਹੋਏ, ਅਧਿਕਾਰਤ ਸ਼ਬਦਾਂ ਵਿੱਚ ਦਿਖਾਏ ਜਾਂਦੇ ਹਨ।`,
    shown: (language: string) => `ਇਸ ਵੇਲੇ ਉਹ ${language} ਵਿੱਚ ਹਨ।`,
    choose: 'ਸਵਾਲ ਕਿਸ ਭਾਸ਼ਾ ਵਿੱਚ ਦਿਖਾਉਣੇ ਹਨ',
  },
  attributionTitle: 'ਸਵਾਲਨਾਮਿਆਂ ਬਾਰੇ',
} as const;

export const resultMessages = {
  score: (type: InstrumentType, total: number) => `ਤੁਹਾਡਾ ${type} ਸਕੋਰ: ${total}`,
  scale: (type: InstrumentType, total: number, largest: number, band: string) =>
    `${type}: 0 ਤੋਂ ${largest} ਦੇ ਪੈਮਾਨੇ ’ਤੇ ${total}। ਪੱਧਰ: ${band}।`,
  partial:
    'ਤੁਹਾਡੀ ਸੰਸਥਾ ਵਿੱਚ ਕੁਝ ਸਵਾਲ ਬੰਦ ਹਨ, ਇਸ ਲਈ ਇਹ ਸਿਰਫ਼ ਕੁੱਲ ਜੋੜ ਹੈ। ਇਸ ਦਾ ਕੋਈ ਪੱਧਰ ਨਹੀਂ, ਅਤੇ ਤੁਹਾਡੇ ਬਾਕੀ ਨਤੀਜਿਆਂ ਨਾਲ ਇਸ ਦੀ ਤੁਲਨਾ ਨਹੀਂ ਹੋ ਸਕਦੀ।',
  changed: 'ਪਿਛਲੀ ਵਾਰ ਤੋਂ ਹੁਣ ਤੱਕ',
  first: 'ਇਹ ਤੁਹਾਡਾ ਪਹਿਲਾ ਨਤੀਜਾ ਹੈ। ਅਗਲੀ ਵਾਰ ਦਿਸੇਗਾ ਕਿ ਕੀ ਫ਼ਰਕ ਪਿਆ।',
  incomparable: 'ਤੁਹਾਡੇ ਪਿਛਲੇ ਨਤੀਜੇ ਨਾਲ ਇਸ ਦੀ ਤੁਲਨਾ ਨਹੀਂ ਹੋ ਸਕਦੀ, ਕਿਉਂਕਿ ਦੋਵੇਂ ਵਾਰ ਸਵਾਲ ਇੱਕੋ ਜਿਹੇ ਨਹੀਂ ਸਨ।',
  lastTime: (date: string) => `ਪਿਛਲੀ ਵਾਰ: ${date}।`,
  next: 'ਕਿਸ ਨਾਲ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ',
  steps: {
    steady:
      'ਇਸ ਪੈਮਾਨੇ ’ਤੇ ਹਾਲ ਟਿਕਿਆ ਹੋਇਆ ਲੱਗਦਾ ਹੈ। ਜਿਸ ਨਾਲ ਤੁਹਾਨੂੰ ਚੰਗਾ ਲੱਗਦਾ ਹੈ, ਕਰਦੇ ਰਹੋ। ਫਿਰ ਵੀ ਮਨ ਵਿੱਚ ਕੁਝ ਹੋਵੇ ਤਾਂ ਗੱਲ ਕਰਨ ਨਾਲ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ।',
    ease: 'ਕੁਝ ਮਿੰਟ ਸ਼ਾਂਤ ਬੈਠਣ ਨਾਲ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ। ਮਨ ਦੀ ਗੱਲ ਕਿਸੇ ਨਾਲ ਕਰਨ ਨਾਲ ਵੀ।',
    talk: 'ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰਨ ਨਾਲ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ: ਕੋਈ ਆਪਣਾ ਭਰੋਸੇ ਵਾਲਾ, ਕਾਊਂਸਲਰ ਜਾਂ ਡਾਕਟਰ। ਆਪਣੀ ਰਿਪੋਰਟ ਨਾਲ ਲਿਜਾਈ ਜਾ ਸਕਦੀ ਹੈ।',
    care: 'ਕਾਊਂਸਲਰ ਜਾਂ ਡਾਕਟਰ ਮਦਦ ਕਰ ਸਕਦੇ ਹਨ, ਅਤੇ ਜਿਸ ’ਤੇ ਭਰੋਸਾ ਹੈ, ਉਹ ਉਨ੍ਹਾਂ ਨੂੰ ਲੱਭਣ ਵਿੱਚ ਮਦਦ ਕਰ ਸਕਦੇ ਹਨ। ਆਪਣੀ ਰਿਪੋਰਟ ਨਾਲ ਲਿਜਾਈ ਜਾ ਸਕਦੀ ਹੈ।',
    open: 'ਮਨ ਵਿੱਚ ਕੁਝ ਹੋਵੇ ਤਾਂ ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰਨ ਨਾਲ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ, ਸਕੋਰ ਭਾਵੇਂ ਜੋ ਵੀ ਹੋਵੇ।',
  },
  again: 'ਆਪਣਾ ਹਾਲ ਦੁਬਾਰਾ ਕਦੋਂ ਦੇਖਣਾ ਹੈ',
  askAgain: (date: string) =>
    `ਸਵਾਲ ਪਿਛਲੇ ${weeks} ਬਾਰੇ ਹਨ, ਇਸ ਲਈ ਆਪਣਾ ਹਾਲ ਦੁਬਾਰਾ ਦੇਖਣ ਲਈ ${date} ਚੰਗਾ ਦਿਨ ਹੈ। ਚਾਹੋ ਤਾਂ ਪਹਿਲਾਂ ਵੀ ਕਰ ਸਕਦੇ ਹੋ।`,
  askAgainNow: `${numberInWords(recallDays / 7)} ਹਫ਼ਤੇ ਜਾਂ ਵੱਧ ਹੋ ਗਏ ਹਨ, ਇਸ ਲਈ ਆਪਣਾ ਹਾਲ ਦੁਬਾਰਾ ਦੇਖਣ ਲਈ ਇਹ ਚੰਗਾ ਵੇਲਾ ਹੈ।`,
  toBreathing: 'ਸਾਹ ਦੀ ਕਸਰਤ ਕਰੋ',
  toStats: 'ਆਪਣੇ ਪਿਛਲੇ ਨਤੀਜੇ ਦੇਖੋ',
  toHelp: 'ਦੇਖੋ ਕਿਸ ਨੂੰ ਫ਼ੋਨ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ',
  whoToCall: 'ਜਿਨ੍ਹਾਂ ਨੂੰ ਫ਼ੋਨ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ',
  callBack: 'ਕਾਊਂਸਲਰ ਵੱਲੋਂ ਫ਼ੋਨ',
  callBackText: 'ਤੁਸੀਂ ਆਪਣਾ ਨੰਬਰ ਦੇ ਸਕਦੇ ਹੋ, ਕਾਊਂਸਲਰ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰਨਗੇ। ਉਹ ਤੁਹਾਡੇ ਜਵਾਬ ਜਾਂ ਸਕੋਰ ਨਹੀਂ ਦੇਖਦੇ।',
  askForCallBack: 'ਫ਼ੋਨ ਕਾਲ ਮੰਗੋ',
  trusted: 'ਕੋਈ ਆਪਣਾ, ਭਰੋਸੇ ਵਾਲਾ',
  trustedText: 'ਉਨ੍ਹਾਂ ਨੂੰ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ਲਿਖੋ। ਬਹੁਤਾ ਕੁਝ ਸਮਝਾਉਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
  toPlan: 'ਲਿਖ ਕੇ ਰੱਖੋ ਕਿ ਕਿਸ ਨਾਲ ਗੱਲ ਕਰ ਸਕਦੇ ਹੋ',
  meaning: 'ਇਸ ਦਾ ਕੀ ਮਤਲਬ ਹੈ',
  whoSees: 'ਇਹ ਕੌਣ ਦੇਖ ਸਕਦਾ ਹੈ',
} as const;

export const checkInMessages = {
  next: (when: string) => `ਆਪਣਾ ਹਾਲ ਅਗਲੀ ਵਾਰ ਦੇਖੋ: ${when}`,
  due: 'ਕਿਸੇ ਵੀ ਵੇਲੇ',
} as const;
