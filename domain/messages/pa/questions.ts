import { toLanguage } from '../../languages.ts';
import { languageNames } from './instruments.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

export const questionMessages = {
  title: 'ਸਵਾਲ',
  panel: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'GAD-7 ਦੇ ਸਵਾਲ', 'PHQ-9': 'PHQ-9 ਦੇ ਸਵਾਲ' }),
  none: { 'GAD-7': 'GAD-7 ਦੇ ਕੋਈ ਸਵਾਲ ਨਹੀਂ ਮਿਲੇ।', 'PHQ-9': 'PHQ-9 ਦੇ ਕੋਈ ਸਵਾਲ ਨਹੀਂ ਮਿਲੇ।' } satisfies Partial<
    Record<InstrumentType, string>
  >,
  loading: 'ਸਵਾਲ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ...',
  active: 'ਚਾਲੂ',
  on: (active: number, all: number) => `${all} ਵਿੱਚੋਂ ${active} ਚਾਲੂ ਹਨ।`,
  someOff: 'ਜਦੋਂ ਤੱਕ ਸਾਰੇ ਫਿਰ ਚਾਲੂ ਨਾ ਹੋਣ, ਨਵੇਂ ਨਤੀਜੇ ਸਿਰਫ਼ ਕੁੱਲ ਜੋੜ ਹਨ, ਪੱਧਰ ਤੋਂ ਬਿਨਾਂ।',
  changed: (text: string, isActive: boolean) => `${isActive ? 'ਚਾਲੂ ਹੋਇਆ' : 'ਬੰਦ ਹੋਇਆ'}: ${text}`,
  /** After one was turned off. */
  warning: (type: InstrumentType) =>
    `ਹੁਣ ${type} ਦੇ ਨਵੇਂ ਨਤੀਜੇ ਸਿਰਫ਼ ਕੁੱਲ ਜੋੜ ਹਨ, ਪੱਧਰ ਤੋਂ ਬਿਨਾਂ, ਅਤੇ ਔਸਤ ਵਿੱਚ ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ। ਪਹਿਲਾਂ ਵਾਲੇ ਨਤੀਜਿਆਂ ਦਾ ਪੱਧਰ ਰਹਿੰਦਾ ਹੈ।`,
  undo: 'ਪਹਿਲਾਂ ਵਾਂਗ ਕਰੋ',
  /** Before the one goes that brings help. */
  confirm: {
    title: 'ਇਹ ਸਵਾਲ ਬੰਦ ਕਰਨਾ ਹੈ?',
    needsAll: (type: InstrumentType) => `${type} ਦਾ ਪੱਧਰ ਸਾਰੇ ਸਵਾਲਾਂ ਨਾਲ ਹੀ ਬਣਦਾ ਹੈ। ਜਦੋਂ ਤੱਕ ਇੱਕ ਵੀ ਬੰਦ ਹੈ:`,
    effects: [
      'ਨਵੇਂ ਨਤੀਜੇ ਸਿਰਫ਼ ਕੁੱਲ ਜੋੜ ਹਨ, ‘ਪੱਧਰ ਨਹੀਂ’ ਲਿਖਿਆ ਹੁੰਦਾ ਹੈ।',
      'ਚਾਰਟਾਂ ਵਿੱਚ ਉਹ ਵੱਖਰੇ ਦਿਸਦੇ ਹਨ। ਪੱਧਰਾਂ ਦੇ ਅੰਕੜਿਆਂ ਅਤੇ ਔਸਤ ਵਿੱਚ ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ।',
      'ਪਹਿਲਾਂ ਵਾਲੇ ਨਤੀਜਿਆਂ ਦਾ ਪੱਧਰ ਰਹਿੰਦਾ ਹੈ।',
    ],
    button: 'ਬੰਦ ਕਰੋ',
    care: {
      effect: 'ਇਸ ਨਾਲ ਆਉਣ ਵਾਲੀ ਮਦਦ ਵੀ ਚਲੀ ਜਾਂਦੀ ਹੈ: ਉਸ ਜਵਾਬ ਤੋਂ ਬਾਅਦ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦਿਸਦਾ ਕਿ ਕਿਸ ਨੂੰ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹਨ।',
      title: 'ਮਦਦ ਵੀ ਬੰਦ ਕਰਨੀ ਹੈ?',
      text: 'ਇਸੇ ਸਵਾਲ ਕਰਕੇ ਲੋਕਾਂ ਨੂੰ ਸਭ ਤੋਂ ਵੱਧ ਲੋੜ ਵੇਲੇ ਤੁਰੰਤ ਮਦਦ ਦਿਸਦੀ ਹੈ। ਜਦੋਂ ਤੱਕ ਇਹ ਬੰਦ ਹੈ, ਉਹ ਮਦਦ ਨਹੀਂ ਆਉਂਦੀ।',
      button: 'ਸਵਾਲ ਅਤੇ ਮਦਦ ਬੰਦ ਕਰੋ',
      keep: 'ਦੋਵੇਂ ਚਾਲੂ ਰੱਖੋ',
    },
  },
  wordings: {
    title: 'ਹੋਰ ਭਾਸ਼ਾਵਾਂ',
    text: 'ਲੋਕਾਂ ਨੂੰ ਸਿਰਫ਼ ਅਧਿਕਾਰਤ ਸ਼ਬਦ ਦਿਸਦੇ ਹਨ। ਕੋਈ ਵੀ ਫ਼ਾਰਮ ਚਾਲੂ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਅਧਿਕਾਰਤ PDF ਨਾਲ ਸ਼ਬਦ-ਸ਼ਬਦ ਮਿਲਾਓ। PDF phqscreeners.com ’ਤੇ ਹਨ।',
    on: (by: string, day: string) => `ਚਾਲੂ। ${by} ਨੇ ${day} ਨੂੰ ਅਧਿਕਾਰਤ PDF ਨਾਲ ਮਿਲਾਇਆ।`,
    off: 'ਬੰਦ। ਅਧਿਕਾਰਤ PDF ਨਾਲ ਹਾਲੇ ਮਿਲਾਇਆ ਨਹੀਂ ਗਿਆ।',
    show: 'ਪੂਰਾ ਫ਼ਾਰਮ ਦੇਖੋ',
    source: (source: string, day: string) => `ਸਰੋਤ: ${source}। ${day} ਨੂੰ ਪੜ੍ਹਿਆ ਗਿਆ।`,
    turnOn: (name: string) => `${name} ਚਾਲੂ ਕਰੋ`,
    turnOff: (name: string) => `${name} ਬੰਦ ਕਰੋ`,
    without: (names: readonly string[]) => `ਅਧਿਕਾਰਤ ਸ਼ਬਦ ਹਾਲੇ ਨਹੀਂ ਹਨ: ${names.join(', ')}। ਲੋਕ ਕੋਈ ਹੋਰ ਭਾਸ਼ਾ ਚੁਣਦੇ ਹਨ।`,
  },
  attention: {
    title: 'ਧਿਆਨ ਚਾਹੀਦਾ ਹੈ',
    off: (type: InstrumentType, item: number) => `${type} ਦਾ ਸਵਾਲ ${item} ਬੰਦ ਹੈ, ਅਤੇ ਉਸ ਨਾਲ ਆਉਣ ਵਾਲੀ ਮਦਦ ਵੀ।`,
    text: 'ਜਦੋਂ ਤੱਕ ਇਹ ਬੰਦ ਹੈ, ਉਸ ਜਵਾਬ ਤੋਂ ਬਾਅਦ ਕਿਸੇ ਨੂੰ ਮਦਦ ਨਹੀਂ ਦਿਸਦੀ, ਅਤੇ ਨਵੇਂ ਨਤੀਜਿਆਂ ਦਾ ਪੱਧਰ ਨਹੀਂ।',
    turnOn: 'ਫਿਰ ਚਾਲੂ ਕਰੋ',
  },
} as const;

/** What an entry in the list of actions names. */
type AuditDetail = Readonly<Record<string, string>>;

export function questionIn({ type, item }: AuditDetail): string {
  return `${type} ਦਾ ਸਵਾਲ ${item}`;
}

export function formIn({ type, language = '' }: AuditDetail): string {
  return `${type} ਟੈਸਟ (${languageNames[toLanguage(language)]})`;
}
