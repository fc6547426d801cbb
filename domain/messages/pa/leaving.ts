import { leavingLinkDays } from '../../leaving.ts';
import { formatDay } from './dates.ts';

const notRight = 'ਜੇ ਇਹ ਸਹੀ ਨਹੀਂ, ਤਾਂ ਆਪਣੀ ਸੰਸਥਾ ਵਿੱਚ ਇਹ ਐਪ ਚਲਾਉਣ ਵਾਲਿਆਂ ਨੂੰ ਦੱਸੋ।';

const at = (orgName: string) => (orgName === '' ? 'ਇੱਥੇ' : `${orgName} ਵਿੱਚ`);

export const leavingMails = {
  planned: {
    subject: (productTitle: string, leftOn: string) => `${productTitle}: ਤੁਹਾਡਾ ਖਾਤਾ ${formatDay(leftOn)} ਨੂੰ ਬੰਦ ਹੋਵੇਗਾ`,
    text: (leftOn: string, orgName: string) =>
      [
        `ਐਡਮਿਨ ਨੇ ਲਿਖਿਆ ਹੈ ਕਿ ਤੁਸੀਂ ${formatDay(leftOn)} ਤੋਂ ${at(orgName)} ਕੰਮ ਨਹੀਂ ਕਰੋਗੇ।`,
        '',
        'ਉਦੋਂ ਤੱਕ ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ। ਉਸ ਦਿਨ ਤੁਸੀਂ ਲੌਗਆਊਟ ਹੋ ਜਾਓਗੇ, ਅਤੇ ਫਿਰ ਲੌਗਇਨ ਨਹੀਂ ਹੋਵੇਗਾ।',
        '',
        `ਫਿਰ ਅਸੀਂ ਤੁਹਾਨੂੰ ਤੁਹਾਡੇ ਸਾਰੇ ਰਿਕਾਰਡ ਦਾ ਲਿੰਕ ਭੇਜਾਂਗੇ। ਉਹ ${leavingLinkDays} ਦਿਨ ਚੱਲਦਾ ਹੈ।`,
        '',
        notRight,
      ].join('\n'),
  },
  link: {
    subject: (productTitle: string) => `${productTitle}: ਤੁਹਾਡਾ ਰਿਕਾਰਡ, ਤੁਹਾਡੇ ਕੋਲ ਰੱਖਣ ਲਈ`,
    /** `since`: a day that was over when it was noted. */
    text: (link: string, since: string | undefined, orgName: string) =>
      [
        since === undefined
          ? `ਤੁਸੀਂ ਹੁਣ ${at(orgName)} ਕੰਮ ਨਹੀਂ ਕਰਦੇ, ਇਸ ਲਈ ਤੁਹਾਡਾ ਖਾਤਾ ਬੰਦ ਹੈ ਅਤੇ ਲੌਗਇਨ ਨਹੀਂ ਹੋ ਸਕਦਾ।`
          : `ਐਡਮਿਨ ਨੇ ਲਿਖਿਆ ਹੈ ਕਿ ਤੁਸੀਂ ${formatDay(since)} ਤੋਂ ${at(orgName)} ਕੰਮ ਨਹੀਂ ਕਰਦੇ, ਇਸ ਲਈ ਹੁਣ ਲੌਗਇਨ ਨਹੀਂ ਹੋ ਸਕਦਾ।`,
        '',
        `ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਹਾਲੇ ਵੀ ਤੁਹਾਡਾ ਹੈ। ਇਸ ਲਿੰਕ ਨਾਲ ${leavingLinkDays} ਦਿਨ ਦੇਖ ਅਤੇ ਡਾਊਨਲੋਡ ਕਰ ਸਕਦੇ ਹੋ:`,
        '',
        link,
        '',
        'ਲਿੰਕ ਖੋਲ੍ਹਣ ’ਤੇ ਤੁਹਾਡੀ ਜਨਮ ਤਾਰੀਖ਼ ਪੁੱਛੀ ਜਾਂਦੀ ਹੈ। ਇਹ ਈਮੇਲ ਅੱਗੇ ਕਿਸੇ ਨੂੰ ਨਾ ਭੇਜੋ।',
        '',
        notRight,
      ].join('\n'),
  },
  withdrawn: {
    subject: (productTitle: string) => `${productTitle}: ਤੁਸੀਂ ਲੌਗਇਨ ਕਰ ਸਕਦੇ ਹੋ`,
    text: (link: string, orgName: string, hasPassword: boolean) =>
      [
        `ਐਡਮਿਨ ਨੇ ਲਿਖਿਆ ਹੈ ਕਿ ਤੁਸੀਂ ${at(orgName)} ਕੰਮ ਕਰਦੇ ਹੋ। ${hasPassword ? 'ਆਪਣੀ ਈਮੇਲ ਅਤੇ ਪਾਸਵਰਡ ਨਾਲ' : 'ਆਪਣੇ ਕੰਮ ਵਾਲੇ ਖਾਤੇ ਨਾਲ'} ਲੌਗਇਨ ਕਰ ਸਕਦੇ ਹੋ:`,
        '',
        link,
        '',
        'ਤੁਹਾਡੇ ਰਿਕਾਰਡ ਦਾ ਜਿਹੜਾ ਲਿੰਕ ਅਸੀਂ ਪਹਿਲਾਂ ਭੇਜਿਆ ਸੀ, ਉਹ ਹੁਣ ਨਹੀਂ ਚੱਲਦਾ।',
      ].join('\n'),
  },
} as const;

