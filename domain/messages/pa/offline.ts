import { sharedIdleMinutes } from '../../shared-device.ts';
import { formatCount } from './numbers.ts';

/** What the page says while there is no connection, and of what waits for one. */
export const offlineMessages = {
  label: 'ਕਨੈਕਸ਼ਨ',
  offlineWaiting: (count: number) => `ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ। ਭੇਜਣਾ ਬਾਕੀ: ${formatCount(count)}।`,
  waiting: (count: number) => `ਭੇਜਣਾ ਬਾਕੀ: ${formatCount(count)}।`,
  refused: (count: number) => `ਹਾਲੇ ਸੇਵ ਨਹੀਂ ਹੋਇਆ: ${formatCount(count)}। ਕਿਰਪਾ ਕਰਕੇ ਚੁਣੋ।`,
  asOf: (time: string) => `${time} ਨੂੰ ਜਿਵੇਂ ਸੀ, ਇਸ ਡਿਵਾਈਸ ਤੋਂ।`,
  taken: (time: string) => `ਸਮਾਂ: ${time}`,
  see: 'ਦੇਖੋ ਕੀ ਭੇਜਣਾ ਬਾਕੀ ਹੈ',
  testWaits: (type: string) => `ਤੁਹਾਡੇ ${type} ਦੇ ਜਵਾਬ ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਰੱਖੇ ਹਨ। ਇੰਟਰਨੈੱਟ ਆਉਣ ’ਤੇ ਅਸੀਂ ਭੇਜ ਦਿਆਂਗੇ। ਫਿਰ ਤੁਹਾਨੂੰ ਸਕੋਰ ਦਿਸੇਗਾ।`,
  refusedTest: (type: string) => `ਅਸੀਂ ਤੁਹਾਡੇ ${type} ਦੇ ਜਵਾਬ ਹਾਲੇ ਸੇਵ ਨਹੀਂ ਕਰ ਸਕੇ।`,
  keepOpen: 'ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਪੰਨਾ ਖੁੱਲ੍ਹਾ ਰੱਖੋ। ਇੰਟਰਨੈੱਟ ਆਉਣ ’ਤੇ ਅਸੀਂ ਇਸ ਨੂੰ ਸੇਵ ਕਰ ਦਿਆਂਗੇ।',
  keepOpenShared: `ਇਹ ਡਿਵਾਈਸ ਸਾਂਝਾ ਹੈ: ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਪੰਨਾ ਖੁੱਲ੍ਹਾ ਰੱਖੋ ਅਤੇ ${sharedIdleMinutes} ਮਿੰਟਾਂ ਦੇ ਅੰਦਰ ਇੰਟਰਨੈੱਟ ਨਾਲ ਜੁੜੋ। ਉਸ ਤੋਂ ਬਾਅਦ ਤੁਹਾਡਾ ਭਰਿਆ ਮਿਟ ਜਾਵੇਗਾ।`,
  device: {
    title: 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ',
    keep: 'ਇੰਟਰਨੈੱਟ ਨਾ ਹੋਵੇ ਤਾਂ ਵੀ ਮੇਰੇ ਰਿਕਾਰਡ ਦਿਖਾਓ',
    keepHint: 'ਹੋਮ, ‘ਮੇਰੇ ਅੰਕੜੇ’ ਅਤੇ ਸੇਫ਼ਟੀ ਪਲਾਨ ਬਿਨਾਂ ਇੰਟਰਨੈੱਟ ਵੀ ਖੁੱਲ੍ਹਦੇ ਹਨ। ਲੌਗਆਊਟ ਕਰਨ ’ਤੇ ਇਹ ਇਸ ਡਿਵਾਈਸ ਤੋਂ ਹਟ ਜਾਂਦੇ ਹਨ।',
    shared: 'ਇਹ ਡਿਵਾਈਸ ਸਾਂਝਾ ਹੈ, ਇਸ ਲਈ ਇੱਥੇ ਕੁਝ ਨਹੀਂ ਰੱਖਿਆ ਜਾਂਦਾ।',
    waits: 'ਭੇਜਣਾ ਬਾਕੀ',
    mood: (mood: string) => `ਮੂਡ: ${mood}`,
    test: (type: string) => `${type} ਦੇ ਜਵਾਬ`,
    context: 'ਮੂਡ ਦੇ ਟੈਗ ਅਤੇ ਨੋਟ',
    discard: 'ਮਿਟਾ ਦਿਓ',
    sendAnyway: 'ਅੱਜ ਦੀ ਸੈਟਿੰਗ ਨਾਲ ਭੇਜੋ',
    sendAsNow: 'ਹੁਣ ਵਾਲੇ ਸਮੇਂ ਨਾਲ ਭੇਜੋ',
    sendAgain: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
    refused: 'ਅਸੀਂ ਇਹ ਸੇਵ ਨਹੀਂ ਕਰ ਸਕੇ।',
  },
  leaving: {
    title: 'ਕੁਝ ਚੀਜ਼ਾਂ ਹਾਲੇ ਭੇਜੀਆਂ ਨਹੀਂ ਗਈਆਂ',
    text: (count: number) => `ਭੇਜਣਾ ਬਾਕੀ: ${formatCount(count)}। ਹੁਣ ਲੌਗਆਊਟ ਕਰਨ ’ਤੇ ਇਹ ਇਸ ਡਿਵਾਈਸ ਤੋਂ ਮਿਟ ਜਾਣਗੀਆਂ।`,
    stay: 'ਲੌਗਇਨ ਰਹੋ',
    discard: 'ਮਿਟਾਓ ਅਤੇ ਲੌਗਆਊਟ ਕਰੋ',
  },
} as const;
