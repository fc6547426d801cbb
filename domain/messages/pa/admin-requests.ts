import type { AdminRequest } from '../../contract/admin-requests.ts';
import { adminRequestHours, agreeingAfterDays } from '../../admin-requests.ts';
import type { AdminRequestKind, AdminRequestStep } from '../../admin-requests.ts';
import { formatDay } from './dates.ts';
import { numberInWords } from './numbers.ts';
import { drafted } from '../draft.ts';

export const adminRequestMail = {
  subject: (productTitle: string) => `${productTitle}: ਇੱਕ ਹੋਰ ਐਡਮਿਨ ਤੁਹਾਡੀ ਪਹੁੰਚ ਬਦਲਣਾ ਚਾਹੁੰਦੇ ਹਨ`,
  text: (asked: string, due: string, link: string) =>
    [
      `ਇੱਕ ਹੋਰ ਐਡਮਿਨ ਨੇ ਇਹ ਬੇਨਤੀ ਕੀਤੀ ਹੈ: ${asked}।`,
      '',
      `ਇਹ ${due} ਨੂੰ ਲਾਗੂ ਹੋਵੇਗਾ, ਜਾਂ ਪਹਿਲਾਂ ਜੇ ਇੱਕ ਹੋਰ ਐਡਮਿਨ ਹਾਂ ਕਹੇ। ਜੇ ਤੁਸੀਂ ਇਹ ਨਹੀਂ ਚਾਹੁੰਦੇ, ਤਾਂ ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਇਤਰਾਜ਼ ਕਰੋ:`,
      '',
      link,
      '',
      'ਜੇ ਤੁਸੀਂ ਇਤਰਾਜ਼ ਕਰੋ, ਤਾਂ ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ, ਅਤੇ ਸਿਰਫ਼ ਸਰਵਰ ਚਲਾਉਣ ਵਾਲੇ ਫ਼ੈਸਲਾ ਕਰ ਸਕਦੇ ਹਨ। ਜੇ ਠੀਕ ਲੱਗੇ, ਤਾਂ ਇਸ ਈਮੇਲ ਵੱਲ ਧਿਆਨ ਨਾ ਦਿਓ।',
    ].join('\n'),
  asked: drafted<Record<AdminRequestKind, string>>({
    role: 'ਤੁਹਾਨੂੰ ਐਡਮਿਨ ਤੋਂ ਹਟਾਇਆ ਜਾਵੇ',
    disabled: 'ਤੁਹਾਡਾ ਖਾਤਾ ਬੰਦ ਕੀਤਾ ਜਾਵੇ',
    leaving: 'ਲਿਖਿਆ ਜਾਵੇ ਕਿ ਤੁਸੀਂ ਹੁਣ ਇੱਥੇ ਕੰਮ ਨਹੀਂ ਕਰਦੇ',
    email: 'ਤੁਹਾਡੇ ਖਾਤੇ ਦੀ ਈਮੇਲ ਬਦਲੀ ਜਾਵੇ',
    second_factor: 'ਤੁਹਾਡੇ ਲੌਗਇਨ ਦਾ ਦੂਜਾ ਕਦਮ ਹਟਾਇਆ ਜਾਵੇ',
  }),
} as const;

type Asked = Pick<AdminRequest, 'kind' | 'left_on' | 'email'>;

const asked = drafted<Record<AdminRequestKind, (whom: string, request: Asked) => string>>({
  role: (whom) => `${whom} ਨੂੰ ਐਡਮਿਨ ਤੋਂ ਹਟਾਇਆ ਜਾਵੇ`,
  disabled: (whom) => `${whom} ਦਾ ਖਾਤਾ ਬੰਦ ਕੀਤਾ ਜਾਵੇ`,
  leaving: (whom, { left_on: day }) => `ਲਿਖਿਆ ਜਾਵੇ ਕਿ ${whom} ${formatDay(day ?? '')} ਤੋਂ ਇੱਥੇ ਕੰਮ ਨਹੀਂ ਕਰਦੇ`,
  email: (whom, { email }) => `${whom} ਦੀ ਈਮੇਲ ਬਦਲ ਕੇ ${email} ਕੀਤੀ ਜਾਵੇ`,
  second_factor: (whom) => `${whom} ਦੇ ਲੌਗਇਨ ਦਾ ਦੂਜਾ ਕਦਮ ਹਟਾਇਆ ਜਾਵੇ`,
});

