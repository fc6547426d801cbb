export const shellMessages = {
  navigation: 'ਮੁੱਖ ਮੀਨੂ',
  tabs: { home: 'ਹੋਮ', mytests: 'ਮੇਰੇ ਟੈਸਟ', mystats: 'ਮੇਰੇ ਅੰਕੜੇ', myhealth: 'ਮੇਰੀ ਸਿਹਤ' },
  admin: 'ਐਡਮਿਨ',
  requests: 'ਬੇਨਤੀਆਂ',
  greeting: (firstName: string | undefined) => (firstName ? `ਹੈਲੋ, ${firstName}` : 'ਹੈਲੋ'),
  someone: 'ਮੁਲਾਜ਼ਮ',
  profile: 'ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ',
  signOut: 'ਲੌਗਆਊਟ',
  help: 'ਹੁਣੇ ਮਦਦ',
  appearance: 'ਦਿੱਖ',
  appearances: { system: 'ਡਿਵਾਈਸ ਵਾਂਗ', light: 'ਹਲਕੀ', dark: 'ਗੂੜ੍ਹੀ' },
  checkingAccount: 'ਤੁਹਾਡੇ ਖਾਤੇ ਦੀ ਪੁਸ਼ਟੀ ਹੋ ਰਹੀ ਹੈ...',
  accountNotChecked: 'ਤੁਹਾਡੇ ਖਾਤੇ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋ ਸਕੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  notFoundTitle: 'ਪੰਨਾ ਨਹੀਂ ਮਿਲਿਆ',
  notFound: 'ਇਹ ਪੰਨਾ ਨਹੀਂ ਲੱਭ ਰਿਹਾ। ਹੋ ਸਕਦਾ ਹੈ ਲਿੰਕ ਗਲਤ ਹੋਵੇ, ਜਾਂ ਪੰਨਾ ਕਿਤੇ ਹੋਰ ਚਲਾ ਗਿਆ ਹੋਵੇ।',
  toStart: 'ਪਹਿਲੇ ਪੰਨੇ ’ਤੇ ਜਾਓ',
} as const;

export const adminPlaceMessages = {
  navigation: 'ਐਡਮਿਨ ਦੇ ਪੰਨੇ',
  overview: 'ਇੱਕ ਨਜ਼ਰ',
  statistics: 'ਅੰਕੜੇ',
  employees: 'ਮੁਲਾਜ਼ਮ',
  people: 'ਲੋਕ',
  lines: 'ਹੈਲਪਲਾਈਨਾਂ',
  boardReport: 'ਰਿਪੋਰਟ',
  organisation: 'ਸੰਸਥਾ',
} as const;

export const organisationPlaceMessages = {
  setup: { name: 'ਪਹਿਲੇ ਕਦਮ', text: 'ਨਵੀਂ ਸੰਸਥਾ ਨੂੰ ਕੀ ਚਾਹੀਦਾ ਹੈ, ਅਤੇ ਕੀ ਕਰਨਾ ਬਾਕੀ ਹੈ।' },
  registration: { name: 'ਰਜਿਸਟਰੇਸ਼ਨ', text: 'ਕੌਣ ਰਜਿਸਟਰ ਕਰ ਸਕਦਾ ਹੈ, ਅਤੇ ਕੀ ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਹੁੰਦੀ ਹੈ।' },
  staffList: { name: 'ਸਟਾਫ਼ ਲਿਸਟ', text: 'ਸਟਾਫ਼ ਲਿਸਟ ਪਾਓ, ਲੋਕਾਂ ਨੂੰ ਸੱਦਾ ਭੇਜੋ, ਅਤੇ ਦੇਖੋ ਕਿ ਕੌਣ ਰਜਿਸਟਰ ਕਰ ਚੁੱਕਾ ਹੈ।' },
  posts: { name: 'ਪੋਸਟਾਂ', text: 'ਤੁਸੀਂ ਕੀ ਸੁਣਿਆ, ਕੀ ਕੀਤਾ, ਅਤੇ ਐਲਾਨ।' },
  lists: { name: 'ਲਿਸਟਾਂ', text: 'ਥੀਮ, ਅਹੁਦੇ, ਰਾਜ ਅਤੇ ਸ਼ਹਿਰ, ਜਿਨ੍ਹਾਂ ਵਿੱਚੋਂ ਲੋਕ ਚੁਣਦੇ ਹਨ।' },
  guide: { name: 'ਐਡਮਿਨਾਂ ਲਈ ਗਾਈਡ', text: 'ਦੋ ਪੰਨੇ: ਸ਼ੁਰੂ ਕਿਵੇਂ ਕਰਨਾ ਹੈ, ਅਤੇ ਲੋਕਾਂ ਦਾ ਭਰੋਸਾ ਕਿਵੇਂ ਬਣਿਆ ਰਹੇ।' },
} as const;
