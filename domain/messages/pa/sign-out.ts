import { formatCount } from './numbers.ts';

/** What someone is asked who signs out while something waits to be sent. */
export const signOutMessages = {
  sending: 'ਜੋ ਬਾਕੀ ਹੈ, ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ...',
  title: 'ਕੁਝ ਚੀਜ਼ਾਂ ਹਾਲੇ ਭੇਜੀਆਂ ਨਹੀਂ ਗਈਆਂ',
  text: (count: number) => `ਭੇਜਣਾ ਬਾਕੀ: ${formatCount(count)}। ਹੁਣ ਲੌਗਆਊਟ ਕਰਨ ’ਤੇ ਇਹ ਇਸ ਡਿਵਾਈਸ ਤੋਂ ਮਿਟ ਜਾਣਗੀਆਂ।`,
  stay: 'ਲੌਗਇਨ ਰਹੋ',
  discard: 'ਮਿਟਾਓ ਅਤੇ ਲੌਗਆਊਟ ਕਰੋ',
} as const;
