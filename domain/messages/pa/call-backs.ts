import { inList } from './lists.ts';
import { plural } from './numbers.ts';
import type { CallOutcome, callBackSends } from '../../contract/call-backs.ts';
import { drafted } from '../draft.ts';

type Names = readonly { name: string }[];

const sends = drafted<Record<(typeof callBackSends)[number], string>>({
  name: 'ਨਾਂ',
  phone: 'ਫ਼ੋਨ ਨੰਬਰ',
  preferred_time: 'ਫ਼ੋਨ ਕਰਨ ਦਾ ਸਮਾਂ',
  note: 'ਨੋਟ',
});

export const callBackMessages = {
  title: 'ਫ਼ੋਨ ਕਾਲ ਮੰਗੋ',
  about: (hours: number) => `ਤੁਹਾਡੀ ਸੰਸਥਾ ਦੇ ਕਾਊਂਸਲਰ ${inTime(hours)} ਦੇ ਅੰਦਰ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹਨ।`,
  consent: (parts: readonly (keyof typeof sends)[], who: Names) =>
    `ਮੇਰੇ ਵੱਲੋਂ ${namesOf(who)} ਨਾਲ ਇਹ ਸਾਂਝਾ ਹੋਵੇ: ${inList(parts.map((part) => sends[part]))}।`,
  nothingElse:
    'ਤੁਹਾਡੀ ਬੇਨਤੀ ਹੋਰ ਕੋਈ ਨਹੀਂ ਪੜ੍ਹ ਸਕਦਾ। ਜੇ ਸਮੇਂ ਸਿਰ ਕੋਈ ਨਾ ਲਵੇ, ਤਾਂ ਕਿਸੇ ਹੋਰ ਕਾਊਂਸਲਰ ਜਾਂ ਵੈਲਨੈੱਸ ਐਡਮਿਨਾਂ ਨੂੰ ਪਤਾ ਲੱਗਦਾ ਹੈ ਕਿ ਇੱਕ ਬੇਨਤੀ ਉਡੀਕ ਵਿੱਚ ਹੈ। ਕਿਸ ਦੀ ਹੈ, ਇਹ ਕਦੇ ਨਹੀਂ ਦੱਸਿਆ ਜਾਂਦਾ। ਹੋਰ ਕੁਝ ਸਾਂਝਾ ਨਹੀਂ ਹੁੰਦਾ: ਨਾ ਜਵਾਬ, ਨਾ ਸਕੋਰ, ਨਾ ਮੂਡ। ਬੇਨਤੀ ਕਿਸੇ ਵੀ ਵੇਲੇ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ।',
  agreeAgain: 'ਦੇਖੋ ਕਿ ਬੇਨਤੀ ਕਿਸ ਨੂੰ ਮਿਲੇਗੀ, ਅਤੇ ਦੁਬਾਰਾ ਸਹਿਮਤੀ ਦਿਓ।',
  readBy: (who: Names) => `ਇਹ ਸਿਰਫ਼ ${namesOf(who)} ਪੜ੍ਹ ਸਕਦੇ ਹਨ।`,
  joined: (name: string) => `${name} ਹੁਣ ਇੱਥੇ ਕਾਊਂਸਲਰ ਹਨ, ਅਤੇ ਤੁਹਾਡੀ ਬੇਨਤੀ ਨਹੀਂ ਦੇਖ ਸਕਦੇ। ਕੀ ਤੁਸੀਂ ਚਾਹੁੰਦੇ ਹੋ ਕਿ ਉਹ ਵੀ ਪੜ੍ਹਨ?`,
  agree: 'ਹਾਂ, ਸਾਂਝੀ ਕਰੋ',
  decline: 'ਨਹੀਂ',
  of: (name: string) => `(${name})`,
  agreed: (name: string) => `${name} ਹੁਣ ਤੁਹਾਡੀ ਬੇਨਤੀ ਪੜ੍ਹ ਸਕਦੇ ਹਨ।`,
  declined: (name: string) => `${name} ਤੁਹਾਡੀ ਬੇਨਤੀ ਨਹੀਂ ਪੜ੍ਹ ਸਕਦੇ।`,
  timeHint: 'ਜਿਵੇਂ: ਅੱਜ 5 ਵਜੇ ਤੋਂ ਬਾਅਦ, ਜਾਂ ਕਿਸੇ ਵੀ ਵੇਲੇ।',
  noteHint: 'ਜੇ ਤੁਸੀਂ ਉਨ੍ਹਾਂ ਨੂੰ ਕੁਝ ਦੱਸਣਾ ਚਾਹੋ।',
  button: 'ਫ਼ੋਨ ਕਾਲ ਮੰਗੋ',
  failed: 'ਬੇਨਤੀ ਨਹੀਂ ਭੇਜੀ ਜਾ ਸਕੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਕਿਸੇ ਹੈਲਪਲਾਈਨ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  waiting: (asked: string, by: string) => `ਤੁਸੀਂ ਫ਼ੋਨ ਕਾਲ ਮੰਗੀ: ${asked}। ਕਾਊਂਸਲਰ ਦਾ ਫ਼ੋਨ ${by} ਤੱਕ ਆਉਣਾ ਚਾਹੀਦਾ ਹੈ।`,
  overdue: (by: string) =>
    `ਮਾਫ਼ ਕਰਨਾ। ਕਾਊਂਸਲਰ ਦਾ ਫ਼ੋਨ ${by} ਤੱਕ ਆਉਣਾ ਚਾਹੀਦਾ ਸੀ, ਪਰ ਹਾਲੇ ਕਿਸੇ ਨੇ ਬੇਨਤੀ ਨਹੀਂ ਲਈ। ਬੇਨਤੀ ਹਾਲੇ ਉਡੀਕ ਵਿੱਚ ਹੈ। ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਹੈਲਪਲਾਈਨ ਨੂੰ ਹੁਣੇ ਵੀ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹੋ।`,
  taken: (when: string) => `ਕਾਊਂਸਲਰ ਨੇ ${when} ਨੂੰ ਤੁਹਾਡੀ ਬੇਨਤੀ ਲੈ ਲਈ ਹੈ ਅਤੇ ਉਹ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰਨਗੇ।`,
  outcomes: {
    spoke: (when) => `ਤੁਹਾਡੀ ਕਾਊਂਸਲਰ ਨਾਲ ਗੱਲ ਹੋਈ। ਉਨ੍ਹਾਂ ਨੇ ਇਹ ${when} ਨੂੰ ਨੋਟ ਕੀਤਾ।`,
    calls_again: (when) => `ਕਾਊਂਸਲਰ ਤੁਹਾਨੂੰ ਫਿਰ ਫ਼ੋਨ ਕਰਨਗੇ। ਉਨ੍ਹਾਂ ਨੇ ਇਹ ${when} ਨੂੰ ਨੋਟ ਕੀਤਾ।`,
    not_wanted: (when) => `ਕਾਊਂਸਲਰ ਨੇ ${when} ਨੂੰ ਨੋਟ ਕੀਤਾ ਕਿ ਤੁਸੀਂ ਹੁਣ ਫ਼ੋਨ ਕਾਲ ਨਹੀਂ ਚਾਹੁੰਦੇ। ਕਿਸੇ ਵੀ ਵੇਲੇ ਦੁਬਾਰਾ ਮੰਗ ਸਕਦੇ ਹੋ।`,
  } satisfies Partial<Record<CallOutcome, (when: string) => string>>,
  takerLeft:
    'ਜਿਸ ਨੇ ਤੁਹਾਡੀ ਬੇਨਤੀ ਲਈ ਸੀ, ਉਹ ਹੁਣ ਇੱਥੇ ਕਾਊਂਸਲਰ ਨਹੀਂ ਹਨ ਅਤੇ ਬੇਨਤੀ ਨਹੀਂ ਦੇਖ ਸਕਦੇ। ਹਾਲੇ ਫ਼ੋਨ ਨਹੀਂ ਆਇਆ ਤਾਂ ਦੁਬਾਰਾ ਮੰਗ ਸਕਦੇ ਹੋ, ਜਾਂ ਇਨ੍ਹਾਂ ਹੈਲਪਲਾਈਨਾਂ ਨੂੰ ਕਿਸੇ ਵੀ ਵੇਲੇ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹੋ।',
  withdrawn: 'ਤੁਸੀਂ ਆਪਣੀ ਬੇਨਤੀ ਵਾਪਸ ਲੈ ਲਈ, ਅਤੇ ਜੋ ਭੇਜਿਆ ਸੀ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ।',
  noneLeft:
    'ਜਿਨ੍ਹਾਂ ਕਾਊਂਸਲਰਾਂ ਨਾਲ ਤੁਸੀਂ ਇਹ ਬੇਨਤੀ ਸਾਂਝੀ ਕੀਤੀ, ਉਹ ਹੁਣ ਇੱਥੇ ਕਾਊਂਸਲਰ ਨਹੀਂ ਹਨ, ਇਸ ਲਈ ਇਸ ਵੇਲੇ ਇਸ ਨੂੰ ਕੋਈ ਨਹੀਂ ਪੜ੍ਹ ਸਕਦਾ। ਬੇਨਤੀ ਉਡੀਕ ਵਿੱਚ ਰਹਿੰਦੀ ਹੈ। ਇਨ੍ਹਾਂ ਹੈਲਪਲਾਈਨਾਂ ਨੂੰ ਕਿਸੇ ਵੀ ਵੇਲੇ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹੋ।',
  yours: 'ਤੁਹਾਡੀ ਫ਼ੋਨ ਕਾਲ ਦੀ ਬੇਨਤੀ',
  takenUp: 'ਤੁਹਾਡੀ ਫ਼ੋਨ ਕਾਲ ਦੀ ਬੇਨਤੀ ਕਾਊਂਸਲਰ ਕੋਲ ਹੈ',
  noCallYet: 'ਹਾਲੇ ਫ਼ੋਨ ਨਹੀਂ ਆਇਆ? ਦੇਖੋ ਹੁਣੇ ਕਿਸ ਨੂੰ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹੋ',
  withdraw: 'ਆਪਣੀ ਬੇਨਤੀ ਵਾਪਸ ਲਓ',
  calledAt: (phone: string, time: string) => `ਤੁਹਾਡਾ ਨੰਬਰ: ${phone}। ਫ਼ੋਨ ਕਰਨ ਦਾ ਸਮਾਂ: ${time}।`,
} as const;

