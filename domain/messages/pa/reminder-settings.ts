export const reminderSettingsMessages = {
  title: 'ਰਿਮਾਈਂਡਰ ਸੈਟਿੰਗ',
  text: 'ਸਭ ਲਈ ਲਾਗੂ, ਹਰ ਕਿਸੇ ਦੀ ਆਪਣੀ ਥਾਂ ਦੇ ਸਮੇਂ ਮੁਤਾਬਕ।',
  loading: 'ਸੈਟਿੰਗ ਖੁੱਲ੍ਹ ਰਹੀ ਹੈ...',
  save: 'ਸੈਟਿੰਗ ਸੇਵ ਕਰੋ',
  saved: 'ਰਿਮਾਈਂਡਰ ਸੈਟਿੰਗ ਬਦਲ ਗਈ!',
  refused: 'ਸੈਟਿੰਗ ਸੇਵ ਨਹੀਂ ਹੋਈ।',
} as const;
