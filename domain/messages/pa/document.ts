export const documentMessages = {
  description: 'ਕੰਮ ’ਤੇ ਆਪਣਾ ਹਾਲ ਦੇਖਣ ਲਈ ਇੱਕ ਸ਼ਾਂਤ ਥਾਂ।',
  needsScript: 'ਇਸ ਪੰਨੇ ਲਈ JavaScript ਚਾਹੀਦੀ ਹੈ। ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਚਾਲੂ ਕਰਕੇ ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ।',
  helpWithoutScript: (line: string, number: string, emergency: string) =>
    `ਭਾਰਤ ਵਿੱਚ ਹੁਣੇ ਮਦਦ ਚਾਹੀਦੀ ਹੋਵੇ ਤਾਂ ${line} ਨੂੰ ${number} ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਐਮਰਜੈਂਸੀ ਵਿੱਚ ${emergency} ’ਤੇ।`,
} as const;