export const counsellorMessages = {
  title: 'ਫ਼ੋਨ ਕਾਲ ਦੀਆਂ ਬੇਨਤੀਆਂ',
  intro: 'ਇਨ੍ਹਾਂ ਲੋਕਾਂ ਨੇ ਫ਼ੋਨ ਕਾਲ ਮੰਗੀ ਅਤੇ ਬੇਨਤੀ ਤੁਹਾਡੇ ਨਾਲ ਸਾਂਝੀ ਕਰਨ ਦੀ ਸਹਿਮਤੀ ਦਿੱਤੀ। ਤੁਹਾਨੂੰ ਸਿਰਫ਼ ਉਹੀ ਦਿਸਦਾ ਹੈ ਜੋ ਉਨ੍ਹਾਂ ਨੇ ਭੇਜਿਆ।',
  loading: 'ਬੇਨਤੀਆਂ ਖੁੱਲ੍ਹ ਰਹੀਆਂ ਹਨ...',
  loadFailed: 'ਬੇਨਤੀਆਂ ਨਹੀਂ ਖੁੱਲ੍ਹੀਆਂ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  none: 'ਇਸ ਵੇਲੇ ਕੋਈ ਬੇਨਤੀ ਨਹੀਂ।',
  noneNextStep: 'ਨਵੀਆਂ ਇੱਥੇ ਆਪੇ ਆ ਜਾਂਦੀਆਂ ਹਨ।',
  open: 'ਉਡੀਕ ਵਿੱਚ',
  overdue: 'ਦੇਰ ਹੋ ਗਈ',
  taken: 'ਤੁਹਾਡੀਆਂ',
  phone: 'ਫ਼ੋਨ',
  time: 'ਫ਼ੋਨ ਕਾਲ ਕਦੋਂ ਕਰਨੀ ਹੈ',
  note: 'ਨੋਟ',
  asked: (when: string) => `ਬੇਨਤੀ ਕੀਤੀ: ${when}।`,
  by: (when: string) => `${when} ਤੱਕ ਫ਼ੋਨ ਕਰੋ।`,
  takenAt: (when: string) => `ਬੇਨਤੀ ਲੈ ਲਈ: ${when}।`,
  take: 'ਇਹ ਬੇਨਤੀ ਲਓ',
  of: (name: string) => `(${name})`,
  done: (name: string) => `${name} ਦੀ ਬੇਨਤੀ ਤੁਸੀਂ ਲੈ ਲਈ ਹੈ। ਉਨ੍ਹਾਂ ਨੂੰ ਇਹ ਦਿਸਦਾ ਹੈ।`,
  erased: 'ਵੇਰਵੇ ਮਿਟਾਏ ਜਾ ਚੁੱਕੇ ਹਨ।',
  how: 'ਫ਼ੋਨ ਕਰਨ ’ਤੇ ਕੀ ਹੋਇਆ?',
  outcomes: { spoke: 'ਗੱਲ ਹੋਈ', calls_again: 'ਫਿਰ ਫ਼ੋਨ ਕਰਨਾ ਹੈ', not_wanted: 'ਹੁਣ ਨਹੀਂ ਚਾਹੁੰਦੇ' } satisfies Partial<
    Record<CallOutcome, string>
  >,
  noted: (outcome: string, when: string) => `${outcome}, ${when}`,
  saved: (name: string, outcome: string) => `${name} ਲਈ ਸੇਵ ਹੋਇਆ: ${outcome}। ਉਨ੍ਹਾਂ ਨੂੰ ਇਹ ਦਿਸਦਾ ਹੈ।`,
  undo: 'ਪਹਿਲਾਂ ਵਾਂਗ ਕਰੋ',
  undone: (name: string) => `ਪਹਿਲਾਂ ਵਾਂਗ ਹੋ ਗਿਆ। ${name} ਹਾਲੇ ਤੁਹਾਡੇ ਫ਼ੋਨ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹਨ।`,
  giveBack: 'ਬੇਨਤੀ ਵਾਪਸ ਦਿਓ',
  givenBack: (name: string) => `${name} ਦੀ ਬੇਨਤੀ ਤੁਸੀਂ ਵਾਪਸ ਦੇ ਦਿੱਤੀ। ਹੋਰ ਕਾਊਂਸਲਰ ਇਸ ਨੂੰ ਲੈ ਸਕਦੇ ਹਨ।`,
} as const;

