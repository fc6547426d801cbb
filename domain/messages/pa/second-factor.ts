import { numberInWords } from './numbers.ts';
import { recoveryCodeCount } from '../../second-factor.ts';

export const secondStepMessages = {
  title: 'ਬਸ ਇੱਕ ਹੋਰ ਕਦਮ',
  totp: 'ਆਥੈਂਟੀਕੇਟਰ ਐਪ ਵਿੱਚ ਇਸ ਖਾਤੇ ਲਈ ਦਿਸਦੇ ਛੇ ਅੰਕ ਲਿਖੋ।',
  code: 'ਐਪ ਵਾਲਾ ਕੋਡ',
  recovery: 'ਆਪਣਾ ਇੱਕ ਰਿਕਵਰੀ ਕੋਡ ਲਿਖੋ। ਹਰ ਕੋਡ ਇੱਕ ਵਾਰ ਚੱਲਦਾ ਹੈ।',
  recoveryCode: 'ਰਿਕਵਰੀ ਕੋਡ',
  passkey: 'ਇਸ ਡਿਵਾਈਸ, ਫ਼ੋਨ ਜਾਂ ਸੁਰੱਖਿਆ ਕੁੰਜੀ ਵਾਲੀ ਪਾਸਕੀ ਵਰਤੋ।',
  byPasskey: 'ਪਾਸਕੀ ਵਰਤੋ',
  byTotp: 'ਆਥੈਂਟੀਕੇਟਰ ਐਪ ਵਰਤੋ',
  byRecovery: 'ਰਿਕਵਰੀ ਕੋਡ ਵਰਤੋ',
  button: 'ਅੱਗੇ ਵਧੋ',
  wrongRecovery: 'ਇਹ ਰਿਕਵਰੀ ਕੋਡ ਠੀਕ ਨਹੀਂ, ਜਾਂ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ।',
  failed: 'ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋ ਸਕੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  back: 'ਦੁਬਾਰਾ ਸ਼ੁਰੂ ਕਰੋ',
  lost: 'ਸਭ ਕੁਝ ਗੁਆਚ ਗਿਆ? ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਨੂੰ ਦੂਜਾ ਕਦਮ ਹਟਾਉਣ ਲਈ ਕਹੋ। ਇਸ ਨਾਲ ਉਹ ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਨਹੀਂ ਦੇਖ ਸਕਦੇ।',
  waiting: 'ਤੁਹਾਡੀ ਪਾਸਕੀ ਦੀ ਉਡੀਕ ਹੈ...',
  cancelled: 'ਬ੍ਰਾਊਜ਼ਰ ਨੇ ਪਾਸਕੀ ਨਹੀਂ ਵਰਤੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਕੋਈ ਹੋਰ ਤਰੀਕਾ ਚੁਣੋ।',
  signIn: 'ਪਾਸਕੀ ਨਾਲ ਲੌਗਇਨ ਕਰੋ',
} as const;

