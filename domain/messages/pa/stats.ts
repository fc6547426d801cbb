import type { InstrumentType } from '../../instruments/instrument.ts';

export const statsMessages = {
  title: 'ਮੇਰੇ ਅੰਕੜੇ',
  intro: 'ਇਹ ਸਕ੍ਰੀਨਿੰਗ ਦੇ ਨਤੀਜੇ ਹਨ, ਬਿਮਾਰੀ ਦੀ ਪਛਾਣ ਨਹੀਂ। ਇੱਕ ਸਕੋਰ ਨਾਲੋਂ ਰੁਝਾਨ ਵੱਧ ਦੱਸਦਾ ਹੈ।',
  loadingChart: 'ਚਾਰਟ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  loadFailed: 'ਇਹ ਚਾਰਟ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  takeTest: (type: InstrumentType) => `ਹੁਣੇ ${type} ਕਰੋ`,
  logMood: 'ਹੁਣੇ ਆਪਣਾ ਮੂਡ ਸੇਵ ਕਰੋ',
  report: {
    title: 'ਤੁਹਾਡੀ ਰਿਪੋਰਟ',
    text: 'ਇਹ ਸਭ PDF ਵਿੱਚ ਲਓ, ਆਪਣੇ ਲਈ, ਜਾਂ ਡਾਕਟਰ ਜਾਂ ਕਾਊਂਸਲਰ ਨੂੰ ਦਿਖਾਉਣ ਲਈ।',
    button: 'ਰਿਪੋਰਟ ਡਾਊਨਲੋਡ ਕਰੋ',
    failed: 'ਤੁਹਾਡੀ ਰਿਪੋਰਟ ਹੁਣੇ ਨਹੀਂ ਬਣ ਸਕੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    saved: 'ਤੁਹਾਡੀ ਰਿਪੋਰਟ ਡਾਊਨਲੋਡਾਂ ਵਿੱਚ ਹੈ।',
    fileName: 'Mental_Health_Report.pdf',
  },
} as const;
