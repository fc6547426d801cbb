export const helpMessages = {
  button: 'ਹੁਣੇ ਮਦਦ',
  title: 'ਹੁਣੇ ਮਦਦ',
  intro: 'ਤੁਸੀਂ ਹੁਣੇ ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰ ਸਕਦੇ ਹੋ। ਸਿਰਫ਼ ਗੱਲ ਕਰਨ ਲਈ ਫ਼ੋਨ ਕਰਨਾ ਵੀ ਠੀਕ ਹੈ।',
  call: (number: string) => `${number} ’ਤੇ ਫ਼ੋਨ ਕਰੋ`,
  abroadTitle: 'ਭਾਰਤ ਤੋਂ ਬਾਹਰ',
  abroad: 'ਆਪਣੇ ਦੇਸ਼ ਦੀ ਹੈਲਪਲਾਈਨ findahelpline.com ’ਤੇ ਲੱਭੋ',
  someone: 'ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਇਹ ਵੀ ਕਹਿ ਸਕਦੇ ਹੋ ਕਿ ਜਦੋਂ ਤੁਸੀਂ ਫ਼ੋਨ ਕਰੋ, ਉਹ ਤੁਹਾਡੇ ਕੋਲ ਰਹਿਣ।',
  ways: 'ਹੋਰ ਗੱਲਾਂ ਜਿਨ੍ਹਾਂ ਨਾਲ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ',
  plan: 'ਮੇਰਾ ਸੇਫ਼ਟੀ ਪਲਾਨ',
  breathe: 'ਸਾਹ ਦੀ ਕਸਰਤ',
  more: 'ਹੋਰ ਮਦਦ',
  nobodyKnows: 'ਕੰਮ ’ਤੇ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦੱਸਿਆ ਜਾਂਦਾ ਕਿ ਤੁਸੀਂ ਇਹ ਪੰਨਾ ਦੇਖਿਆ।',
  /** What the helplines say that are there from the start. */
  lineTexts: {
    emergency: 'ਐਮਰਜੈਂਸੀ',
    government: 'ਮਾਨਸਿਕ ਸਿਹਤ ਲਈ ਸਰਕਾਰ ਦੀ ਮੁਫ਼ਤ ਹੈਲਪਲਾਈਨ, ਕਿਸੇ ਵੀ ਵੇਲੇ, 20 ਭਾਸ਼ਾਵਾਂ ਵਿੱਚ',
    danger: 'ਜੇ ਤੁਹਾਨੂੰ ਜਾਂ ਕਿਸੇ ਹੋਰ ਨੂੰ ਇਸ ਵੇਲੇ ਖ਼ਤਰਾ ਹੈ',
    anyHour: 'ਕਿਸੇ ਵੀ ਵੇਲੇ',
    languages: '20 ਭਾਸ਼ਾਵਾਂ',
  },
} as const;
