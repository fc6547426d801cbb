export const languageMessages = {
  label: 'ਭਾਸ਼ਾ',
  offline: 'ਇੰਟਰਨੈੱਟ ਵਾਪਸ ਆਉਣ ’ਤੇ ਭਾਸ਼ਾ ਬਦਲੀ ਜਾ ਸਕਦੀ ਹੈ।',
  failed: 'ਭਾਸ਼ਾ ਨਹੀਂ ਬਦਲੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
} as const;
