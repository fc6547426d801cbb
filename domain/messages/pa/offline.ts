export const offlineMessages = {
  offline: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ। ਮਦਦ ਵਾਲੇ ਨੰਬਰ ਫਿਰ ਵੀ ਚੱਲਦੇ ਹਨ। ਬਾਕੀ ਸਭ ਇੰਟਰਨੈੱਟ ਆਉਣ ’ਤੇ ਵਾਪਸ ਆ ਜਾਵੇਗਾ।',
} as const;
