import type { FieldsWhere } from '../../person-fields.ts';
import { formatCount } from './numbers.ts';
import { drafted } from '../draft.ts';
/** The admin's list of employees. */
export const employeeMessages = {
  title: 'सभी कर्मचारी',
  intro: 'किसी का रिकॉर्ड खोलने पर वह दर्ज होता है, और उस व्यक्ति को दिखता है कि आपने खोला।',
  filters: 'फ़िल्टर',
  search: 'नाम या ईमेल से खोजें',
  state: 'राज्य',
  city: 'शहर',
  allStates: 'सभी राज्य',
  allCities: 'सभी शहर',
  clear: 'फ़िल्टर हटाएँ',
  loading: 'कर्मचारियों की लिस्ट लोड हो रही है...',
  loadFailed: 'कर्मचारियों की लिस्ट लोड नहीं हो पाई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  total: (count: number) => `${formatCount(count)} कर्मचारी`,
  found: (count: number) => `${formatCount(count)} कर्मचारी मिले`,
  none: 'अभी कोई कर्मचारी नहीं है।',
  noneNextStep: 'रजिस्टर करने पर वे यहाँ दिखेंगे।',
  nothingFound: 'ऐसा कोई कर्मचारी नहीं मिला।',
  nothingFoundNextStep: 'दूसरा नाम डालें, या फ़िल्टर हटाएँ।',
  export: 'कर्मचारी',
  labels: drafted<Record<Exclude<FieldsWhere<'seenBy', 'admins'>, 'name'> | 'age', string>>({
    email: 'ईमेल',
    date_of_birth: 'जन्मतिथि',
    age: 'उम्र',
    theme: 'थीम',
    designation: 'पद',
    state: 'राज्य',
    city: 'शहर',
  }),
  unknown: '–',
  pages: 'पेज',
  page: (page: number, pages: number) => `पेज ${formatCount(page)}, कुल ${formatCount(Math.max(page, pages))}`,
  next: 'आगे',
  previous: 'पीछे',
  firstPage: 'पहला पेज',
} as const;

/** The same list as a table, where someone has chosen it. */
export const employeeListMessages = {
  asTable: 'टेबल में दिखाएँ',
  asCards: 'कार्ड में दिखाएँ',
  name: 'नाम',
} as const;

/** What an admin sees of one employee. */
export const employeeHistoryMessages = {
  title: 'कर्मचारी का इतिहास',
  back: 'सभी कर्मचारी',
  note: 'यह पेज खोलना दर्ज हो गया है, और यह उस कर्मचारी को दिखता है।',
  loading: 'लोड हो रहा है...',
  noData: 'अभी यहाँ कुछ नहीं है।',
  closed: 'आपकी संस्था की सेटिंग में यह बंद है।',
  filter: 'तारीख चुनें',
  allDates: 'सभी तारीखें',
  trends: 'स्कोर, समय के साथ',
  assessments: 'टेस्ट',
  noAssessments: 'कोई टेस्ट दर्ज नहीं है।',
  moods: 'दर्ज मूड',
  noMoods: 'कोई मूड दर्ज नहीं है।',
  date: 'तारीख',
  type: 'टेस्ट',
  score: 'स्कोर',
  severity: 'स्तर',
  mood: 'मूड',
  showMore: (rest: number) => `और दिखाएँ (${formatCount(rest)} बाकी)`,
  of: (what: string) => `(${what})`,
} as const;
