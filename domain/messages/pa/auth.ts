import { passwordLength } from '../../field-limits.ts';
import type { PasswordPart, PasswordPolicy } from '../../password-policy.ts';
import { resetMinutes } from '../../reset-link.ts';
import { drafted } from '../draft.ts';

export const registerMessages = {
  title: 'ਮੁਲਾਜ਼ਮ ਰਜਿਸਟਰੇਸ਼ਨ',
  button: 'ਰਜਿਸਟਰ ਕਰੋ',
  successful: 'ਰਜਿਸਟਰੇਸ਼ਨ ਹੋ ਗਈ!',
  redirecting: 'ਡੈਸ਼ਬੋਰਡ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  failed: 'ਰਜਿਸਟਰੇਸ਼ਨ ਨਹੀਂ ਹੋਈ',
  invalidResponse: 'ਸਰਵਰ ਤੋਂ ਠੀਕ ਜਵਾਬ ਨਹੀਂ ਆਇਆ',
  haveAccount: 'ਪਹਿਲਾਂ ਹੀ ਰਜਿਸਟਰ ਹੋ?',
  signIn: 'ਲੌਗਇਨ ਕਰੋ',
  account: 'ਤੁਹਾਡਾ ਖਾਤਾ',
  about: 'ਤੁਹਾਡੇ ਬਾਰੇ',
  work: 'ਤੁਹਾਡਾ ਕੰਮ',
  listsFailed: 'ਤੁਹਾਡੇ ਕੰਮ ਵਾਲੀਆਂ ਲਿਸਟਾਂ ਨਹੀਂ ਖੁੱਲ੍ਹੀਆਂ। ਜੋ ਤੁਸੀਂ ਭਰਿਆ ਹੈ, ਉਹ ਇੱਥੇ ਹੀ ਹੈ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  step: (step: number, steps: number) => `ਕਦਮ ${step}, ਕੁੱਲ ${steps}`,
  next: 'ਅੱਗੇ',
  back: 'ਪਿੱਛੇ',
} as const;

export const newPasswordHint = `ਘੱਟੋ-ਘੱਟ ${passwordLength.least} ਅੱਖਰ ਲਿਖੋ: ਅੰਗਰੇਜ਼ੀ ਦੇ ਛੋਟੇ ਅਤੇ ਵੱਡੇ ਅੱਖਰ, ਇੱਕ ਨੰਬਰ, ਅਤੇ !@#$%^&* ਵਿੱਚੋਂ ਇੱਕ ਨਿਸ਼ਾਨ। ਖਾਲੀ ਥਾਂ ਜਾਂ ਹੋਰ ਨਿਸ਼ਾਨ ਨਾ ਪਾਓ।`;

export const newPasswordHints = drafted<Record<PasswordPolicy, string>>({
  spec: newPasswordHint,
  strict: `ਘੱਟੋ-ਘੱਟ ${passwordLength.strictLeast} ਅੱਖਰ ਲਿਖੋ, ਕੋਈ ਵੀ, ਖਾਲੀ ਥਾਂ ਵੀ ਚੱਲੇਗੀ। ਕੁਝ ਸ਼ਬਦ, ਜਿਨ੍ਹਾਂ ਦਾ ਆਪਸ ਵਿੱਚ ਕੋਈ ਮੇਲ ਨਹੀਂ, ਚੰਗੇ ਰਹਿੰਦੇ ਹਨ। ਮਸ਼ਹੂਰ ਪਾਸਵਰਡ ਅਤੇ ਆਲੇ-ਦੁਆਲੇ ਦੇ ਨਾਂ ਨਾ ਵਰਤੋ।`,
});

export const passwordPartMessages = {
  missing: 'ਹਾਲੇ ਚਾਹੀਦਾ ਹੈ:',
  allMet: 'ਇਹ ਨਿਯਮ ਮੁਤਾਬਕ ਹੈ।',
  parts: drafted<Record<PasswordPart, string>>({
    length: `ਘੱਟੋ-ਘੱਟ ${passwordLength.least} ਅੱਖਰ`,
    strict_length: `ਘੱਟੋ-ਘੱਟ ${passwordLength.strictLeast} ਅੱਖਰ`,
    lower_case: 'ਅੰਗਰੇਜ਼ੀ ਦਾ ਛੋਟਾ ਅੱਖਰ',
    upper_case: 'ਅੰਗਰੇਜ਼ੀ ਦਾ ਵੱਡਾ ਅੱਖਰ',
    digit: 'ਇੱਕ ਨੰਬਰ',
    sign: '!@#$%^&* ਵਿੱਚੋਂ ਇੱਕ',
    no_others: 'ਹੋਰ ਕੋਈ ਅੱਖਰ ਜਾਂ ਨਿਸ਼ਾਨ ਨਹੀਂ',
  }),
} as const;

