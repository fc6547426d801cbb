/** What this device keeps for its person, and what waits on it. */
export const deviceMessages = {
  title: 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ',
  keep: 'ਇੰਟਰਨੈੱਟ ਨਾ ਹੋਵੇ ਤਾਂ ਵੀ ਮੇਰੇ ਰਿਕਾਰਡ ਦਿਖਾਓ',
  keepHint: 'ਹੋਮ, ‘ਮੇਰੇ ਅੰਕੜੇ’ ਅਤੇ ਸੇਫ਼ਟੀ ਪਲਾਨ ਬਿਨਾਂ ਇੰਟਰਨੈੱਟ ਵੀ ਖੁੱਲ੍ਹਦੇ ਹਨ। ਲੌਗਆਊਟ ਕਰਨ ’ਤੇ ਇਹ ਇਸ ਡਿਵਾਈਸ ਤੋਂ ਹਟ ਜਾਂਦੇ ਹਨ।',
  shared: 'ਇਹ ਡਿਵਾਈਸ ਸਾਂਝਾ ਹੈ, ਇਸ ਲਈ ਇੱਥੇ ਕੁਝ ਨਹੀਂ ਰੱਖਿਆ ਜਾਂਦਾ।',
  plainHttp: 'ਇਹ ਪੰਨਾ ਇਨਕ੍ਰਿਪਟ ਨਹੀਂ, ਇਸ ਲਈ ਇੱਥੇ ਕੁਝ ਨਹੀਂ ਰੱਖਿਆ ਜਾਂਦਾ।',
  waits: 'ਭੇਜਣਾ ਬਾਕੀ',
  mood: (mood: string) => `ਮੂਡ: ${mood}`,
  test: (type: string) => `${type} ਦੇ ਜਵਾਬ`,
  context: 'ਮੂਡ ਦੇ ਟੈਗ ਅਤੇ ਨੋਟ',
  discard: 'ਮਿਟਾ ਦਿਓ',
  discardTitle: (what: string) => `‘${what}’ ਮਿਟਾਉਣਾ ਹੈ?`,
  discardText: 'ਇਹ ਹਾਲੇ ਭੇਜਿਆ ਨਹੀਂ ਗਿਆ, ਅਤੇ ਵਾਪਸ ਨਹੀਂ ਆਵੇਗਾ।',
  sendAnyway: 'ਅੱਜ ਦੀ ਸੈਟਿੰਗ ਨਾਲ ਭੇਜੋ',
  sendAsNow: 'ਹੁਣ ਵਾਲੇ ਸਮੇਂ ਨਾਲ ਭੇਜੋ',
  sendAgain: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
} as const;