export const factorCardMessages = {
  title: 'ਲੌਗਇਨ ਵੇਲੇ ਦੂਜਾ ਕਦਮ',
  text: 'ਦੂਜੇ ਕਦਮ ਨਾਲ, ਲੌਗਇਨ ਲਈ ਸਿਰਫ਼ ਪਾਸਵਰਡ ਕਾਫ਼ੀ ਨਹੀਂ ਹੁੰਦਾ। ਕਿਸੇ ਨੂੰ ਪਾਸਵਰਡ ਪਤਾ ਵੀ ਹੋਵੇ, ਉਹ ਅੰਦਰ ਨਹੀਂ ਆ ਸਕਦਾ।',
  required: 'ਤੁਹਾਡੀ ਭੂਮਿਕਾ ਲਈ ਇਹ ਜ਼ਰੂਰੀ ਹੈ। ਇਸ ਨਾਲ ਹੋਰਾਂ ਦੀ ਜਾਣਕਾਰੀ ਸੁਰੱਖਿਅਤ ਰਹਿੰਦੀ ਹੈ।',
  totp: 'ਆਥੈਂਟੀਕੇਟਰ ਐਪ',
  totpText: 'ਫ਼ੋਨ ਵਾਲੀ ਐਪ ਹਰ 30 ਸਕਿੰਟ ਬਾਅਦ ਨਵਾਂ ਕੋਡ ਦਿਖਾਉਂਦੀ ਹੈ। ਇੰਟਰਨੈੱਟ ਤੋਂ ਬਿਨਾਂ ਵੀ ਚੱਲਦੀ ਹੈ।',
  since: (day: string) => `${day} ਤੋਂ ਚਾਲੂ`,
  setUp: 'ਸੈੱਟ ਕਰੋ',
  remove: 'ਹਟਾਓ',
  setUpOf: (what: string) => `${what} ਸੈੱਟ ਕਰੋ`,
  removeOf: (what: string) => `${what} ਹਟਾਓ`,
  passkeys: 'ਪਾਸਕੀਆਂ',
  passkeysText: 'ਉਂਗਲ ਦੇ ਨਿਸ਼ਾਨ, ਚਿਹਰੇ ਜਾਂ PIN ਨਾਲ ਲੌਗਇਨ ਕਰੋ। ਫਿਰ ਪਾਸਵਰਡ ਦੀ ਲੋੜ ਨਹੀਂ।',
  passkeysOnly: 'ਪਾਸਕੀ ਬਣਨ ਤੋਂ ਬਾਅਦ ਸਿਰਫ਼ ਪਾਸਵਰਡ ਨਾਲ ਲੌਗਇਨ ਨਹੀਂ ਹੁੰਦਾ।',
  addPasskey: 'ਪਾਸਕੀ ਜੋੜੋ',
  used: (day: string, last: string | null) =>
    `${day} ਨੂੰ ਜੋੜੀ। ${last === null ? 'ਹਾਲੇ ਨਹੀਂ ਵਰਤੀ।' : `ਆਖ਼ਰੀ ਵਾਰ ${last} ਨੂੰ ਵਰਤੀ।`}`,
  elsewhere: 'ਪੁਰਾਣੇ ਪਤੇ ਲਈ ਬਣੀ ਸੀ। ਇੱਥੇ ਨਹੀਂ ਚੱਲਦੀ।',
  codes: 'ਰਿਕਵਰੀ ਕੋਡ',
  codesText: (count: number) => `ਉਸ ਦਿਨ ਲਈ ਜਦੋਂ ਫ਼ੋਨ ਗੁਆਚ ਜਾਵੇ। ਹਰ ਕੋਡ ਇੱਕ ਵਾਰ ਚੱਲਦਾ ਹੈ। ${count} ਕੋਡ ਬਾਕੀ।`,
  renew: 'ਨਵੇਂ ਕੋਡ ਬਣਾਓ',
  loadFailed: 'ਦੂਜਾ ਕਦਮ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
} as const;