export const firstPasswordMessages = {
  title: 'ਆਪਣਾ ਪਾਸਵਰਡ ਚੁਣੋ',
  intro: 'ਜਿਸ ਪਾਸਵਰਡ ਨਾਲ ਲੌਗਇਨ ਹੋਇਆ, ਉਹ ਤੁਹਾਡੇ ਲਈ ਬਣਾਇਆ ਗਿਆ ਸੀ। ਹੁਣ ਅਜਿਹਾ ਚੁਣੋ ਜੋ ਸਿਰਫ਼ ਤੁਹਾਨੂੰ ਪਤਾ ਹੋਵੇ, ਫਿਰ ਅੱਗੇ ਵਧੋ।',
  current: 'ਜਿਹੜਾ ਪਾਸਵਰਡ ਤੁਹਾਨੂੰ ਮਿਲਿਆ ਸੀ',
  button: 'ਸੇਵ ਕਰਕੇ ਅੱਗੇ ਵਧੋ',
  signOut: 'ਲੌਗਆਊਟ',
  asked: 'ਜਿਸ ਪਾਸਵਰਡ ਨਾਲ ਲੌਗਇਨ ਹੋਇਆ, ਉਹ ਸਰਵਰ ਚਲਾਉਣ ਵਾਲਿਆਂ ਨੇ ਰੱਖਿਆ ਸੀ। ਹੁਣ ਅਜਿਹਾ ਚੁਣੋ ਜੋ ਸਿਰਫ਼ ਤੁਹਾਨੂੰ ਪਤਾ ਹੋਵੇ।',
  change: 'ਆਪਣਾ ਪਾਸਵਰਡ ਚੁਣੋ',
} as const;

export const forgotPasswordMessages = {
  title: 'ਪਾਸਵਰਡ ਯਾਦ ਨਹੀਂ',
  intro: 'ਉਹ ਈਮੇਲ ਲਿਖੋ ਜਿਸ ਨਾਲ ਤੁਸੀਂ ਰਜਿਸਟਰ ਕੀਤਾ ਸੀ। ਅਸੀਂ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਨ ਦਾ ਲਿੰਕ ਈਮੇਲ ਕਰਾਂਗੇ।',
  button: 'ਰੀਸੈੱਟ ਲਿੰਕ ਭੇਜੋ',
  failed: 'ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ',
  checkInbox: 'ਆਪਣਾ ਇਨਬਾਕਸ ਦੇਖੋ',
  asked: (email: string) => `ਤੁਸੀਂ ${email} ਲਈ ਲਿੰਕ ਮੰਗਿਆ ਹੈ।`,
  patience: 'ਪਹੁੰਚਣ ਵਿੱਚ ਇੱਕ ਮਿੰਟ ਲੱਗ ਸਕਦਾ ਹੈ। ਨਾ ਦਿਸੇ ਤਾਂ ਸਪੈਮ ਫ਼ੋਲਡਰ ਵੀ ਦੇਖੋ।',
  again: 'ਦੁਬਾਰਾ ਭੇਜੋ',
  againSoon: 'ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਭੇਜਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
  otherAddress: 'ਕੋਈ ਹੋਰ ਈਮੇਲ ਵਰਤੋ',
  sent: `ਜੇ ਇਸ ਈਮੇਲ ਦਾ ਕੋਈ ਖਾਤਾ ਹੈ, ਤਾਂ ਰੀਸੈੱਟ ਲਿੰਕ ਭੇਜ ਦਿੱਤਾ ਗਿਆ ਹੈ। ਇਹ ${resetMinutes} ਮਿੰਟ ਚੱਲਦਾ ਹੈ।`,
  back: 'ਵਾਪਸ ਲੌਗਇਨ ’ਤੇ',
} as const;

export const resetPasswordMessages = {
  title: 'ਪਾਸਵਰਡ ਰੀਸੈੱਟ',
  button: 'ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਕਰੋ',
  mismatch: 'ਦੋਵੇਂ ਪਾਸਵਰਡ ਇੱਕੋ ਜਿਹੇ ਨਹੀਂ',
  failed: 'ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਨਹੀਂ ਹੋਇਆ',
  done: 'ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਬਦਲ ਗਿਆ ਹੈ। ਨਵੇਂ ਪਾਸਵਰਡ ਨਾਲ ਲੌਗਇਨ ਕਰੋ।',
  askAgain: 'ਨਵਾਂ ਲਿੰਕ ਮੰਗੋ',
  noLink: 'ਈਮੇਲ ਵਾਲਾ ਲਿੰਕ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ, ਜਾਂ ਨਵਾਂ ਮੰਗੋ।',
} as const;

export const linkOverMessages = {
  title: 'ਇਹ ਲਿੰਕ ਹੁਣ ਨਹੀਂ ਚੱਲਦਾ',
  partTitle: 'ਇਹ ਲਿੰਕ ਅਧੂਰਾ ਹੈ',
} as const;

