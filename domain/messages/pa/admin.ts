import { periodDays } from '../../statistics/periods.ts';
import { formatCount, plural } from './numbers.ts';

export const adminMessages = {
  title: 'ਐਡਮਿਨ ਡੈਸ਼ਬੋਰਡ',
  statistics: {
    title: 'ਅੰਕੜੇ',
    button: 'ਪੂਰੇ ਅੰਕੜੇ ਦੇਖੋ',
  },
  records: {
    title: 'ਮੁਲਾਜ਼ਮਾਂ ਦੇ ਰਿਕਾਰਡ',
    text: 'ਨਾਂ, ਈਮੇਲ, ਰਾਜ ਜਾਂ ਸ਼ਹਿਰ ਨਾਲ ਲੱਭੋ।',
  },
} as const;

export const adminNumberMessages = {
  title: `ਪਿਛਲੇ ${periodDays['30d']} ਦਿਨ`,
  employees: 'ਮੁਲਾਜ਼ਮ',
  employeesNote: 'ਹੁਣ ਰਜਿਸਟਰ ਹਨ',
  tookPart: 'ਹਿੱਸਾ ਲਿਆ',
  people: 'ਲੋਕ',
  about: (number: string) => `ਲਗਭਗ ${number}`,
  share: (percent: number, all: string) => `${all} ਵਿੱਚੋਂ ${percent}%`,
  results: 'ਸਵਾਲਨਾਮੇ',
  resultsNote: 'ਭਰੇ ਗਏ',
  moods: 'ਮੂਡ',
  moodsNote: 'ਸੇਵ ਹੋਏ',
  withheld: 'ਲੁਕਾਇਆ',
  withheldNote: 'ਪ੍ਰਾਈਵੇਸੀ ਲਈ',
  protectedNote: 'ਪ੍ਰਾਈਵੇਸੀ ਲਈ ਗਿਣਤੀ ਅੰਦਾਜ਼ਨ ਹੈ।',
  unknown: '–',
} as const;

export const attentionMessages = {
  count: (count: number) => `${formatCount(count)} ${plural(count, { one: 'ਗੱਲ ਵੱਲ', other: 'ਗੱਲਾਂ ਵੱਲ' })} ਧਿਆਨ ਚਾਹੀਦਾ ਹੈ`,
  none: 'ਕਿਸੇ ਗੱਲ ਵੱਲ ਧਿਆਨ ਦੀ ਲੋੜ ਨਹੀਂ।',
  firstSteps: (open: number) => `ਪਹਿਲੇ ਕਦਮ: ${formatCount(open)} ਕੰਮ ਬਾਕੀ।`,
  showSteps: 'ਲਿਸਟ ਦਿਖਾਓ',
  plainHttp: 'ਇਹ ਪੰਨਾ ਇਨਕ੍ਰਿਪਟ ਨਹੀਂ, ਇਸ ਲਈ ਨੈੱਟਵਰਕ ’ਤੇ ਹੋਰ ਲੋਕ ਲਿਖਿਆ ਪੜ੍ਹ ਸਕਦੇ ਹਨ। ਸਰਵਰ ਚਲਾਉਣ ਵਾਲਿਆਂ ਨੂੰ TLS ਲਗਾਉਣ ਲਈ ਕਹੋ।',
  questionsOff: (count: number, type: string) =>
    `${type} ਦੇ ${formatCount(count)} ${plural(count, { one: 'ਸਵਾਲ ਬੰਦ ਹੈ', other: 'ਸਵਾਲ ਬੰਦ ਹਨ' })}। ਨਵੇਂ ਨਤੀਜਿਆਂ ਦਾ ਕੋਈ ਪੱਧਰ ਨਹੀਂ।`,
  showQuestions: 'ਸਵਾਲ ਦਿਖਾਓ',
  linesToCheck: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'ਹੈਲਪਲਾਈਨ', other: 'ਹੈਲਪਲਾਈਨਾਂ' })} ਦੀ ਪੜਤਾਲ ਕਰਨੀ ਹੈ: ਹੋ ਸਕਦਾ ਹੈ ਨੰਬਰ ਬਦਲ ਗਿਆ ਹੋਵੇ।`,
  checkLines: 'ਹੈਲਪਲਾਈਨਾਂ ਦੀ ਪੜਤਾਲ ਕਰੋ',
} as const;

export const lineListMessages = {
  actionsOf: (name: string) => `${name} ਲਈ ਕੰਮ`,
} as const;
