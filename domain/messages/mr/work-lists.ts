import type { ListImport, ListLineFault } from '../../contract/work-lists.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { formatCount, plural } from './numbers.ts';
import { drafted } from '../draft.ts';
import type { KindWords } from '../en/work-lists.ts';

const counted = (forms: { one: string; other: string }) => (count: number) =>
  `${formatCount(count)} ${plural(count, forms)}`;

const ofPeople = counted({ one: 'व्यक्तीकडे', other: 'जणांकडे' });

const kinds = drafted<Record<WorkListKind, KindWords>>({
  theme: {
    list: 'थीम',
    import: 'थीम इंपोर्ट करा',
    one: 'थीम',
    addLabel: 'नवी थीम',
    count: counted({ one: 'थीम', other: 'थीम' }),
    fileHint: 'प्रत्येक ओळीवर एक थीम, ‘theme’ या शीर्षकाखाली.',
  },
  designation: {
    list: 'पदे',
    import: 'पदे इंपोर्ट करा',
    one: 'पद',
    addLabel: 'नवे पद',
    count: counted({ one: 'पद', other: 'पदे' }),
    fileHint: 'प्रत्येक ओळीवर एक पद, ‘designation’ या शीर्षकाखाली.',
  },
  state: {
    list: 'राज्ये',
    import: 'राज्ये इंपोर्ट करा',
    one: 'राज्य',
    addLabel: 'नवे राज्य',
    count: counted({ one: 'राज्य', other: 'राज्ये' }),
    fileHint: 'प्रत्येक ओळीवर एक राज्य, ‘state’ या शीर्षकाखाली.',
  },
  city: {
    list: 'शहरे',
    import: 'शहरे इंपोर्ट करा',
    one: 'शहर',
    addLabel: 'नवे शहर',
    count: counted({ one: 'शहर', other: 'शहरे' }),
    fileHint: 'प्रत्येक ओळीवर एक शहर आणि त्याचे राज्य, ‘city’ आणि ‘state’ या शीर्षकांखाली.',
  },
});

/** The admin's lists of themes, designations, states and cities. */
export const workListMessages = {
  title: 'याद्या',
  intro: 'नोंदणी करताना लोक यांतून निवडतात. नोंदीचे नाव बदलले, तर ती असलेल्या सर्वांसाठी बदलते.',
  tabs: 'याद्या',
  kinds,
  loading: 'याद्या लोड होत आहेत...',
  loadFailed: 'याद्या लोड करता आल्या नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  search: 'या यादीत शोधा',
  noneFound: 'असे नाव इथे नाही.',
  name: 'नाव',
  people: 'लोक',
  actions: 'काय करायचे',
  actionsOf: (name: string) => `${name}: काय करायचे`,
  tableOf: (list: string, state?: string) => (state === undefined ? list : `${list}, ${state}`),
  retired: (count: number) => `वापरातून काढलेल्या (${formatCount(count)})`,
  retiredHint: 'या आता कोणालाही निवडता येत नाहीत. ज्यांच्याकडे आहेत त्यांच्याकडे राहतात.',
  retiredState: (name: string) => `${name} (वापरातून काढलेले)`,
  noCity: (state: string) => `नोंदणी करताना ${state} कोणालाही निवडता येत नाही, कारण त्यात निवडायला शहर नाही.`,
  emptyList: 'इथे निवडायला काही येईपर्यंत कोणालाही नोंदणी करता येत नाही.',
  add: 'जोडा',
  addOf: (one: string) => `${one} जोडा`,
  added: (name: string) => `‘${name}’ जोडले.`,
  rename: {
    action: 'नाव बदला',
    title: (name: string) => `‘${name}’ चे नाव बदला`,
    label: 'नवे नाव',
    follow: (count: number) => (count === 0 ? 'हे अजून कोणाकडेही नाही.' : `${ofPeople(count)} हे आहे, तिथेही बदलेल.`),
    save: 'सेव्ह करा',
    done: (was: string, name: string) => `‘${was}’ चे नाव आता ‘${name}’ आहे.`,
    mergeInstead: (name: string) => `त्याऐवजी ‘${name}’ मध्ये एकत्र करा`,
  },
  merge: {
    action: 'एकत्र करा',
    title: (name: string) => `‘${name}’ एकत्र करा`,
    label: 'यात एकत्र करा',
    text: (name: string, count: number) =>
      count === 0
        ? `सध्या ‘${name}’ कोणाकडेही नाही. ते यादीतून जाईल.`
        : `${ofPeople(count)} ‘${name}’ ऐवजी आपण निवडलेले येईल, आणि ‘${name}’ यादीतून जाईल.`,
    cities: (count: number) => `${plural(count, { one: 'त्याचे शहरही सोबत जाईल', other: 'त्याची शहरेही सोबत जातील' })}.`,
    final: 'हे पूर्ववत करता येत नाही.',
    button: 'एकत्र करा',
    done: (name: string, into: string) => `‘${name}’ आता ‘${into}’ मध्ये आहे.`,
  },
  retire: {
    action: 'वापरातून काढा',
    title: (name: string) => `‘${name}’ वापरातून काढायचे?`,
    text: (count: number) =>
      count === 0
        ? 'यापुढे ते कोणालाही निवडता येणार नाही. ते परत आणता येते.'
        : `यापुढे ते कोणालाही निवडता येणार नाही. ${ofPeople(count)} ते राहील. ते परत आणता येते.`,
    cities: 'ते वापरात नसताना त्याची शहरेही निवडता येत नाहीत.',
    button: 'वापरातून काढा',
    done: (name: string) => `‘${name}’ वापरातून काढले.`,
  },
  restore: { action: 'परत आणा', done: (name: string) => `‘${name}’ पुन्हा निवडता येते.` },
  up: 'वर हलवा',
  down: 'खाली हलवा',
  moved: (name: string, place: number, count: number) =>
    `‘${name}’ आता ${formatCount(count)} पैकी क्रमांक ${formatCount(place)} वर आहे.`,
  sort: 'A ते Z लावा',
  sortOf: (state: string) => `(${state})`,
  sorted: 'यादी अक्षरांच्या क्रमाने लावली.',
} as const;