export const callAskedMail = {
  subject: (productTitle: string) => `${productTitle}: ਕਿਸੇ ਨੇ ਫ਼ੋਨ ਕਾਲ ਮੰਗੀ ਹੈ`,
  text: (link: string, hours: number) =>
    [
      `ਕਿਸੇ ਨੇ ਫ਼ੋਨ ਕਾਲ ਮੰਗੀ ਹੈ। ${inTime(hours)} ਦੇ ਅੰਦਰ ਫ਼ੋਨ ਕਰੋ।`,
      '',
      'ਕਿਸ ਨੂੰ ਅਤੇ ਕਦੋਂ ਫ਼ੋਨ ਕਰਨਾ ਹੈ, ਇਹ ਬੇਨਤੀਆਂ ਦੀ ਲਿਸਟ ਵਿੱਚ ਹੈ:',
      '',
      link,
      '',
      'ਜੇ ਤੁਸੀਂ ਸਮੇਂ ਸਿਰ ਫ਼ੋਨ ਨਹੀਂ ਕਰ ਸਕਦੇ, ਤਾਂ ਕਿਸੇ ਹੋਰ ਕਾਊਂਸਲਰ ਜਾਂ ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਨੂੰ ਦੱਸੋ ਕਿ ਤੁਸੀਂ ਮੌਜੂਦ ਨਹੀਂ।',
    ].join('\n'),
} as const;