export const leaverMessages = {
  title: 'ਤੁਹਾਡਾ ਰਿਕਾਰਡ',
  openIntro: 'ਤਾਂ ਜੋ ਤੁਹਾਡੀ ਈਮੇਲ ਨਾਲ ਹੋਰ ਕੋਈ ਨਾ ਖੋਲ੍ਹ ਸਕੇ, ਆਪਣੀ ਜਨਮ ਤਾਰੀਖ਼ ਲਿਖੋ।',
  open: 'ਮੇਰਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹੋ',
  openFailed: 'ਇਹ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  heading: (name: string) => `${name}, ਤੁਹਾਡਾ ਰਿਕਾਰਡ`,
  intro: (day: string) =>
    `ਤੁਸੀਂ ਹੁਣ ਇੱਥੇ ਕੰਮ ਨਹੀਂ ਕਰਦੇ, ਇਸ ਲਈ ਤੁਹਾਡਾ ਖਾਤਾ ਬੰਦ ਹੈ। ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਹਾਲੇ ਵੀ ਤੁਹਾਡਾ ਹੈ। ਇਹ ਲਿੰਕ ${day} ਤੱਕ ਚੱਲਦਾ ਹੈ। ਉਸ ਤੋਂ ਬਾਅਦ ਆਪਣੀ ਸੰਸਥਾ ਨੂੰ ਪੁੱਛੋ।`,
  pdf: 'PDF ਰਿਪੋਰਟ ਡਾਊਨਲੋਡ ਕਰੋ',
  pdfAbout: 'ਤੁਹਾਡੇ ਸਕੋਰ ਅਤੇ ਮੂਡ, ਚਾਰਟਾਂ ਅਤੇ ਟੇਬਲਾਂ ਵਿੱਚ, ਤੁਹਾਡੇ ਜਾਂ ਤੁਹਾਡੇ ਡਾਕਟਰ ਲਈ।',
  json: 'ਸਭ ਕੁਝ ਡਾਊਨਲੋਡ ਕਰੋ',
  jsonAbout: 'ਤੁਹਾਡੇ ਬਾਰੇ ਜੋ ਵੀ ਹੈ, ਜਵਾਬਾਂ ਅਤੇ ਨੋਟਾਂ ਸਮੇਤ, ਅਜਿਹੀ ਫ਼ਾਈਲ ਵਿੱਚ ਜੋ ਦੂਜੀਆਂ ਐਪਾਂ ਪੜ੍ਹ ਸਕਣ (JSON)।',
  jsonFile: 'my-record.json',
  pdfFile: 'Mental_Health_Report.pdf',
  failed: 'ਫ਼ਾਈਲ ਨਹੀਂ ਬਣ ਸਕੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  saved: 'ਫ਼ਾਈਲ ਤੁਹਾਡੇ ਡਿਵਾਈਸ ’ਤੇ ਹੈ।',
  erasure: 'ਸਭ ਕੁਝ ਮਿਟਾਓ',
  erasureText: (days: number) => `ਅਸੀਂ ਤੁਹਾਡੇ ਬਾਰੇ ਸਭ ਕੁਝ ਮਿਟਾ ਸਕਦੇ ਹਾਂ। ਮਨ ਬਦਲਣ ਲਈ ${days} ਦਿਨ ਹਨ।`,
  erase: 'ਮੇਰਾ ਰਿਕਾਰਡ ਮਿਟਾਓ',
  eraseTitle: 'ਤੁਹਾਡੇ ਬਾਰੇ ਸਭ ਕੁਝ ਮਿਟਾਉਣਾ ਹੈ?',
  eraseConfirm: (days: number) => `ਅਸੀਂ ${days} ਦਿਨਾਂ ਬਾਅਦ ਸਭ ਮਿਟਾ ਦਿਆਂਗੇ। ਉਦੋਂ ਤੱਕ ਇਸੇ ਲਿੰਕ ਨਾਲ ਮਨ ਬਦਲ ਸਕਦੇ ਹੋ।`,
  planned: (when: string) => `ਤੁਹਾਡੇ ਬਾਰੇ ਸਭ ਕੁਝ ${when} ਨੂੰ ਮਿਟ ਜਾਵੇਗਾ।`,
  keep: 'ਮੇਰਾ ਰਿਕਾਰਡ ਰੱਖੋ',
  noLink: 'ਈਮੇਲ ਵਾਲਾ ਲਿੰਕ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ।',
  noLinkNextStep: `ਕੰਮ ਛੱਡਣ ਵਾਲੇ ਦਿਨ ਤੋਂ ਇਹ ${leavingLinkDays} ਦਿਨ ਚੱਲਦਾ ਹੈ। ਉਸ ਤੋਂ ਬਾਅਦ ਆਪਣੀ ਸੰਸਥਾ ਨੂੰ ਪੁੱਛੋ।`,
  help: 'ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰਨੀ ਚਾਹੁੰਦੇ ਹੋ?',
  helpText: 'ਹੁਣ ਜਿੱਥੇ ਵੀ ਕੰਮ ਕਰਦੇ ਹੋ, ਇਨ੍ਹਾਂ ਨੰਬਰਾਂ ’ਤੇ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹੋ।',
} as const;
