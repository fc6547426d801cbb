import { suggestionDays } from '../../suggestions.ts';

/** Suggesting a better sentence, where a language is still being reviewed. */
export const suggestionMessages = {
  action: 'ਬਿਹਤਰ ਵਾਕ ਦਾ ਸੁਝਾਅ ਦਿਓ',
  text: 'ਤੁਹਾਡਾ ਸੁਝਾਅ, ਉਹ ਕਿਹੜੇ ਪੰਨੇ ਬਾਰੇ ਹੈ ਅਤੇ ਤਾਰੀਖ਼ ਵੈਲਨੈੱਸ ਐਡਮਿਨਾਂ ਨੂੰ ਦਿਸੇਗੀ। ਕਿਸ ਨੇ ਭੇਜਿਆ, ਇਹ ਨਹੀਂ ਦਿਸੇਗਾ। ਕਿਰਪਾ ਕਰਕੇ ਕਿਸੇ ਦਾ ਨਾਂ ਜਾਂ ਆਪਣੇ ਬਾਰੇ ਕੁਝ ਨਾ ਲਿਖੋ।',
  button: 'ਸੁਝਾਅ ਭੇਜੋ',
  sent: 'ਧੰਨਵਾਦ। ਤੁਹਾਡਾ ਸੁਝਾਅ ਭੇਜ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  failed: 'ਤੁਹਾਡਾ ਸੁਝਾਅ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
} as const;

/** The way there, on the screen 'Organisation'. */
export const suggestionPlace = { name: 'ਅਨੁਵਾਦ ਲਈ ਸੁਝਾਅ', text: 'ਲੋਕ ਅਨੁਵਾਦ ਵਿੱਚ ਕੀ ਬਦਲਣਾ ਚਾਹੁਣਗੇ।' } as const;

/** Where admins read them. */
export const suggestionListMessages = {
  title: 'ਅਨੁਵਾਦ ਲਈ ਸੁਝਾਅ',
  intro: `ਜੋ ਅਨੁਵਾਦ ਹਾਲੇ ਪੜ੍ਹ ਕੇ ਸੁਧਾਰੇ ਜਾ ਰਹੇ ਹਨ, ਉਨ੍ਹਾਂ ਵਿੱਚ ਲੋਕ ਇਹ ਤਬਦੀਲੀਆਂ ਚਾਹੁੰਦੇ ਹਨ। ਕਿਸ ਨੇ ਭੇਜਿਆ, ਇਹ ਦਰਜ ਨਹੀਂ ਹੁੰਦਾ। ਸੁਝਾਅ ${suggestionDays} ਦਿਨਾਂ ਬਾਅਦ ਮਿਟ ਜਾਂਦੇ ਹਨ।`,
  loading: 'ਸੁਝਾਅ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ...',
  loadFailed: 'ਸੁਝਾਅ ਨਹੀਂ ਖੁੱਲ੍ਹੇ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  none: 'ਇਸ ਵੇਲੇ ਕੋਈ ਸੁਝਾਅ ਨਹੀਂ।',
  noneNextStep: 'ਜਿਸ ਭਾਸ਼ਾ ਦਾ ਅਨੁਵਾਦ ਹਾਲੇ ਪੜ੍ਹ ਕੇ ਸੁਧਾਰਿਆ ਜਾ ਰਿਹਾ ਹੈ, ਉਸ ਲਈ ਲੋਕ ਮੀਨੂ ਵਿੱਚ ਜਾ ਕੇ ਬਿਹਤਰ ਵਾਕ ਸੁਝਾ ਸਕਦੇ ਹਨ।',
  now: 'ਹੁਣ',
  better: 'ਬਿਹਤਰ',
  done: 'ਹੋ ਗਿਆ',
  doneOf: (sentence: string) => `(${sentence})`,
  removed: 'ਹੋ ਗਿਆ। ਸੁਝਾਅ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  /** What the file holds, after the words of its button. */
  export: 'ਸੁਝਾਅ',
} as const;
