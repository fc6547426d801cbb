import { confirmationHours, invitationDays } from '../../registration-rules.ts';
import type { Registering, RegistrationRule } from '../../registration-rules.ts';
import { drafted } from '../draft.ts';
import type { Invitation } from '../en/registration.ts';

export const ruleNames = drafted<Record<RegistrationRule, string>>({
  open: 'ਖੁੱਲ੍ਹੀ',
  domain: 'ਈਮੇਲ ਡੋਮੇਨ ਨਾਲ',
  invitation: 'ਸੱਦੇ ਨਾਲ',
});

export function ruleSentence({ rule, domains, confirms_email }: Registering, orgName: string): string {
  const confirmed = confirms_email ? ' ਪਹਿਲਾਂ ਅਸੀਂ ਤੁਹਾਡੀ ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਲਈ ਇੱਕ ਲਿੰਕ ਭੇਜਦੇ ਹਾਂ।' : '';
  switch (rule) {
    case 'open':
      return `${orgName === '' ? 'ਇੱਥੇ ਕੰਮ ਕਰਨ ਵਾਲਾ ਹਰ ਕੋਈ ਰਜਿਸਟਰ ਕਰ ਸਕਦਾ ਹੈ।' : `${orgName} ਵਿੱਚ ਹਰ ਕੋਈ ਰਜਿਸਟਰ ਕਰ ਸਕਦਾ ਹੈ।`}${confirmed}`;
    case 'domain':
      return `ਤੁਸੀਂ ਉਸ ਈਮੇਲ ਨਾਲ ਰਜਿਸਟਰ ਕਰ ਸਕਦੇ ਹੋ ਜਿਸ ਦੇ ਅਖੀਰ ਵਿੱਚ ${listOf(domains)} ਹੈ।${confirmed}`;
    case 'invitation':
      return 'ਰਜਿਸਟਰ ਕਰਨ ਲਈ ਸੱਦਾ ਚਾਹੀਦਾ ਹੈ। ਸੱਦੇ ਵਾਲੀ ਈਮੇਲ ਵਿਚਲਾ ਲਿੰਕ ਖੋਲ੍ਹੋ।';
  }
}

