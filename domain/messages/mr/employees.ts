import type { FieldsWhere } from '../../person-fields.ts';
import { formatCount } from './numbers.ts';
import { drafted } from '../draft.ts';
/** The admin's list of employees. */
export const employeeMessages = {
  title: 'सर्व कर्मचारी',
  intro: 'कोणाचे रेकॉर्ड उघडल्याची नोंद होते, आणि ते आपण उघडले हे त्या व्यक्तीला दिसते.',
  filters: 'फिल्टर',
  search: 'नाव किंवा ईमेलने शोधा',
  state: 'राज्य',
  city: 'शहर',
  allStates: 'सर्व राज्ये',
  allCities: 'सर्व शहरे',
  clear: 'फिल्टर काढा',
  loading: 'कर्मचारी लोड होत आहेत...',
  loadFailed: 'कर्मचाऱ्यांची यादी लोड करता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  total: (count: number) => `${formatCount(count)} कर्मचारी`,
  found: (count: number) => `${formatCount(count)} कर्मचारी सापडले`,
  none: 'अजून कर्मचारी नाहीत.',
  noneNextStep: 'त्यांनी नोंदणी केली, की ते इथे दिसतील.',
  nothingFound: 'कोणीही सापडले नाही.',
  nothingFoundNextStep: 'दुसरे नाव लिहून पाहा, किंवा फिल्टर काढा.',
  export: 'कर्मचारी',
  labels: drafted<Record<Exclude<FieldsWhere<'seenBy', 'admins'>, 'name'> | 'age', string>>({
    email: 'ईमेल',
    date_of_birth: 'जन्मतारीख',
    age: 'वय',
    theme: 'थीम',
    designation: 'पद',
    state: 'राज्य',
    city: 'शहर',
  }),
  unknown: '–',
  pages: 'पाने',
  page: (page: number, pages: number) => `पान ${formatCount(page)}, एकूण ${formatCount(Math.max(page, pages))}`,
  next: 'पुढे',
  previous: 'मागे',
  firstPage: 'पहिले पान',
} as const;

/** The same list as a table, where someone has chosen it. */
export const employeeListMessages = {
  asTable: 'तक्ता दाखवा',
  asCards: 'कार्डे दाखवा',
  name: 'नाव',
} as const;

/** What an admin sees of one employee. */
export const employeeHistoryMessages = {
  title: 'कर्मचाऱ्याचा इतिहास',
  back: 'सर्व कर्मचारी',
  note: 'हे पान उघडल्याची नोंद झाली आहे, आणि ती त्या कर्मचाऱ्याला दिसते.',
  loading: 'लोड होत आहे...',
  noData: 'माहिती नाही.',
  closed: 'संस्थेच्या नियमानुसार बंद.',
  filter: 'तारीख निवडा',
  allDates: 'सर्व तारखा',
  trends: 'स्कोरचे चढउतार',
  assessments: 'टेस्ट',
  noAssessments: 'टेस्टच्या नोंदी सापडल्या नाहीत.',
  moods: 'मूडच्या नोंदी',
  noMoods: 'मूडच्या नोंदी नाहीत.',
  date: 'तारीख',
  type: 'प्रकार',
  score: 'स्कोर',
  severity: 'पातळी',
  mood: 'मूड',
  showMore: (rest: number) => `आणखी दाखवा (${formatCount(rest)} बाकी)`,
  of: (what: string) => `(${what})`,
} as const;