const atMostDaily = 'ਇਹ ਅਸੀਂ ਦਿਨ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ ਇੱਕ ਵਾਰ ਭੇਜਦੇ ਹਾਂ।';

export const overdueElsewhereMail = {
  subject: (productTitle: string) => `${productTitle}: ਫ਼ੋਨ ਕਾਲ ਦੀ ਇੱਕ ਬੇਨਤੀ ਉਡੀਕ ਵਿੱਚ ਹੈ`,
  text: (hours: number) =>
    [
      `ਕਿਸੇ ਨੂੰ ਫ਼ੋਨ ਕਾਲ ਮੰਗਿਆਂ ${inTime(hours)} ਤੋਂ ਵੱਧ ਸਮਾਂ ਹੋ ਗਿਆ ਹੈ, ਅਤੇ ਹਾਲੇ ਕਿਸੇ ਨੇ ਬੇਨਤੀ ਨਹੀਂ ਲਈ।`,
      '',
      'ਤੁਸੀਂ ਇਹ ਨਹੀਂ ਦੇਖ ਸਕਦੇ, ਅਤੇ ਅਸੀਂ ਨਹੀਂ ਦੱਸਦੇ ਕਿ ਕਿਸ ਦੀ ਹੈ: ਇਹ ਕਿਸੇ ਹੋਰ ਨੂੰ ਭੇਜੀ ਗਈ ਸੀ। ਆਪਣੀ ਸੰਸਥਾ ਦੇ ਕਾਊਂਸਲਰਾਂ ਨੂੰ ਪੁੱਛੋ ਕਿ ਕੀ ਉਹ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹਨ।',
      '',
      'ਜੇ ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੋਈ ਇੱਥੇ ਨਹੀਂ ਹੈ, ਤਾਂ ਐਡਮਿਨ ‘ਲੋਕ’ ਵਿੱਚ ਕਿਸੇ ਹੋਰ ਨੂੰ ਕਾਊਂਸਲਰ ਬਣਾ ਸਕਦੇ ਹਨ। ਫਿਰ ਅਸੀਂ ਉਡੀਕਣ ਵਾਲਿਆਂ ਨੂੰ ਪੁੱਛਦੇ ਹਾਂ ਕਿ ਕੀ ਬੇਨਤੀ ਨਵੇਂ ਕਾਊਂਸਲਰ ਨਾਲ ਸਾਂਝੀ ਕਰਨੀ ਹੈ।',
      '',
      atMostDaily,
    ].join('\n'),
} as const;