export const changePasswordMessages = {
  title: 'ਮੇਰਾ ਪਾਸਵਰਡ ਬਦਲੋ',
  current: 'ਹੁਣ ਵਾਲਾ ਪਾਸਵਰਡ',
  button: 'ਪਾਸਵਰਡ ਬਦਲੋ',
  failed: 'ਅਸੀਂ ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਨਹੀਂ ਬਦਲ ਸਕੇ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  done: 'ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਬਦਲ ਗਿਆ ਹੈ। ਬਾਕੀ ਸਾਰੇ ਡਿਵਾਈਸ ਲੌਗਆਊਟ ਹੋ ਗਏ ਹਨ।',
} as const;

export const logoutMessages = { done: 'ਲੌਗਆਊਟ ਹੋ ਗਿਆ।' } as const;

export const resetMail = {
  subject: (productTitle: string) => `${productTitle}: ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ`,
  text: (link: string, { minutes, byAdmin }: { minutes: number; byAdmin: boolean }) =>
    [
      byAdmin
        ? 'ਤੁਹਾਡੀ ਸੰਸਥਾ ਦੇ ਇੱਕ ਐਡਮਿਨ ਨੇ ਸਾਨੂੰ ਇਹ ਲਿੰਕ ਤੁਹਾਨੂੰ ਭੇਜਣ ਲਈ ਕਿਹਾ ਹੈ, ਤਾਂ ਜੋ ਤੁਸੀਂ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣ ਸਕੋ। ਉਹ ਨਾ ਲਿੰਕ ਦੇਖ ਸਕਦੇ ਹਨ, ਨਾ ਤੁਹਾਡਾ ਪਾਸਵਰਡ।'
        : 'ਕਿਸੇ ਨੇ ਇਸ ਈਮੇਲ ਵਾਲੇ ਖਾਤੇ ਦਾ ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਕਰਨ ਲਈ ਕਿਹਾ ਹੈ।',
      '',
      `ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਨ ਲਈ ਇਹ ਲਿੰਕ ${minutes} ਮਿੰਟਾਂ ਦੇ ਅੰਦਰ ਖੋਲ੍ਹੋ। ਇਹ ਇੱਕ ਵਾਰ ਹੀ ਚੱਲਦਾ ਹੈ:`,
      '',
      link,
      '',
      byAdmin
        ? 'ਜੇ ਤੁਸੀਂ ਇਹ ਨਹੀਂ ਮੰਗਿਆ ਸੀ, ਤਾਂ ਇਸ ਈਮੇਲ ਵੱਲ ਧਿਆਨ ਨਾ ਦਿਓ। ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਪਹਿਲਾਂ ਵਾਂਗ ਚੱਲਦਾ ਹੈ।'
        : 'ਜੇ ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਸੀ, ਤਾਂ ਇਸ ਈਮੇਲ ਵੱਲ ਧਿਆਨ ਨਾ ਦਿਓ। ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਨਹੀਂ ਬਦਲੇਗਾ।',
    ].join('\n'),
} as const;

export const disabledMail = {
  subject: (productTitle: string) => `${productTitle}: ਤੁਹਾਡਾ ਖਾਤਾ ਬੰਦ ਹੈ`,
  text: (ask: string | undefined) =>
    [
      'ਕਿਸੇ ਨੇ ਇਸ ਈਮੇਲ ਵਾਲੇ ਖਾਤੇ ਦਾ ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਕਰਨ ਲਈ ਕਿਹਾ ਹੈ। ਖਾਤਾ ਬੰਦ ਹੈ। ਨਵੇਂ ਪਾਸਵਰਡ ਨਾਲ ਵੀ ਨਹੀਂ ਖੁੱਲ੍ਹੇਗਾ, ਇਸ ਲਈ ਅਸੀਂ ਲਿੰਕ ਨਹੀਂ ਬਣਾਇਆ।',
      '',
      ask === undefined
        ? 'ਕਾਰਨ ਪੁੱਛਣ ਲਈ, ਜਾਂ ਵਾਪਸ ਆਉਣ ਲਈ, ਆਪਣੀ ਸੰਸਥਾ ਦੇ ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਨਾਲ ਗੱਲ ਕਰੋ।'
        : `ਕਾਰਨ ਪੁੱਛਣ ਲਈ, ਜਾਂ ਵਾਪਸ ਆਉਣ ਲਈ, ਆਪਣੀ ਸੰਸਥਾ ਦੇ ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਨਾਲ ਗੱਲ ਕਰੋ, ਜਾਂ ਇੱਥੇ: ${ask}`,
      '',
      'ਜੇ ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਸੀ, ਤਾਂ ਇਸ ਈਮੇਲ ਵੱਲ ਧਿਆਨ ਨਾ ਦਿਓ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
    ].join('\n'),
} as const;