export const factorSetUpMessages = {
  password: 'ਪਹਿਲਾਂ ਆਪਣਾ ਪਾਸਵਰਡ ਲਿਖੋ, ਤਾਂ ਜੋ ਲੌਗਇਨ ਦਾ ਤਰੀਕਾ ਸਿਰਫ਼ ਤੁਸੀਂ ਬਦਲ ਸਕੋ।',
  next: 'ਅੱਗੇ ਵਧੋ',
  cancel: 'ਰਹਿਣ ਦਿਓ',
  here: '1. ਆਪਣੀ ਆਥੈਂਟੀਕੇਟਰ ਐਪ ਵਿੱਚ ਇਹ ਖਾਤਾ ਜੋੜੋ',
  openApp: 'ਐਪ ਵਿੱਚ ਖੋਲ੍ਹੋ',
  copyKey: 'ਕੁੰਜੀ ਕਾਪੀ ਕਰੋ',
  scan: 'ਕਿਸੇ ਹੋਰ ਡਿਵਾਈਸ ’ਤੇ ਹੈ? ਇਹ ਤਸਵੀਰ ਸਕੈਨ ਕਰੋ',
  scanHere: 'ਆਪਣੇ ਫ਼ੋਨ ਨਾਲ ਇਹ ਤਸਵੀਰ ਸਕੈਨ ਕਰੋ',
  picture: 'ਆਥੈਂਟੀਕੇਟਰ ਐਪ ਲਈ QR ਕੋਡ',
  copied: 'ਕਾਪੀ ਹੋ ਗਿਆ।',
  copyFailed: 'ਕਾਪੀ ਨਹੀਂ ਹੋਇਆ। ਆਪ ਚੁਣ ਕੇ ਕਾਪੀ ਕਰੋ।',
  code: '2. ਐਪ ਵਿੱਚ ਦਿਸਦਾ ਕੋਡ ਲਿਖੋ',
  turnOn: 'ਚਾਲੂ ਕਰੋ',
  name: 'ਇਸ ਪਾਸਕੀ ਦਾ ਨਾਂ',
  nameHint: 'ਤਾਂ ਜੋ ਲਿਸਟ ਵਿੱਚ ਪਛਾਣ ਆਵੇ, ਜਿਵੇਂ ‘ਮੇਰਾ ਫ਼ੋਨ’।',
  suggestedName: 'ਮੇਰੀ ਪਾਸਕੀ',
  createPasskey: 'ਪਾਸਕੀ ਬਣਾਓ',
  notCreated: 'ਬ੍ਰਾਊਜ਼ਰ ਨੇ ਪਾਸਕੀ ਨਹੀਂ ਬਣਾਈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  alreadyThere: 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਤੁਹਾਡੇ ਖਾਤੇ ਦੀ ਪਾਸਕੀ ਪਹਿਲਾਂ ਹੀ ਹੈ।',
  removeTotp: 'ਆਥੈਂਟੀਕੇਟਰ ਐਪ ਹਟਾਉਣੀ ਹੈ?',
  removePasskey: (name: string) => `‘${name}’ ਹਟਾਉਣੀ ਹੈ?`,
  removeText: 'ਇਸ ਨਾਲ ਫਿਰ ਲੌਗਇਨ ਨਹੀਂ ਹੋਵੇਗਾ। ਬਾਕੀ ਡਿਵਾਈਸ ਲੌਗਆਊਟ ਹੋ ਜਾਣਗੇ।',
  removeLast: 'ਇਹ ਆਖ਼ਰੀ ਹੈ: ਇਸ ਤੋਂ ਬਾਅਦ ਸਿਰਫ਼ ਪਾਸਵਰਡ ਨਾਲ ਲੌਗਇਨ ਹੋਵੇਗਾ। ਬਾਕੀ ਡਿਵਾਈਸ ਲੌਗਆਊਟ ਹੋ ਜਾਣਗੇ।',
  removeLastRequired: 'ਇਹ ਆਖ਼ਰੀ ਹੈ, ਅਤੇ ਤੁਹਾਡੀ ਭੂਮਿਕਾ ਲਈ ਇੱਕ ਜ਼ਰੂਰੀ ਹੈ। ਤੁਰੰਤ ਇੱਕ ਹੋਰ ਸੈੱਟ ਕਰਨਾ ਪਵੇਗਾ।',
  remove: 'ਹਟਾਓ',
  renewTitle: 'ਨਵੇਂ ਰਿਕਵਰੀ ਕੋਡ ਬਣਾਉਣੇ ਹਨ?',
  renewText: 'ਹੁਣ ਵਾਲੇ ਕੋਡ ਬੰਦ ਹੋ ਜਾਣਗੇ।',
  renew: 'ਨਵੇਂ ਕੋਡ ਬਣਾਓ',
} as const;

export const recoveryCodesMessages = {
  title: 'ਤੁਹਾਡੇ ਰਿਕਵਰੀ ਕੋਡ',
  text: `ਇਹ ${numberInWords(recoveryCodeCount)} ਕੋਡ ਕਿਸੇ ਸੁਰੱਖਿਅਤ ਥਾਂ ਰੱਖੋ, ਫ਼ੋਨ ਤੋਂ ਵੱਖ। ਫ਼ੋਨ ਗੁਆਚ ਜਾਵੇ ਤਾਂ ਹਰ ਕੋਡ ਨਾਲ ਇੱਕ ਵਾਰ ਲੌਗਇਨ ਹੁੰਦਾ ਹੈ। ਇਹ ਦੁਬਾਰਾ ਨਹੀਂ ਦਿਖਾਏ ਜਾਣਗੇ।`,
  copy: 'ਕਾਪੀ ਕਰੋ',
  download: 'ਡਾਊਨਲੋਡ',
  print: 'ਪ੍ਰਿੰਟ',
  copied: 'ਕਾਪੀ ਹੋ ਗਏ।',
  copyFailed: 'ਕਾਪੀ ਨਹੀਂ ਹੋਏ। ਆਪ ਚੁਣ ਕੇ ਕਾਪੀ ਕਰੋ।',
  kept: 'ਮੈਂ ਸੰਭਾਲ ਲਏ ਹਨ',
  fileName: 'evenkeel-recovery-codes.txt',
  heading: (productTitle: string) => `${productTitle} ਦੇ ਰਿਕਵਰੀ ਕੋਡ`,
} as const;