export const overdueMail = {
  subject: (productTitle: string) => `${productTitle}: ਕੋਈ ਤੁਹਾਡੇ ਫ਼ੋਨ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ`,
  text: (link: string, hours: number) =>
    [
      `ਕਿਸੇ ਨੂੰ ਫ਼ੋਨ ਕਾਲ ਮੰਗਿਆਂ ${inTime(hours)} ਤੋਂ ਵੱਧ ਸਮਾਂ ਹੋ ਗਿਆ ਹੈ, ਅਤੇ ਹਾਲੇ ਕਿਸੇ ਨੇ ਬੇਨਤੀ ਨਹੀਂ ਲਈ।`,
      '',
      'ਬੇਨਤੀਆਂ ਦੀ ਆਪਣੀ ਲਿਸਟ ਖੋਲ੍ਹੋ:',
      '',
      link,
      '',
      atMostDaily,
    ].join('\n'),
} as const;

export const callingHoursMessages = {
  title: 'ਮੇਰੇ ਫ਼ੋਨ ਕਰਨ ਦਾ ਸਮਾਂ',
  intro: 'ਫ਼ੋਨ ਕਾਲ ਮੰਗਣ ਵਾਲਿਆਂ ਨੂੰ ਇਹ ਸਮਾਂ ਦਿਸਦਾ ਹੈ: ਤੁਸੀਂ ਆਮ ਤੌਰ ’ਤੇ ਕਦੋਂ ਫ਼ੋਨ ਕਰਦੇ ਹੋ।',
  dayFrom: (day: string) => `${day}, ਇਸ ਸਮੇਂ ਤੋਂ`,
  dayTo: (day: string) => `${day}, ਇਸ ਸਮੇਂ ਤੱਕ`,
  save: 'ਸਮਾਂ ਸੇਵ ਕਰੋ',
  saved: 'ਤੁਹਾਡਾ ਸਮਾਂ ਸੇਵ ਹੋ ਗਿਆ।',
  failed: 'ਸਮਾਂ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  loadFailed: 'ਤੁਹਾਡਾ ਸਮਾਂ ਨਹੀਂ ਦਿਖਾਇਆ ਜਾ ਸਕਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  period: 'ਅਖੀਰ ਦਾ ਸਮਾਂ ਸ਼ੁਰੂ ਤੋਂ ਬਾਅਦ ਦਾ ਚੁਣੋ।',
  /** Monday is the first. */
  days: ['ਸੋਮਵਾਰ', 'ਮੰਗਲਵਾਰ', 'ਬੁੱਧਵਾਰ', 'ਵੀਰਵਾਰ', 'ਸ਼ੁੱਕਰਵਾਰ', 'ਸ਼ਨਿੱਚਰਵਾਰ', 'ਐਤਵਾਰ'],
  heading: 'ਉਹ ਕਦੋਂ ਫ਼ੋਨ ਕਰਦੇ ਹਨ',
  ofDays: (days: string, from: string, to: string) => `${days}, ${from} ਤੋਂ ${to}`,
  of: (name: string, hours: string) => `${name}: ${hours}`,
  unstated: 'ਕਿਸੇ ਵੀ ਵੇਲੇ',
  zone: (zone: string) => `ਸਮਾਂ ${zone} ਮੁਤਾਬਕ ਹੈ।`,
} as const;

function namesOf(who: Names): string {
  return inList(who.map(({ name }) => name));
}

/** As it stands before a postposition. */
function inTime(hours: number): string {
  if (hours % 24 !== 0) return plural(hours, { one: 'ਇੱਕ ਘੰਟੇ', other: `${hours} ਘੰਟਿਆਂ` });
  return plural(hours / 24, { one: 'ਇੱਕ ਦਿਨ', other: `${hours / 24} ਦਿਨਾਂ` });
}
