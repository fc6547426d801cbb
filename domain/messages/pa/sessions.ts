import { numberInWords, plural } from './numbers.ts';

export const sessionMessages = {
  title: 'ਤੁਸੀਂ ਕਿੱਥੇ-ਕਿੱਥੇ ਲੌਗਇਨ ਹੋ',
  intro: 'ਜੇ ਇੱਥੇ ਕੋਈ ਅਣਜਾਣ ਡਿਵਾਈਸ ਹੈ, ਤਾਂ ਉਸ ਨੂੰ ਲੌਗਆਊਟ ਕਰੋ ਅਤੇ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ।',
  changePassword: 'ਮੇਰਾ ਪਾਸਵਰਡ ਬਦਲੋ',
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  loadFailed: 'ਇਹ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  device: (browser: string | null, system: string | null) => {
    if (browser === null) return system === null ? 'ਅਣਜਾਣ ਬ੍ਰਾਊਜ਼ਰ' : `${system} ’ਤੇ ਕੋਈ ਬ੍ਰਾਊਜ਼ਰ`;
    return system === null ? browser : `${system} ’ਤੇ ${browser}`;
  },
  current: 'ਇਹ ਡਿਵਾਈਸ',
  shared: 'ਸਾਂਝਾ ਡਿਵਾਈਸ',
  started: (when: string) => `ਲੌਗਇਨ ਹੋਇਆ: ${when}`,
  lastUsed: (when: string) => `ਆਖ਼ਰੀ ਵਾਰ ਵਰਤਿਆ: ${when}`,
  usedNow: 'ਹੁਣ ਵਰਤੋਂ ਵਿੱਚ',
  end: 'ਲੌਗਆਊਟ ਕਰੋ',
  endOf: (device: string) => `${device} ਨੂੰ ਲੌਗਆਊਟ ਕਰੋ`,
  endTitle: (device: string) => `${device} ਨੂੰ ਲੌਗਆਊਟ ਕਰਨਾ ਹੈ?`,
  endText: 'ਵਰਤਣ ਵਾਲੇ ਨੂੰ ਦੁਬਾਰਾ ਲੌਗਇਨ ਕਰਨਾ ਪਵੇਗਾ। ਸੇਵ ਕੀਤਾ ਕੁਝ ਨਹੀਂ ਗੁਆਚਦਾ।',
  endConfirm: 'ਲੌਗਆਊਟ ਕਰੋ',
  ended: (device: string) => `${device} ਲੌਗਆਊਟ ਹੋ ਗਿਆ।`,
  endOthers: 'ਬਾਕੀ ਸਾਰੇ ਲੌਗਆਊਟ ਕਰੋ',
  endOthersTitle: 'ਬਾਕੀ ਹਰ ਥਾਂ ਤੋਂ ਲੌਗਆਊਟ ਕਰਨਾ ਹੈ?',
  endOthersText: 'ਇੱਥੇ ਤੁਸੀਂ ਲੌਗਇਨ ਰਹੋਗੇ। ਬਾਕੀ ਹਰ ਡਿਵਾਈਸ ’ਤੇ ਦੁਬਾਰਾ ਲੌਗਇਨ ਕਰਨਾ ਪਵੇਗਾ। ਸੇਵ ਕੀਤਾ ਕੁਝ ਨਹੀਂ ਗੁਆਚਦਾ।',
  endOthersConfirm: 'ਬਾਕੀਆਂ ਨੂੰ ਲੌਗਆਊਟ ਕਰੋ',
  endedOthers: 'ਹੁਣ ਤੁਸੀਂ ਸਿਰਫ਼ ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਲੌਗਇਨ ਹੋ।',
  gone: 'ਇਹ ਪਹਿਲਾਂ ਹੀ ਲੌਗਆਊਟ ਸੀ।',
  limits: (idleMinutes: number, hours: number, most: number) =>
    `${inTime(idleMinutes)} ਨਾ ਵਰਤਣ ’ਤੇ, ਅਤੇ ਹਰ ਹਾਲਤ ਵਿੱਚ ${inTime(hours * 60)} ਬਾਅਦ, ਆਪੇ ਲੌਗਆਊਟ ਹੋ ਜਾਂਦਾ ਹੈ। ਵੱਧ ਤੋਂ ਵੱਧ ${numberInWords(most)} ਡਿਵਾਈਸਾਂ ’ਤੇ ਲੌਗਇਨ ਰਹਿ ਸਕਦੇ ਹੋ: ਇੱਕ ਹੋਰ ਜੁੜੇ ਤਾਂ ਜੋ ਡਿਵਾਈਸ ਸਭ ਤੋਂ ਲੰਮੇ ਸਮੇਂ ਤੋਂ ਨਹੀਂ ਵਰਤਿਆ, ਉਹ ਲੌਗਆਊਟ ਹੋ ਜਾਂਦਾ ਹੈ।`,
} as const;

function inTime(minutes: number): string {
  if (minutes % 1440 === 0) return plural(minutes / 1440, { one: 'ਇੱਕ ਦਿਨ', other: `${minutes / 1440} ਦਿਨ` });
  if (minutes % 60 === 0) return plural(minutes / 60, { one: 'ਇੱਕ ਘੰਟਾ', other: `${minutes / 60} ਘੰਟੇ` });
  return plural(minutes, { one: 'ਇੱਕ ਮਿੰਟ', other: `${minutes} ਮਿੰਟ` });
}
