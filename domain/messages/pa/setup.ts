import { putOffDays, testMailLimits } from '../../setup-steps.ts';
import type { SetupStep } from '../../setup-steps.ts';
import { formatCount, numberInWords } from './numbers.ts';
import { drafted } from '../draft.ts';

export const setupMessages = {
  title: 'ਪਹਿਲੇ ਕਦਮ',
  intro: 'ਲੋਕਾਂ ਨੂੰ ਸੱਦਣ ਤੋਂ ਪਹਿਲਾਂ ਕੀ ਤੈਅ ਕਰਨਾ ਹੈ। ਹਰ ਕੰਮ ਇੱਕ-ਦੋ ਮਿੰਟ ਦਾ ਹੈ, ਕਿਸੇ ਵੀ ਤਰਤੀਬ ਵਿੱਚ।',
  loading: 'ਲਿਸਟ ਖੁੱਲ੍ਹ ਰਹੀ ਹੈ...',
  loadFailed: 'ਲਿਸਟ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  progress: (done: number, all: number) => `${formatCount(all)} ਵਿੱਚੋਂ ${formatCount(done)} ਹੋ ਗਏ`,
  allDone: 'ਸਭ ਕੁਝ ਤੈਅ ਹੋ ਗਿਆ। ਕੁਝ ਬਦਲੇ ਤਾਂ ਇੱਥੇ ਵਾਪਸ ਆ ਜਾਂਦਾ ਹੈ।',
  states: { open: 'ਕਰਨਾ ਹੈ', put_off: 'ਬਾਅਦ ਲਈ', done: 'ਹੋ ਗਿਆ' },
  putOffUntil: (day: string) => `${day} ਤੱਕ ਬਾਅਦ ਲਈ ਛੱਡਿਆ`,
  putOff: 'ਹੁਣ ਨਹੀਂ',
  putOffHint: `ਅਸੀਂ ${numberInWords(putOffDays)} ਦਿਨਾਂ ਬਾਅਦ ਯਾਦ ਕਰਵਾਵਾਂਗੇ।`,
  takeUp: 'ਹੁਣੇ ਕਰੋ',
  steps: drafted<Record<SetupStep, { name: string; why: string }>>({
    organisation: { name: 'ਨਾਂ ਅਤੇ ਲੋਗੋ', why: 'ਤਾਂ ਜੋ ਲੋਕਾਂ ਨੂੰ ਪਤਾ ਲੱਗੇ ਕਿ ਇਹ ਐਪ ਤੁਹਾਡੀ ਸੰਸਥਾ ਦੀ ਹੈ।' },
    help_lines: { name: 'ਹੈਲਪਲਾਈਨਾਂ', why: 'ਹਰ ਨੰਬਰ ’ਤੇ ਇੱਕ ਵਾਰ ਫ਼ੋਨ ਕਰੋ। ਲੋੜ ਵਾਲੇ ਦਿਨ ਇਹ ਠੀਕ ਹੋਣੇ ਚਾਹੀਦੇ ਹਨ।' },
    privacy_contact: {
      name: 'ਪ੍ਰਾਈਵੇਸੀ ਲਈ ਸੰਪਰਕ ਅਤੇ ਸ਼ਿਕਾਇਤਾਂ',
      why: 'ਕਾਨੂੰਨ ਮੰਗਦਾ ਹੈ ਕਿ ਕਿਸੇ ਵਿਅਕਤੀ ਜਾਂ ਦਫ਼ਤਰ ਦਾ ਨਾਂ ਦੱਸਿਆ ਹੋਵੇ, ਜਿਸ ਨੂੰ ਹਰ ਕੋਈ ਆਪਣੇ ਡੇਟਾ ਬਾਰੇ ਪੁੱਛ ਸਕੇ।',
    },
    second_admin: { name: 'ਦੂਜਾ ਐਡਮਿਨ', why: 'ਤਾਂ ਜੋ ਇੱਕ ਦੀ ਛੁੱਟੀ ਵੇਲੇ ਵੀ ਕਿਸੇ ਦਾ ਲੌਗਇਨ ਬੰਦ ਨਾ ਰਹੇ।' },
    mail: { name: 'ਈਮੇਲ ਚੱਲਦੀ ਹੈ', why: 'ਇਸ ਤੋਂ ਬਿਨਾਂ ਪਾਸਵਰਡ ਭੁੱਲਣ ’ਤੇ ਕੋਈ ਵਾਪਸ ਨਹੀਂ ਆ ਸਕਦਾ।' },
  }),
  lines: {
    text: 'ਹਰ ਨੰਬਰ ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਸਰੋਤ ਨਾਲ ਮਿਲਾਓ, ਅਤੇ ਦੱਸੋ ਕਿ ਠੀਕ ਹੈ।',
    checked: 'ਠੀਕ ਹੈ',
    checkedOn: (day: string) => `ਪੜਤਾਲ ਹੋਈ: ${day}`,
    more: 'ਹੈਲਪਲਾਈਨਾਂ ਜੋੜੋ ਜਾਂ ਬਦਲੋ',
  },
  admins: {
    text: 'ਕਿਸੇ ਸਾਥੀ ਨੂੰ ਰਜਿਸਟਰ ਕਰਨ ਲਈ ਕਹੋ, ਫਿਰ ਉਨ੍ਹਾਂ ਨੂੰ ਐਡਮਿਨ ਬਣਾਓ।',
    button: 'ਦੂਜਾ ਐਡਮਿਨ ਚੁਣੋ',
  },
  mail: {
    noServer:
      'ਹਾਲੇ ਮੇਲ ਸਰਵਰ ਨਹੀਂ ਲੱਗਿਆ: ਈਮੇਲਾਂ ਸਰਵਰ ’ਤੇ ਫ਼ਾਈਲਾਂ ਬਣ ਜਾਂਦੀਆਂ ਹਨ। ਸਰਵਰ ਚਲਾਉਣ ਵਾਲਿਆਂ ਨੂੰ SMTP_URL ਲਗਾਉਣ ਲਈ ਕਹੋ, ਫਿਰ ਇੱਥੋਂ ਟੈਸਟ ਈਮੇਲ ਭੇਜੋ।',
    text: 'ਅਸੀਂ ਤੁਹਾਡੀ ਆਪਣੀ ਈਮੇਲ ’ਤੇ ਇੱਕ ਕੋਡ ਭੇਜਾਂਗੇ।',
    send: 'ਟੈਸਟ ਈਮੇਲ ਭੇਜੋ',
    again: 'ਇੱਕ ਹੋਰ ਭੇਜੋ',
    sent: (time: string) => `${time} ਵਜੇ ਭੇਜੀ। ਪਹੁੰਚ ਗਈ?`,
    code: 'ਈਮੇਲ ਵਿਚਲਾ ਕੋਡ',
    came: 'ਪਹੁੰਚ ਗਈ',
  },
} as const;

export const testMail = {
  subject: (productTitle: string) => `${productTitle}: ਟੈਸਟ ਈਮੇਲ`,
  text: (code: string) =>
    [
      'ਇਸ ਈਮੇਲ ਤੋਂ ਪਤਾ ਲੱਗਦਾ ਹੈ ਕਿ ਤੁਹਾਡਾ ਮੇਲ ਸਰਵਰ ਚੱਲਦਾ ਹੈ।',
      '',
      `ਕੋਡ ਇਹ ਹੈ: ${code}। ${testMailLimits.hours} ਘੰਟਿਆਂ ਦੇ ਅੰਦਰ ‘ਪਹਿਲੇ ਕਦਮ’ ਵਿੱਚ ਲਿਖੋ।`,
      '',
      'ਜੇ ਤੁਸੀਂ ਇਹ ਨਹੀਂ ਮੰਗੀ ਸੀ, ਤਾਂ ਇਸ ਈਮੇਲ ਵੱਲ ਧਿਆਨ ਨਾ ਦਿਓ।',
    ].join('\n'),
} as const;
