import type { FieldsWhere } from '../../person-fields.ts';
import { formatCount } from './numbers.ts';
import { drafted } from '../draft.ts';

export const employeeMessages = {
  title: 'ਸਾਰੇ ਮੁਲਾਜ਼ਮ',
  intro: 'ਕਿਸੇ ਦਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹਣਾ ਲਿਖਿਆ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਉਸ ਨੂੰ ਦਿਸਦਾ ਹੈ ਕਿ ਤੁਸੀਂ ਖੋਲ੍ਹਿਆ।',
  filters: 'ਫ਼ਿਲਟਰ',
  search: 'ਨਾਂ ਜਾਂ ਈਮੇਲ ਨਾਲ ਲੱਭੋ',
  state: 'ਰਾਜ',
  city: 'ਸ਼ਹਿਰ',
  allStates: 'ਸਾਰੇ ਰਾਜ',
  allCities: 'ਸਾਰੇ ਸ਼ਹਿਰ',
  clear: 'ਫ਼ਿਲਟਰ ਹਟਾਓ',
  loading: 'ਮੁਲਾਜ਼ਮਾਂ ਦੀ ਲਿਸਟ ਖੁੱਲ੍ਹ ਰਹੀ ਹੈ...',
  loadFailed: 'ਮੁਲਾਜ਼ਮਾਂ ਦੀ ਲਿਸਟ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  total: (count: number) => `${formatCount(count)} ਮੁਲਾਜ਼ਮ`,
  found: (count: number) => `${formatCount(count)} ਮੁਲਾਜ਼ਮ ਮਿਲੇ`,
  none: 'ਹਾਲੇ ਕੋਈ ਮੁਲਾਜ਼ਮ ਨਹੀਂ।',
  noneNextStep: 'ਰਜਿਸਟਰ ਕਰਨ ’ਤੇ ਉਹ ਇੱਥੇ ਦਿਸਣਗੇ।',
  nothingFound: 'ਕੋਈ ਮੁਲਾਜ਼ਮ ਨਹੀਂ ਮਿਲਿਆ।',
  nothingFoundNextStep: 'ਕਿਸੇ ਹੋਰ ਨਾਂ ਨਾਲ ਲੱਭੋ, ਜਾਂ ਫ਼ਿਲਟਰ ਹਟਾਓ।',
  export: 'ਮੁਲਾਜ਼ਮ',
  labels: drafted<Record<Exclude<FieldsWhere<'seenBy', 'admins'>, 'name'> | 'age', string>>({
    email: 'ਈਮੇਲ',
    date_of_birth: 'ਜਨਮ ਤਾਰੀਖ਼',
    age: 'ਉਮਰ',
    theme: 'ਥੀਮ',
    designation: 'ਅਹੁਦਾ',
    state: 'ਰਾਜ',
    city: 'ਸ਼ਹਿਰ',
  }),
  unknown: '–',
  pages: 'ਪੰਨੇ',
  page: (page: number, pages: number) => `ਪੰਨਾ ${formatCount(page)} / ${formatCount(Math.max(page, pages))}`,
  next: 'ਅਗਲਾ',
  previous: 'ਪਿਛਲਾ',
  firstPage: 'ਪਹਿਲਾ ਪੰਨਾ',
} as const;

export const employeeListMessages = {
  asTable: 'ਟੇਬਲ ਵਿੱਚ ਦਿਖਾਓ',
  asCards: 'ਕਾਰਡਾਂ ਵਿੱਚ ਦਿਖਾਓ',
  name: 'ਨਾਂ',
} as const;

export const employeeHistoryMessages = {
  title: 'ਮੁਲਾਜ਼ਮ ਦਾ ਰਿਕਾਰਡ',
  back: 'ਸਾਰੇ ਮੁਲਾਜ਼ਮ',
  note: 'ਇਹ ਪੰਨਾ ਖੋਲ੍ਹਣਾ ਲਿਖਿਆ ਗਿਆ ਹੈ, ਅਤੇ ਮੁਲਾਜ਼ਮ ਨੂੰ ਇਹ ਦਿਸਦਾ ਹੈ।',
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  noData: 'ਕੋਈ ਡੇਟਾ ਨਹੀਂ।',
  closed: 'ਤੁਹਾਡੀ ਸੰਸਥਾ ਦੀ ਸੈਟਿੰਗ ਮੁਤਾਬਕ ਬੰਦ ਹੈ।',
  filter: 'ਤਾਰੀਖ਼ ਨਾਲ ਫ਼ਿਲਟਰ ਕਰੋ',
  allDates: 'ਸਾਰੀਆਂ ਤਾਰੀਖ਼ਾਂ',
  trends: 'ਸਕੋਰ ਦਾ ਰੁਝਾਨ',
  assessments: 'ਟੈਸਟ',
  noAssessments: 'ਕੋਈ ਟੈਸਟ ਨਹੀਂ ਮਿਲਿਆ।',
  moods: 'ਮੂਡ',
  noMoods: 'ਕੋਈ ਮੂਡ ਨਹੀਂ ਮਿਲਿਆ।',
  date: 'ਤਾਰੀਖ਼',
  type: 'ਕਿਸਮ',
  score: 'ਸਕੋਰ',
  severity: 'ਪੱਧਰ',
  mood: 'ਮੂਡ',
  showMore: (rest: number) => `ਹੋਰ ਦਿਖਾਓ (${formatCount(rest)} ਬਾਕੀ)`,
  of: (what: string) => `(${what})`,
} as const;