const refusals = {
  workbook: () => 'अशी फाइल वाचता येत नाही. एक्सेलसारख्या ॲपमध्ये ती .xlsx किंवा CSV म्हणून सेव्ह करा, आणि ती फाइल निवडा.',
  'locked-workbook': () => 'या फाइलला पासवर्ड आहे. कृपया पासवर्डशिवाय कॉपी सेव्ह करा, आणि ती निवडा.',
  'damaged-workbook': () => 'ही फाइल खराब झाली आहे. कृपया ती एक्सेलसारख्या ॲपमध्ये उघडून पुन्हा सेव्ह करा, आणि ती फाइल निवडा.',
  'large-workbook': () => 'या फाइलमध्ये खूप जास्त माहिती आहे. कृपया फक्त यादी नव्या फाइलमध्ये कॉपी करा, आणि ती निवडा.',
  'not-text': (line) => `ओळ ${line} मध्ये वाचता येईल असा मजकूर नाही.`,
  empty: () => 'फाइल रिकामी आहे.',
  'no-lines': () => 'या फाइलमध्ये शीर्षकांखाली काही नाही.',
  'broken-quotes': (line) => `ओळ ${line} मधली अवतरणचिन्हे जुळत नाहीत.`,
  'line-too-long': (line) => `ओळ ${line} खूपच लांब आहे. कदाचित एक अवतरणचिन्ह राहिले असेल.`,
  'too-many-columns': (line) => `ओळ ${line} मध्ये यादीसाठी खूप जास्त कॉलम आहेत.`,
  'too-many-lines': (line) => `ही फाइल यादीसाठी खूप मोठी आहे: ओळ ${line} आमच्या मर्यादेपलीकडे आहे.`,
} satisfies Partial<Record<NonNullable<ListImport['refusal']>['code'], (line: string) => string>>;

const lineFaults = drafted<Record<ListLineFault['code'], string>>({
  required: 'इथे काही भरलेले नाही.',
  too_long: 'हे नाव खूप लांब आहे.',
  forbidden_characters: 'यातली काही चिन्हे सेव्ह करता येत नाहीत.',
  unknown_state: 'हे राज्य आपल्या यादीत नाही. आधी ते जोडा.',
  surplus_cell: 'याच्या वर शीर्षक नाही.',
});

/** A list that comes from a file. */
export const listImportMessages = {
  action: 'फाइल इंपोर्ट करा',
  file: 'एक्सेल किंवा CSV फाइल',
  after: 'यादीत आधीच असलेली नावे आहेत तशी राहतात. काही सेव्ह होण्याआधी काय बदलेल ते दिसेल.',
  reading: 'फाइल वाचत आहोत...',
  refusals,
  nothingStored: 'काहीही सेव्ह झाले नाही.',
  column: (what: string) => `${what}: कोणता कॉलम`,
  columnName: (place: number, heading: string) => (heading === '' ? `कॉलम ${formatCount(place)}` : heading),
  added: (count: string) => `नव्याने जोडणार, ${count}:`,
  restored: (count: string) => `परत आणणार, ${count}:`,
  known: (count: string) => `यादीत आधीच असलेल्या नोंदी: ${count}.`,
  more: (count: number) => `आणि आणखी ${formatCount(count)}`,
  nothing: 'या फाइलमध्ये नवे काही नाही.',
  faulty: (count: number) =>
    `${formatCount(count)} ठिकाणी दुरुस्ती करायची आहे. पूर्ण फाइल बरोबर होईपर्यंत काहीही सेव्ह होत नाही.`,
  place: (line: number, column: number) => `ओळ ${formatCount(line)}, कॉलम ${formatCount(column)}`,
  value: (text: string) => `‘${text}’`,
  faultTexts: lineFaults,
  store: (count: string) => `${count} जोडा`,
  done: (count: string) => `जोडले: ${count}.`,
  failed: 'फाइल वाचता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  tooLarge: 'ही फाइल यादीसाठी खूप मोठी आहे. काहीही सेव्ह झाले नाही.',
} as const;