function listOf(domains: readonly string[]): string {
  const names = domains.map((domain) => `@${domain}`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ਜਾਂ ${names.at(-1)}`;
}

export const linkMessages = {
  confirmTitle: 'ਪਹਿਲਾਂ ਆਪਣੀ ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ',
  confirmIntro: `ਆਪਣੀ ਈਮੇਲ ਲਿਖੋ, ਅਸੀਂ ਲਿੰਕ ਭੇਜਾਂਗੇ। ਉਹ ${confirmationHours} ਘੰਟੇ ਚੱਲਦਾ ਹੈ ਅਤੇ ਫ਼ਾਰਮ ਖੋਲ੍ਹਦਾ ਹੈ।`,
  againTitle: 'ਸੱਦਾ ਨਹੀਂ ਲੱਭ ਰਿਹਾ?',
  againIntro: `ਉਹ ਈਮੇਲ ਲਿਖੋ ਜੋ ਤੁਹਾਡੀ ਸੰਸਥਾ ਕੋਲ ਹੈ। ਜੇ ਤੁਹਾਨੂੰ ਸੱਦਾ ਮਿਲਿਆ ਹੈ, ਤਾਂ ਅਸੀਂ ਨਵਾਂ ਲਿੰਕ ਭੇਜਾਂਗੇ। ਉਹ ${invitationDays} ਦਿਨ ਚੱਲਦਾ ਹੈ।`,
  button: 'ਮੈਨੂੰ ਲਿੰਕ ਈਮੇਲ ਕਰੋ',
  sent: 'ਜੇ ਇਸ ਈਮੇਲ ਨਾਲ ਰਜਿਸਟਰ ਹੋ ਸਕਦਾ ਹੈ, ਤਾਂ ਲਿੰਕ ਭੇਜ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  checkInbox: 'ਆਪਣਾ ਇਨਬਾਕਸ ਦੇਖੋ',
  asked: (email: string) => `ਤੁਸੀਂ ${email} ਲਈ ਲਿੰਕ ਮੰਗਿਆ ਹੈ।`,
  patience: 'ਪਹੁੰਚਣ ਵਿੱਚ ਇੱਕ ਮਿੰਟ ਲੱਗ ਸਕਦਾ ਹੈ। ਨਾ ਦਿਸੇ ਤਾਂ ਸਪੈਮ ਫ਼ੋਲਡਰ ਵੀ ਦੇਖੋ।',
  again: 'ਦੁਬਾਰਾ ਭੇਜੋ',
  againSoon: 'ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਭੇਜਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
  otherAddress: 'ਕੋਈ ਹੋਰ ਈਮੇਲ ਵਰਤੋ',
  failed: 'ਲਿੰਕ ਨਹੀਂ ਮੰਗਿਆ ਜਾ ਸਕਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
} as const;

export const joinMessages = {
  title: 'ਜੀ ਆਇਆਂ ਨੂੰ',
  confirmedTitle: 'ਮੁਲਾਜ਼ਮ ਰਜਿਸਟਰੇਸ਼ਨ',
  loading: 'ਤੁਹਾਡਾ ਲਿੰਕ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  loadFailed: 'ਅਸੀਂ ਤੁਹਾਡਾ ਲਿੰਕ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕੇ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  invited: 'ਤੁਹਾਡੀ ਸੰਸਥਾ ਨੇ ਤੁਹਾਨੂੰ ਸੱਦਾ ਦਿੱਤਾ ਹੈ। ਬਸ ਕੁਝ ਗੱਲਾਂ ਭਰਨੀਆਂ ਬਾਕੀ ਹਨ।',
  confirmed: (email: string) => `ਧੰਨਵਾਦ, ${email} ਦੀ ਪੁਸ਼ਟੀ ਹੋ ਗਈ। ਬਾਕੀ ਗੱਲਾਂ ਭਰੋ।`,
  known: 'ਤੁਹਾਡੀ ਸੰਸਥਾ ਨੇ ਸਾਨੂੰ ਕੀ ਦੱਸਿਆ',
  knownHint: 'ਕੁਝ ਗਲਤ ਹੈ? ਫਿਰ ਵੀ ਰਜਿਸਟਰ ਕਰੋ। ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਬਾਅਦ ਵਿੱਚ ਠੀਕ ਕਰ ਸਕਦੇ ਹਨ।',
  account: 'ਤੁਹਾਡਾ ਪਾਸਵਰਡ',
  askTitle: 'ਨਵਾਂ ਲਿੰਕ ਮੰਗੋ',
  over: 'ਸ਼ਾਇਦ ਇਹ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ, ਜਾਂ ਇਸ ਦਾ ਸਮਾਂ ਲੰਘ ਗਿਆ ਹੈ। ਅਸੀਂ ਨਵਾਂ ਭੇਜ ਸਕਦੇ ਹਾਂ।',
  noLink: 'ਈਮੇਲ ਵਾਲਾ ਲਿੰਕ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ, ਜਾਂ ਨਵਾਂ ਮੰਗੋ।',
  haveAccount: 'ਪਹਿਲਾਂ ਹੀ ਰਜਿਸਟਰ ਹੋ?',
  button: 'ਰਜਿਸਟਰ ਕਰੋ',
} as const;

export const registrationAdminMessages = {
  title: 'ਕੌਣ ਰਜਿਸਟਰ ਕਰ ਸਕਦਾ ਹੈ',
  intro: 'ਚੁਣੋ ਕਿ ਇੱਥੇ ਕੌਣ ਖਾਤਾ ਖੋਲ੍ਹ ਸਕਦਾ ਹੈ। ਜਿਹੜੇ ਖਾਤੇ ਹਨ, ਉਨ੍ਹਾਂ ’ਤੇ ਕੋਈ ਅਸਰ ਨਹੀਂ।',
  legend: 'ਕੌਣ ਰਜਿਸਟਰ ਕਰ ਸਕਦਾ ਹੈ',
  loading: 'ਸੈਟਿੰਗ ਖੁੱਲ੍ਹ ਰਹੀ ਹੈ...',
  loadFailed: 'ਸੈਟਿੰਗ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  meanings: drafted<Record<RegistrationRule, string>>({
    open: 'ਜਿਹੜਾ ਵੀ ਇਸ ਪੰਨੇ ਤੱਕ ਪਹੁੰਚੇ, ਰਜਿਸਟਰ ਕਰ ਸਕਦਾ ਹੈ।',
    domain: 'ਸਿਰਫ਼ ਤੁਹਾਡੇ ਲਿਖੇ ਡੋਮੇਨਾਂ ਵਾਲੀਆਂ ਈਮੇਲਾਂ। ਸਬ-ਡੋਮੇਨ ਤਾਂ ਹੀ ਚੱਲੇਗਾ ਜੇ ਉਹ ਵੀ ਲਿਖਿਆ ਹੋਵੇ।',
    invitation: 'ਸਿਰਫ਼ ਸਟਾਫ਼ ਲਿਸਟ ਵਾਲੇ ਲੋਕ, ਆਪਣੇ ਸੱਦੇ ਵਾਲੇ ਲਿੰਕ ਨਾਲ।',
  }),
  domainsHint: 'ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ, ਜਿਵੇਂ example.org.',
  confirms: 'ਲੋਕਾਂ ਤੋਂ ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਕਰਵਾਓ',
  confirmsHint: `ਅਸੀਂ ਇੱਕ ਲਿੰਕ ਈਮੇਲ ਕਰਦੇ ਹਾਂ ਜੋ ${confirmationHours} ਘੰਟੇ ਚੱਲਦਾ ਹੈ। ਉਸ ਨੂੰ ਖੋਲ੍ਹਣ ਤੋਂ ਪਹਿਲਾਂ ਲੌਗਇਨ ਨਹੀਂ ਹੁੰਦਾ।`,
  confirmsNoMail: 'ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਲਈ ਮੇਲ ਸਰਵਰ ਚਾਹੀਦਾ ਹੈ, ਜੋ ਹਾਲੇ ਲੱਗਿਆ ਨਹੀਂ। ਸਰਵਰ ਚਲਾਉਣ ਵਾਲੇ ਲਗਾ ਸਕਦੇ ਹਨ।',
  confirmsLost:
    'ਇਸ ਵੇਲੇ ਲੋਕ ਰਜਿਸਟਰ ਨਹੀਂ ਕਰ ਸਕਦੇ: ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਜ਼ਰੂਰੀ ਹੈ, ਪਰ ਮੇਲ ਸਰਵਰ ਨਹੀਂ ਲੱਗਿਆ। ਇਹ ਬੰਦ ਕਰੋ, ਜਾਂ ਸਰਵਰ ਚਲਾਉਣ ਵਾਲਿਆਂ ਨੂੰ ਲਗਾਉਣ ਲਈ ਕਹੋ।',
  confirmsByInvitation: 'ਸੱਦੇ ਵਾਲੇ ਲਿੰਕ ਨਾਲ ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਆਪੇ ਹੋ ਜਾਂਦੀ ਹੈ।',
  unconfirmed: 'ਪੁਸ਼ਟੀ ਤੋਂ ਬਿਨਾਂ ਕੋਈ ਅਜਿਹੀ ਈਮੇਲ ਵੀ ਲਿਖ ਸਕਦਾ ਹੈ ਜੋ ਉਸ ਦੀ ਨਹੀਂ।',
  staffList: 'ਸਟਾਫ਼ ਲਿਸਟ ਖੋਲ੍ਹੋ',
  save: 'ਸੇਵ ਕਰੋ',
  saved: 'ਸੇਵ ਹੋ ਗਿਆ। ਹੁਣ ਤੋਂ ਲਾਗੂ ਹੈ।',
  failed: 'ਇਹ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  reachable: 'ਲੱਗਦਾ ਹੈ ਇਹ ਪੰਨਾ ਸੰਸਥਾ ਤੋਂ ਬਾਹਰ ਵੀ ਖੁੱਲ੍ਹਦਾ ਹੈ, ਅਤੇ ਜਿਸ ਨੂੰ ਵੀ ਮਿਲੇ, ਉਹ ਰਜਿਸਟਰ ਕਰ ਸਕਦਾ ਹੈ। ਡੋਮੇਨ ਜਾਂ ਸੱਦੇ ਚੁਣੋ।',
} as const;

export const openRegistrationMessages = {
  text: 'ਜਿਸ ਨੂੰ ਵੀ ਇਹ ਪੰਨਾ ਮਿਲੇ, ਰਜਿਸਟਰ ਕਰ ਸਕਦਾ ਹੈ। ਬਾਹਰਲੇ ਲੋਕਾਂ ਨੂੰ ਵੀ ਮਿਲ ਸਕਦਾ ਹੈ।',
  action: 'ਚੁਣੋ ਕਿ ਕੌਣ ਰਜਿਸਟਰ ਕਰ ਸਕਦਾ ਹੈ',
} as const;

export const registrationMails = {
  invitation: {
    subject: (productTitle: string, isReminder: boolean) =>
      isReminder ? `${productTitle}: ਤੁਹਾਡਾ ਸੱਦਾ, ਇੱਕ ਵਾਰ ਫਿਰ` : `${productTitle}: ਤੁਹਾਡਾ ਸੱਦਾ`,
    text: (link: string, { productTitle, orgName, isReminder, audience, page, ask }: Invitation) =>
      [
        orgName === ''
          ? `ਤੁਹਾਡੀ ਸੰਸਥਾ ਤੁਹਾਨੂੰ ${productTitle} ਲਈ ਸੱਦਾ ਦਿੰਦੀ ਹੈ।`
          : `${orgName} ਵੱਲੋਂ ਤੁਹਾਨੂੰ ${productTitle} ਲਈ ਸੱਦਾ ਹੈ।`,
        ...(isReminder ? ['ਇਹ ਸੱਦਾ ਅਸੀਂ ਕੁਝ ਦਿਨ ਪਹਿਲਾਂ ਵੀ ਭੇਜਿਆ ਸੀ। ਇਸ ਤੋਂ ਬਾਅਦ ਯਾਦ ਨਹੀਂ ਕਰਵਾਵਾਂਗੇ।'] : []),
        `${productTitle} ਕੰਮ ’ਤੇ ਆਪਣਾ ਖ਼ਿਆਲ ਰੱਖਣ ਵਿੱਚ ਤੁਹਾਡੀ ਮਦਦ ਲਈ ਹੈ: ਤੁਹਾਡੇ ਹਾਲ ਬਾਰੇ ਕੁਝ ਸਵਾਲ, ਛੋਟੀ ਬ੍ਰੇਕ ਲਈ ਕਸਰਤਾਂ, ਅਤੇ ਗੱਲ ਕਰਨ ਲਈ ਲੋਕ। ਰਜਿਸਟਰ ਕਰਨਾ ਤੁਹਾਡੀ ਮਰਜ਼ੀ ਹੈ। ਨਾ ਕਰੋ ਤਾਂ ਵੀ ਕੁਝ ਨਹੀਂ ਹੁੰਦਾ।`,
        `ਰਜਿਸਟਰ ਕਰਨ ਲਈ ਇਹ ਲਿੰਕ ${invitationDays} ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਖੋਲ੍ਹੋ। ਇਹ ਸਿਰਫ਼ ਤੁਹਾਡੇ ਲਈ ਹੈ:`,
        link,
        'ਜੇ ਤੁਸੀਂ ਰਜਿਸਟਰ ਕਰੋ, ਤਾਂ ਕੌਣ ਕੀ ਦੇਖ ਸਕੇਗਾ:',
        audience,
        `ਰਜਿਸਟਰ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਸਭ ਕੁਝ ਇੱਥੇ ਪੜ੍ਹ ਸਕਦੇ ਹੋ: ${page}`,
        ask === undefined
          ? 'ਕੋਈ ਸਵਾਲ ਹੋਵੇ ਤਾਂ ਆਪਣੀ ਸੰਸਥਾ ਦੇ ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਨੂੰ ਪੁੱਛੋ।'
          : `ਕੋਈ ਸਵਾਲ ਹੋਵੇ ਤਾਂ ਆਪਣੀ ਸੰਸਥਾ ਦੇ ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਨੂੰ ਪੁੱਛੋ, ਜਾਂ ਇੱਥੇ: ${ask}`,
        'ਜੇ ਲਿੰਕ ਦਾ ਸਮਾਂ ਲੰਘ ਗਿਆ ਹੈ, ਤਾਂ ਉਸੇ ਪੰਨੇ ਤੋਂ ਨਵਾਂ ਲਿੰਕ ਮਿਲ ਸਕਦਾ ਹੈ।',
      ].join('\n\n'),
  },
  confirmation: {
    subject: (productTitle: string) => `${productTitle}: ਆਪਣੀ ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ`,
    text: (link: string, productTitle: string) =>
      [
        `ਕੋਈ ਇਸ ਈਮੇਲ ਨਾਲ ${productTitle} ’ਤੇ ਰਜਿਸਟਰ ਕਰਨਾ ਚਾਹੁੰਦਾ ਹੈ।`,
        '',
        `ਜੇ ਇਹ ਤੁਸੀਂ ਸੀ, ਤਾਂ ਇਹ ਲਿੰਕ ${confirmationHours} ਘੰਟਿਆਂ ਦੇ ਅੰਦਰ ਖੋਲ੍ਹੋ:`,
        '',
        link,
        '',
        'ਜੇ ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਸੀ, ਤਾਂ ਇਸ ਈਮੇਲ ਵੱਲ ਧਿਆਨ ਨਾ ਦਿਓ। ਕੋਈ ਖਾਤਾ ਨਹੀਂ ਬਣਦਾ।',
      ].join('\n'),
  },
  known: {
    subject: (productTitle: string) => `${productTitle}: ਤੁਹਾਡਾ ਖਾਤਾ ਪਹਿਲਾਂ ਹੀ ਹੈ`,
    text: (link: string, productTitle: string) =>
      [
        `ਕੋਈ ਇਸ ਈਮੇਲ ਨਾਲ ${productTitle} ’ਤੇ ਰਜਿਸਟਰ ਕਰਨਾ ਚਾਹੁੰਦਾ ਹੈ। ਇਸ ਈਮੇਲ ਦਾ ਖਾਤਾ ਪਹਿਲਾਂ ਹੀ ਹੈ।`,
        '',
        'ਜੇ ਇਹ ਤੁਸੀਂ ਸੀ, ਤਾਂ ਇੱਥੇ ਲੌਗਇਨ ਕਰੋ, ਜਾਂ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ:',
        '',
        link,
        '',
        'ਜੇ ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਸੀ, ਤਾਂ ਇਸ ਈਮੇਲ ਵੱਲ ਧਿਆਨ ਨਾ ਦਿਓ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
      ].join('\n'),
  },
} as const;
