import type { FieldsWhere } from '../../person-fields.ts';
import { formatCount } from './numbers.ts';
import { drafted } from '../draft.ts';

/** The admin's list of employees. */
export const employeeMessages = {
  title: 'ସବୁ କର୍ମଚାରୀ',
  intro: 'ଆପଣ କାହାର ରେକର୍ଡ ଖୋଲିଲେ ତାହା ତାଲିକାରେ ଲେଖାଯାଏ, ଓ ଆପଣ ଖୋଲିଛନ୍ତି ବୋଲି ସେ ଦେଖିପାରିବେ।',
  filters: 'ଫିଲ୍ଟର୍',
  search: 'ନାଁ ବା ଇମେଲ୍‌ରେ ଖୋଜନ୍ତୁ',
  state: 'ରାଜ୍ୟ',
  city: 'ସହର',
  allStates: 'ସବୁ ରାଜ୍ୟ',
  allCities: 'ସବୁ ସହର',
  clear: 'ଫିଲ୍ଟର୍ ହଟାନ୍ତୁ',
  loading: 'କର୍ମଚାରୀ ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'କର୍ମଚାରୀ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  total: (count: number) => `${formatCount(count)} ଜଣ କର୍ମଚାରୀ`,
  found: (count: number) => `${formatCount(count)} ଜଣ କର୍ମଚାରୀ ମିଳିଲେ`,
  none: 'ଏଯାଏଁ କୌଣସି କର୍ମଚାରୀ ନାହାନ୍ତି।',
  noneNextStep: 'ସେମାନେ ରେଜିଷ୍ଟର୍ କଲେ ଏଠାରେ ଦେଖାଯିବେ।',
  nothingFound: 'କୌଣସି କର୍ମଚାରୀ ମିଳିଲେ ନାହିଁ।',
  nothingFoundNextStep: 'ଅନ୍ୟ ନାଁ ଦେଇ ଦେଖନ୍ତୁ, ବା ଫିଲ୍ଟର୍ ହଟାନ୍ତୁ।',
  export: 'କର୍ମଚାରୀ',
  labels: drafted<Record<Exclude<FieldsWhere<'seenBy', 'admins'>, 'name'> | 'age', string>>({
    email: 'ଇମେଲ୍',
    date_of_birth: 'ଜନ୍ମ ତାରିଖ',
    age: 'ବୟସ',
    theme: 'ଥିମ୍',
    designation: 'ପଦବୀ',
    state: 'ରାଜ୍ୟ',
    city: 'ସହର',
  }),
  unknown: '–',
  pages: 'ପୃଷ୍ଠା',
  page: (page: number, pages: number) => `ପୃଷ୍ଠା ${formatCount(page)} / ${formatCount(Math.max(page, pages))}`,
  next: 'ପରବର୍ତ୍ତୀ',
  previous: 'ଆଗର',
  firstPage: 'ପ୍ରଥମ ପୃଷ୍ଠା',
} as const;

/** The same list as a table, where someone has chosen it. */
export const employeeListMessages = {
  asTable: 'ଟେବୁଲ୍ ଭାବେ ଦେଖାନ୍ତୁ',
  asCards: 'କାର୍ଡ ଭାବେ ଦେଖାନ୍ତୁ',
  name: 'ନାଁ',
} as const;

/** What an admin sees of one employee. */
export const employeeHistoryMessages = {
  title: 'କର୍ମଚାରୀଙ୍କ ରେକର୍ଡ',
  back: 'ସବୁ କର୍ମଚାରୀ',
  note: 'ଏହି ପେଜ୍ ଖୋଲିବା ତାଲିକାରେ ଲେଖାଗଲା, ଓ ଏହି କର୍ମଚାରୀ ତାହା ଦେଖିପାରିବେ।',
  loading: 'ଲୋଡ୍ ହେଉଛି...',
  noData: 'କିଛି ତଥ୍ୟ ନାହିଁ।',
  closed: 'ସଂସ୍ଥାର ସେଟିଂ ଅନୁସାରେ ବନ୍ଦ।',
  filter: 'ତାରିଖ ଅନୁସାରେ',
  allDates: 'ସବୁ ତାରିଖ',
  trends: 'ସମୟ ସହ ସ୍କୋର',
  assessments: 'ଟେଷ୍ଟ',
  noAssessments: 'ଟେଷ୍ଟର କୌଣସି ରେକର୍ଡ ମିଳିଲା ନାହିଁ।',
  moods: 'ମୁଡ୍ ଏଣ୍ଟ୍ରି',
  noMoods: 'କୌଣସି ମୁଡ୍ ଏଣ୍ଟ୍ରି ନାହିଁ।',
  date: 'ତାରିଖ',
  type: 'ପ୍ରକାର',
  score: 'ସ୍କୋର',
  severity: 'ସ୍ତର',
  mood: 'ମୁଡ୍',
  showMore: (rest: number) => `ଆଉ ଦେଖାନ୍ତୁ (${formatCount(rest)} ବାକି)`,
  of: (what: string) => `(${what})`,
} as const;