/** The same to the person themself. */
const askedOfYou = drafted<Record<AdminRequestKind, (request: Asked) => string>>({
  role: () => 'ਤੁਹਾਨੂੰ ਐਡਮਿਨ ਤੋਂ ਹਟਾਇਆ ਜਾਵੇ',
  disabled: () => 'ਤੁਹਾਡਾ ਖਾਤਾ ਬੰਦ ਕੀਤਾ ਜਾਵੇ',
  leaving: ({ left_on: day }) => `ਲਿਖਿਆ ਜਾਵੇ ਕਿ ਤੁਸੀਂ ${formatDay(day ?? '')} ਤੋਂ ਇੱਥੇ ਕੰਮ ਨਹੀਂ ਕਰਦੇ`,
  email: ({ email }) => `ਤੁਹਾਡੀ ਈਮੇਲ ਬਦਲ ਕੇ ${email} ਕੀਤੀ ਜਾਵੇ`,
  second_factor: () => 'ਤੁਹਾਡੇ ਲੌਗਇਨ ਦਾ ਦੂਜਾ ਕਦਮ ਹਟਾਇਆ ਜਾਵੇ',
});

export const adminRequestMessages = {
  title: 'ਦੂਜੇ ਐਡਮਿਨ ਦੀ ਉਡੀਕ',
  intro: `ਇਕੱਲੇ ਇੱਕ ਐਡਮਿਨ ਕਿਸੇ ਹੋਰ ਐਡਮਿਨ ਦੀ ਪਹੁੰਚ ਨਹੀਂ ਹਟਾ ਸਕਦੇ। ਇਹ ਉਦੋਂ ਲਾਗੂ ਹੁੰਦਾ ਹੈ ਜਦੋਂ ਤੀਜਾ ਐਡਮਿਨ ਹਾਂ ਕਹੇ, ਜਾਂ ${adminRequestHours} ਘੰਟਿਆਂ ਬਾਅਦ ਜੇ ਉਹ ਵਿਅਕਤੀ ਇਤਰਾਜ਼ ਨਾ ਕਰੇ।`,
  unknown: 'ਮਿਟਾਏ ਗਏ ਖਾਤੇ ਵਾਲੇ',
  asked: (who: string, whom: string, request: Asked) => `${who} ਦੀ ਬੇਨਤੀ: ${asked[request.kind](whom, request)}।`,
  askedOfYou: (who: string, request: Asked) => `${who} ਦੀ ਬੇਨਤੀ: ${askedOfYou[request.kind](request)}।`,
  due: (when: string) => `${when} ਨੂੰ ਲਾਗੂ ਹੋਵੇਗਾ।`,
  objected: (when: string) => `ਇਤਰਾਜ਼ ਹੋਇਆ: ${when}। ਇਹ ਲਾਗੂ ਨਹੀਂ ਹੋਵੇਗਾ: ਹੁਣ ਸਿਰਫ਼ ਸਰਵਰ ਚਲਾਉਣ ਵਾਲੇ ਫ਼ੈਸਲਾ ਕਰ ਸਕਦੇ ਹਨ।`,
  cannotAgree: `ਤੁਸੀਂ ਇਸ ਲਈ ਹਾਂ ਨਹੀਂ ਕਹਿ ਸਕਦੇ। ਇਸ ਲਈ ਉਹ ਚਾਹੀਦਾ ਹੈ ਜੋ ਘੱਟੋ-ਘੱਟ ${numberInWords(agreeingAfterDays)} ਦਿਨਾਂ ਤੋਂ ਐਡਮਿਨ ਹੋਵੇ, ਅਤੇ ਦੋਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਨੇ ਦੂਜੇ ਨੂੰ ਐਡਮਿਨ ਨਾ ਬਣਾਇਆ ਹੋਵੇ।`,
  steps: drafted<Record<AdminRequestStep, { button: string; title: string; text: string; done: string }>>({
    agree: { button: 'ਹਾਂ ਕਹੋ', title: 'ਇਸ ਤਬਦੀਲੀ ਲਈ ਹਾਂ ਕਹਿਣੀ ਹੈ?', text: 'ਇਹ ਤੁਰੰਤ ਲਾਗੂ ਹੋਵੇਗੀ।', done: 'ਹੋ ਗਿਆ।' },
    object: {
      button: 'ਇਤਰਾਜ਼ ਕਰੋ',
      title: 'ਇਸ ਤਬਦੀਲੀ ’ਤੇ ਇਤਰਾਜ਼ ਕਰਨਾ ਹੈ?',
      text: 'ਫਿਰ ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ, ਅਤੇ ਕੋਈ ਦੁਬਾਰਾ ਬੇਨਤੀ ਨਹੀਂ ਕਰ ਸਕਦਾ। ਸਿਰਫ਼ ਸਰਵਰ ਚਲਾਉਣ ਵਾਲੇ ਫ਼ੈਸਲਾ ਕਰ ਸਕਦੇ ਹਨ।',
      done: 'ਤੁਹਾਡਾ ਇਤਰਾਜ਼ ਲਿਖਿਆ ਗਿਆ। ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ।',
    },
    withdraw: {
      button: 'ਵਾਪਸ ਲਓ',
      title: 'ਇਹ ਬੇਨਤੀ ਵਾਪਸ ਲੈਣੀ ਹੈ?',
      text: 'ਫਿਰ ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ।',
      done: 'ਬੇਨਤੀ ਵਾਪਸ ਲੈ ਲਈ।',
    },
    drop_objection: {
      button: 'ਆਪਣਾ ਇਤਰਾਜ਼ ਵਾਪਸ ਲਓ',
      title: 'ਆਪਣਾ ਇਤਰਾਜ਼ ਵਾਪਸ ਲੈਣਾ ਹੈ?',
      text: 'ਬੇਨਤੀ ਖ਼ਤਮ ਹੋ ਜਾਂਦੀ ਹੈ, ਅਤੇ ਹੋਰ ਐਡਮਿਨ ਫਿਰ ਤਬਦੀਲੀ ਮੰਗ ਸਕਦੇ ਹਨ।',
      done: 'ਤੁਸੀਂ ਆਪਣਾ ਇਤਰਾਜ਼ ਵਾਪਸ ਲੈ ਲਿਆ।',
    },
  }),
  of: (sentence: string) => `(${sentence})`,
  line: 'ਇੱਕ ਐਡਮਿਨ ਦੀ ਪਹੁੰਚ ਦੀ ਤਬਦੀਲੀ ਉਡੀਕ ਵਿੱਚ ਹੈ',
  lineAboutYou: 'ਤੁਹਾਡੀ ਪਹੁੰਚ ਬਦਲਣ ਦੀ ਬੇਨਤੀ: ਤੁਸੀਂ ਇਤਰਾਜ਼ ਕਰ ਸਕਦੇ ਹੋ',
  see: 'ਦੇਖੋ ਕੀ ਉਡੀਕ ਵਿੱਚ ਹੈ',
  willWait: (name: string) =>
    `${name} ਐਡਮਿਨ ਹਨ। ਉਨ੍ਹਾਂ ਨੂੰ ਤੁਰੰਤ ਦੱਸਿਆ ਜਾਵੇਗਾ। ਇਹ ਉਦੋਂ ਲਾਗੂ ਹੋਵੇਗਾ ਜਦੋਂ ਕੋਈ ਹੋਰ ਐਡਮਿਨ ਹਾਂ ਕਹੇ, ਜਾਂ ${adminRequestHours} ਘੰਟਿਆਂ ਬਾਅਦ ਜੇ ਉਹ ਇਤਰਾਜ਼ ਨਾ ਕਰਨ।`,
  waits: (name: string) =>
    `ਇਹ ਉਡੀਕ ਵਿੱਚ ਹੈ: ${name} ਨੂੰ ਦੱਸ ਦਿੱਤਾ ਗਿਆ ਹੈ। ਇਹ ਉਦੋਂ ਲਾਗੂ ਹੋਵੇਗਾ ਜਦੋਂ ਕੋਈ ਹੋਰ ਐਡਮਿਨ ਹਾਂ ਕਹੇ, ਜਾਂ ${adminRequestHours} ਘੰਟਿਆਂ ਬਾਅਦ ਜੇ ਉਹ ਇਤਰਾਜ਼ ਨਾ ਕਰਨ।`,
  tag: 'ਤਬਦੀਲੀ ਉਡੀਕ ਵਿੱਚ',
} as const;
