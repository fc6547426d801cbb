import { plural } from './numbers.ts';

export const accessNoticeMessages = {
  title: 'ਕੋਈ ਮੇਰਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹੇ ਤਾਂ ਮੈਨੂੰ ਦੱਸੋ',
  intro: 'ਇਹ ਉੱਪਰ ਹਮੇਸ਼ਾ ਲਿਖਿਆ ਹੁੰਦਾ ਹੈ। ਚੁਣੋ ਕਿ ਤੁਹਾਨੂੰ ਹੋਰ ਕਿਵੇਂ ਦੱਸੀਏ।',
  onPage: 'ਪੰਨੇ ਦੇ ਉੱਪਰ ਇੱਕ ਸਤਰ',
  byMail: 'ਈਮੇਲ, ਦਿਨ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ ਇੱਕ',
  byMailHint: 'ਈਮੇਲ ਵਿੱਚ ਨਾ ਕੋਈ ਨਾਂ ਹੋਵੇਗਾ, ਨਾ ਤੁਹਾਡੀ ਸਿਹਤ ਦੀ ਗੱਲ।',
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  loadFailed: 'ਇਹ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  news: 'ਤੁਹਾਡੇ ਰਿਕਾਰਡ ਬਾਰੇ',
  opened: (count: number) =>
    plural(count, { one: 'ਕਿਸੇ ਨੇ ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹਿਆ।', other: `ਤੁਹਾਡਾ ਰਿਕਾਰਡ ${count} ਵਾਰ ਖੋਲ੍ਹਿਆ ਗਿਆ।` }),
} as const;

export const accessMail = {
  subject: (productTitle: string) => `${productTitle}: ਕਿਸੇ ਨੇ ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹਿਆ`,
  text: (link: string) =>
    [
      'ਕਿਸੇ ਨੇ ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹਿਆ। ਕਿਸ ਨੇ ਅਤੇ ਕਦੋਂ, ਇਹ ਤੁਸੀਂ ਇੱਥੇ ਦੇਖ ਸਕਦੇ ਹੋ:',
      '',
      link,
      '',
      'ਇਹ ਈਮੇਲ ਤੁਸੀਂ ਮੰਗੀ ਸੀ। ਉਸੇ ਥਾਂ ’ਤੇ ਬੰਦ ਵੀ ਕਰ ਸਕਦੇ ਹੋ। ਦਿਨ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ ਇੱਕ ਭੇਜਦੇ ਹਾਂ।',
    ].join('\n'),
} as const;