export const factorNeededMessages = {
  title: 'ਦੂਜਾ ਕਦਮ ਸੈੱਟ ਕਰੋ',
  text: 'ਤੁਹਾਡੀ ਭੂਮਿਕਾ ਨਾਲ ਹੋਰਾਂ ਦੀ ਜਾਣਕਾਰੀ ਦੇਖੀ ਜਾਂ ਬਦਲੀ ਜਾ ਸਕਦੀ ਹੈ। ਇਸ ਲਈ ਇੱਥੇ ਲੌਗਇਨ ਲਈ ਸਿਰਫ਼ ਪਾਸਵਰਡ ਕਾਫ਼ੀ ਨਹੀਂ। ਦੋ ਮਿੰਟ ਲੱਗਦੇ ਹਨ।',
  signOut: 'ਲੌਗਆਊਟ',
} as const;

const factorNames: Readonly<Record<string, string>> = {
  totp: 'ਆਥੈਂਟੀਕੇਟਰ ਐਪ',
  passkey: 'ਪਾਸਕੀ',
};

const passkeysGone = [
  'ਤੁਸੀਂ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਿਆ, ਅਤੇ ਇਸ ਨਾਲ ਤੁਹਾਡੀ ਈਮੇਲ ਦੀ ਪਹਿਲੀ ਵਾਰ ਪੁਸ਼ਟੀ ਹੋਈ।',
  'ਤੁਹਾਡੇ ਖਾਤੇ ਦੀਆਂ ਪਾਸਕੀਆਂ ਹਟਾਈਆਂ ਗਈਆਂ, ਤਾਂ ਜੋ ਕਿਸੇ ਹੋਰ ਦੀ ਜੋੜੀ ਪਾਸਕੀ ਨਾ ਚੱਲੇ।',
  '',
  'ਆਪਣੀ ਪਾਸਕੀ ਤੁਸੀਂ ਪ੍ਰੋਫ਼ਾਈਲ ਦੇ ‘ਸੁਰੱਖਿਆ’ ਹਿੱਸੇ ਵਿੱਚ ਦੁਬਾਰਾ ਜੋੜ ਸਕਦੇ ਹੋ।',
];

const notYou = 'ਜੇ ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਸੀ, ਤਾਂ ਤੁਰੰਤ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ, ਅਤੇ ਆਪਣੀ ਸੰਸਥਾ ਵਿੱਚ ਇਹ ਐਪ ਚਲਾਉਣ ਵਾਲਿਆਂ ਨੂੰ ਦੱਸੋ।';

const unasked = 'ਜੇ ਤੁਸੀਂ ਇਹ ਨਹੀਂ ਮੰਗਿਆ ਸੀ, ਤਾਂ ਆਪਣੀ ਸੰਸਥਾ ਵਿੱਚ ਇਹ ਐਪ ਚਲਾਉਣ ਵਾਲਿਆਂ ਨੂੰ ਦੱਸੋ।';

