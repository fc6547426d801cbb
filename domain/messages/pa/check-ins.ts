import { checkInDays } from '../../reminders/check-in.ts';
import { inWeeks, numberInWords } from './numbers.ts';

const weeks = inWeeks(checkInDays);

export const checkInMessages = {
  title: 'ਆਪਣਾ ਹਾਲ ਦੁਬਾਰਾ ਦੇਖੋ',
  text: `ਟੈਸਟ ਤੋਂ ${weeks} ਬਾਅਦ ਅਸੀਂ ਯਾਦ ਕਰਵਾ ਸਕਦੇ ਹਾਂ। ਸਿਰਫ਼ ਜੇ ਤੁਸੀਂ ਚਾਹੋ, ਅਤੇ ਹਰ ਟੈਸਟ ਤੋਂ ਬਾਅਦ ਸਿਰਫ਼ ਇੱਕ ਵਾਰ। ਤੁਹਾਡੇ ਸ਼ਾਂਤ ਘੰਟੇ ਇੱਥੇ ਵੀ ਲਾਗੂ ਹਨ।`,
  in_bar: 'ਪੰਨੇ ਦੇ ਉੱਪਰ',
  by_push: 'ਮੇਰੇ ਡਿਵਾਈਸਾਂ ’ਤੇ ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ',
  by_mail: 'ਈਮੇਲ ਨਾਲ',
  mailNote: 'ਈਮੇਲ ਵਿੱਚ ਸਿਰਫ਼ ਇਹ ਹੁੰਦਾ ਹੈ ਕਿ ਇਹ ਈਮੇਲ ਤੁਸੀਂ ਮੰਗੀ ਸੀ। ਕਿਸੇ ਟੈਸਟ ਦਾ ਨਾਂ ਨਹੀਂ ਹੁੰਦਾ।',
  pushNote: 'ਸਿਰਫ਼ ਉਨ੍ਹਾਂ ਡਿਵਾਈਸਾਂ ’ਤੇ ਜਿੱਥੇ ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ ਚਾਲੂ ਹਨ।',
  failed: 'ਇਹ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  loadFailed: 'ਇਹ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  bar: {
    text: `${numberInWords(checkInDays / 7)} ਹਫ਼ਤੇ ਹੋ ਗਏ। ਹੁਣ ਕੀ ਹਾਲ ਹੈ, ਫਿਰ ਦੇਖੀਏ?`,
    close: 'ਹੁਣ ਨਹੀਂ',
    label: 'ਤੁਹਾਡਾ ਰਿਮਾਈਂਡਰ',
  },
  /** On a lock screen, where others may read it. */
  push: (productTitle: string) => ({ title: productTitle, body: 'ਤੁਸੀਂ ਯਾਦ ਕਰਵਾਉਣ ਲਈ ਕਿਹਾ ਸੀ।' }),
  mail: {
    subject: (productTitle: string) => `${productTitle}: ਤੁਹਾਡਾ ਰਿਮਾਈਂਡਰ`,
    text: (link: string) =>
      ['ਤੁਸੀਂ ਯਾਦ ਕਰਵਾਉਣ ਲਈ ਕਿਹਾ ਸੀ।', '', link, '', 'ਇਹ ਈਮੇਲਾਂ ਤੁਸੀਂ ਪ੍ਰੋਫ਼ਾਈਲ ਦੇ ‘ਰਿਮਾਈਂਡਰ’ ਹਿੱਸੇ ਵਿੱਚ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ।'].join('\n'),
  },
} as const;
