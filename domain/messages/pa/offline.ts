import { sharedIdleMinutes } from '../../shared-device.ts';
import { formatCount } from './numbers.ts';

/** What the page says while there is no connection, and of what waits for one. */
export const offlineMessages = {
  label: 'ਕਨੈਕਸ਼ਨ',
  offlineWaiting: (count: number) => `ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ। ਭੇਜਣਾ ਬਾਕੀ: ${formatCount(count)}।`,
  waiting: (count: number) => `ਭੇਜਣਾ ਬਾਕੀ: ${formatCount(count)}।`,
  refused: (count: number) => `ਹਾਲੇ ਸੇਵ ਨਹੀਂ ਹੋਇਆ: ${formatCount(count)}। ਕਿਰਪਾ ਕਰਕੇ ਚੁਣੋ।`,
  unsaved: 'ਅਸੀਂ ਇਹ ਸੇਵ ਨਹੀਂ ਕਰ ਸਕੇ।',
  asOf: (time: string) => `${time} ਨੂੰ ਜਿਵੇਂ ਸੀ, ਇਸ ਡਿਵਾਈਸ ਤੋਂ।`,
  taken: (time: string) => `ਸਮਾਂ: ${time}`,
  see: 'ਦੇਖੋ ਕੀ ਭੇਜਣਾ ਬਾਕੀ ਹੈ',
  testWaits: (type: string) => `ਤੁਹਾਡੇ ${type} ਦੇ ਜਵਾਬ ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਰੱਖੇ ਹਨ। ਇੰਟਰਨੈੱਟ ਆਉਣ ’ਤੇ ਅਸੀਂ ਭੇਜ ਦਿਆਂਗੇ। ਫਿਰ ਤੁਹਾਨੂੰ ਸਕੋਰ ਦਿਸੇਗਾ।`,
  refusedTest: (type: string) => `ਅਸੀਂ ਤੁਹਾਡੇ ${type} ਦੇ ਜਵਾਬ ਹਾਲੇ ਸੇਵ ਨਹੀਂ ਕਰ ਸਕੇ।`,
  keepOpen: 'ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਪੰਨਾ ਖੁੱਲ੍ਹਾ ਰੱਖੋ। ਇੰਟਰਨੈੱਟ ਆਉਣ ’ਤੇ ਅਸੀਂ ਇਸ ਨੂੰ ਸੇਵ ਕਰ ਦਿਆਂਗੇ।',
  keepOpenShared: `ਇਹ ਡਿਵਾਈਸ ਸਾਂਝਾ ਹੈ: ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਪੰਨਾ ਖੁੱਲ੍ਹਾ ਰੱਖੋ ਅਤੇ ${sharedIdleMinutes} ਮਿੰਟਾਂ ਦੇ ਅੰਦਰ ਇੰਟਰਨੈੱਟ ਨਾਲ ਜੁੜੋ। ਉਸ ਤੋਂ ਬਾਅਦ ਤੁਹਾਡਾ ਭਰਿਆ ਮਿਟ ਜਾਵੇਗਾ।`,
} as const;
