export const languageMessages = {
  label: 'ਭਾਸ਼ਾ',
  choice: 'ਭਾਸ਼ਾ',
  offline: 'ਇੰਟਰਨੈੱਟ ਵਾਪਸ ਆਉਣ ’ਤੇ ਭਾਸ਼ਾ ਬਦਲੀ ਜਾ ਸਕਦੀ ਹੈ।',
  failed: 'ਭਾਸ਼ਾ ਨਹੀਂ ਬਦਲੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
} as const;

/** Beside the choice, where the page is in such a language. */
export const translationReviewed = 'ਇਹ ਅਨੁਵਾਦ ਹਾਲੇ ਪੜ੍ਹ ਕੇ ਸੁਧਾਰਿਆ ਜਾ ਰਿਹਾ ਹੈ।';