export const factorMails = {
  added: {
    subject: (productTitle: string) => `${productTitle}: ਦੂਜਾ ਕਦਮ ਜੋੜਿਆ ਗਿਆ`,
    text: (factor: string, hasPassword: boolean) =>
      [
        `ਤੁਹਾਡੇ ਖਾਤੇ ਦੇ ਲੌਗਇਨ ਲਈ ਹੁਣ ਇਹ ਵੀ ਹੈ: ${factorNames[factor] ?? 'ਦੂਜਾ ਕਦਮ'}। ਤੁਹਾਡੇ ਬਾਕੀ ਡਿਵਾਈਸ ਲੌਗਆਊਟ ਹੋ ਗਏ।`,
        '',
        hasPassword ? notYou : unasked,
      ].join('\n'),
  },
  removed: {
    subject: (productTitle: string) => `${productTitle}: ਦੂਜਾ ਕਦਮ ਹਟਾਇਆ ਗਿਆ`,
    text: (factor: string, hasPassword: boolean) =>
      (factor === 'all'
        ? [
            'ਤੁਹਾਡੇ ਲੌਗਇਨ ਦਾ ਦੂਜਾ ਕਦਮ ਤੁਹਾਡੇ ਲਈ ਹਟਾਇਆ ਗਿਆ, ਅਤੇ ਤੁਹਾਡੇ ਸਾਰੇ ਡਿਵਾਈਸ ਲੌਗਆਊਟ ਹੋ ਗਏ।',
            '',
            ...(hasPassword
              ? ['ਹੁਣ ਸਿਰਫ਼ ਪਾਸਵਰਡ ਨਾਲ ਲੌਗਇਨ ਹੁੰਦਾ ਹੈ। ਦੂਜਾ ਕਦਮ ਤੁਸੀਂ ਪ੍ਰੋਫ਼ਾਈਲ ਦੇ ‘ਸੁਰੱਖਿਆ’ ਹਿੱਸੇ ਵਿੱਚ ਦੁਬਾਰਾ ਸੈੱਟ ਕਰ ਸਕਦੇ ਹੋ।', '']
              : []),
            unasked,
          ]
        : factor === 'passkeys'
          ? [...passkeysGone, '', hasPassword ? notYou : unasked]
          : [
              `ਤੁਹਾਡੇ ਖਾਤੇ ਤੋਂ ਇਹ ਹਟਾਇਆ ਗਿਆ: ${factorNames[factor] ?? 'ਦੂਜਾ ਕਦਮ'}। ਤੁਹਾਡੇ ਬਾਕੀ ਡਿਵਾਈਸ ਲੌਗਆਊਟ ਹੋ ਗਏ।`,
              '',
              hasPassword ? notYou : unasked,
            ]
      ).join('\n'),
  },
  renewed: {
    subject: (productTitle: string) => `${productTitle}: ਤੁਹਾਡੇ ਨਵੇਂ ਰਿਕਵਰੀ ਕੋਡ ਬਣੇ`,
    text: (hasPassword: boolean) =>
      ['ਤੁਹਾਡੇ ਖਾਤੇ ਲਈ ਨਵੇਂ ਰਿਕਵਰੀ ਕੋਡ ਬਣਾਏ ਗਏ। ਪੁਰਾਣੇ ਹੁਣ ਨਹੀਂ ਚੱਲਦੇ।', '', hasPassword ? notYou : unasked].join('\n'),
  },
  used: {
    subject: (productTitle: string) => `${productTitle}: ਇੱਕ ਰਿਕਵਰੀ ਕੋਡ ਵਰਤਿਆ ਗਿਆ`,
    text: (left: number) =>
      [
        `ਤੁਹਾਡੇ ਇੱਕ ਰਿਕਵਰੀ ਕੋਡ ਨਾਲ ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ਲੌਗਇਨ ਹੋਇਆ। ਬਾਕੀ ਕੋਡ: ${left}।`,
        '',
        'ਜੇ ਇਹ ਤੁਸੀਂ ਸੀ, ਤਾਂ ਪ੍ਰੋਫ਼ਾਈਲ ਦੇ ‘ਸੁਰੱਖਿਆ’ ਹਿੱਸੇ ਵਿੱਚ ਨਵੇਂ ਕੋਡ ਬਣਾ ਸਕਦੇ ਹੋ।',
        '',
        notYou,
      ].join('\n'),
  },
  guessed: {
    subject: (productTitle: string) => `${productTitle}: ਕਿਸੇ ਨੂੰ ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਪਤਾ ਹੈ`,
    text: [
      'ਕਿਸੇ ਨੇ ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਭਰਿਆ, ਅਤੇ ਫਿਰ ਦੂਜੇ ਕਦਮ ਲਈ ਕਈ ਗਲਤ ਕੋਡ। ਲੌਗਇਨ ਨਹੀਂ ਹੋਇਆ।',
      '',
      'ਜੇ ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਸੀ, ਤਾਂ ਹੁਣੇ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ। ਜੇ ਇਹੀ ਪਾਸਵਰਡ ਕਿਤੇ ਹੋਰ ਵੀ ਹੈ, ਤਾਂ ਉੱਥੇ ਵੀ ਬਦਲੋ।',
    ].join('\n'),
  },
} as const;
