import { drafted } from '../draft.ts';
import type { ListImport, ListLineFault } from '../../contract/work-lists.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { formatCount, plural } from './numbers.ts';
import type { KindWords } from '../en/work-lists.ts';

const counted = (word: string) => (count: number) => `${formatCount(count)} ${word}`;

/** With ने or का after it. */
const ofPeople = (count: number) => `${formatCount(count)} ${count === 1 ? 'व्यक्ति' : 'लोगों'}`;

const kinds = drafted<Record<WorkListKind, KindWords>>({
  theme: {
    list: 'थीम',
    import: 'थीम फ़ाइल से डालें',
    one: 'थीम',
    addLabel: 'नई थीम',
    count: counted('थीम'),
    fileHint: 'हर लाइन में एक थीम, ‘theme’ शीर्षक के नीचे।',
  },
  designation: {
    list: 'पद',
    import: 'पद फ़ाइल से डालें',
    one: 'पद',
    addLabel: 'नया पद',
    count: counted('पद'),
    fileHint: 'हर लाइन में एक पद, ‘designation’ शीर्षक के नीचे।',
  },
  state: {
    list: 'राज्य',
    import: 'राज्य फ़ाइल से डालें',
    one: 'राज्य',
    addLabel: 'नया राज्य',
    count: counted('राज्य'),
    fileHint: 'हर लाइन में एक राज्य, ‘state’ शीर्षक के नीचे।',
  },
  city: {
    list: 'शहर',
    import: 'शहर फ़ाइल से डालें',
    one: 'शहर',
    addLabel: 'नया शहर',
    count: counted('शहर'),
    fileHint: 'हर लाइन में एक शहर और उसका राज्य, ‘city’ और ‘state’ शीर्षकों के नीचे।',
  },
});

/** The admin's lists of themes, designations, states and cities. */
export const workListMessages = {
  title: 'लिस्ट',
  intro: 'रजिस्टर करते समय लोग इनमें से चुनते हैं। यहाँ कोई नाम बदलें, तो जिनके पास वह है उन सबका बदल जाता है।',
  tabs: 'लिस्ट',
  kinds,
  loading: 'लिस्ट लोड हो रही हैं...',
  loadFailed: 'लिस्ट लोड नहीं हो पाईं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  search: 'इस लिस्ट में खोजें',
  noneFound: 'इस नाम का यहाँ कुछ नहीं मिला।',
  name: 'नाम',
  people: 'लोग',
  actions: 'विकल्प',
  actionsOf: (name: string) => `${name} के लिए विकल्प`,
  tableOf: (list: string, state?: string) => (state === undefined ? list : `${state} में ${list}`),
  retired: (count: number) => `चलन से हटाए (${formatCount(count)})`,
  retiredHint: 'अब इन्हें कोई नहीं चुन सकता। जिनके पास ये हैं, उनके पास रहेंगे।',
  retiredState: (name: string) => `${name} (चलन से हटाया)`,
  noCity: (state: string) => `रजिस्टर करते समय ${state} कोई नहीं चुन सकता, क्योंकि उसमें चुनने को कोई शहर नहीं है।`,
  emptyList: 'जब तक यहाँ चुनने को कुछ न हो, कोई रजिस्टर नहीं कर सकता।',
  add: 'जोड़ें',
  addOf: (one: string) => `${one} जोड़ें`,
  added: (name: string) => `‘${name}’ को जोड़ा गया।`,
  rename: {
    action: 'नाम बदलें',
    title: (name: string) => `‘${name}’ का नाम बदलें`,
    label: 'नया नाम',
    follow: (count: number) => (count === 0 ? 'अभी यह किसी के पास नहीं है।' : `${ofPeople(count)} का भी बदल जाएगा।`),
    save: 'सेव करें',
    done: (was: string, name: string) => `‘${was}’ अब ‘${name}’ है।`,
    mergeInstead: (name: string) => `इसकी जगह ‘${name}’ में मिलाएँ`,
  },
  merge: {
    action: 'मिलाएँ',
    title: (name: string) => `‘${name}’ को मिलाएँ`,
    label: 'किसमें मिलाएँ',
    text: (name: string, count: number) =>
      count === 0
        ? `‘${name}’ अभी किसी के पास नहीं है। यह लिस्ट से चला जाएगा।`
        : `${ofPeople(count)} को वह मिलेगा जो आप चुनें, और ‘${name}’ लिस्ट से चला जाएगा।`,
    cities: (count: number) => plural(count, { one: 'इसका शहर भी साथ जाएगा।', other: 'इसके शहर भी साथ जाएँगे।' }),
    final: 'इसे फिर पहले जैसा नहीं किया जा सकता।',
    button: 'मिलाएँ',
    done: (name: string, into: string) => `‘${name}’ अब ‘${into}’ में है।`,
  },
  retire: {
    action: 'चलन से हटाएँ',
    title: (name: string) => `‘${name}’ को चलन से हटाएँ?`,
    text: (count: number) =>
      count === 0
        ? 'इसे अब कोई नहीं चुन पाएगा। इसे वापस लाया जा सकता है।'
        : `इसे अब कोई नहीं चुन पाएगा। ${ofPeople(count)} के पास यह बना रहेगा। इसे वापस लाया जा सकता है।`,
    cities: 'जब तक यह हटा है, इसके शहर भी नहीं चुने जा सकते।',
    button: 'चलन से हटाएँ',
    done: (name: string) => `‘${name}’ चलन से हट गया।`,
  },
  restore: { action: 'वापस लाएँ', done: (name: string) => `‘${name}’ फिर से चुना जा सकता है।` },
  up: 'ऊपर करें',
  down: 'नीचे करें',
  moved: (name: string, place: number, count: number) =>
    `‘${name}’ अब ${formatCount(count)} में से ${formatCount(place)} नंबर पर है।`,
  sort: 'A से Z लगाएँ',
  sortOf: (state: string) => `(${state})`,
  sorted: 'लिस्ट A से Z लग गई।',
} as const;

const refusals = drafted<Record<NonNullable<ListImport['refusal']>['code'], (line: string) => string>>({
  workbook: () =>
    'इस तरह की फ़ाइल पढ़ी नहीं जा सकती। अपने स्प्रेडशीट प्रोग्राम में इसे Excel (.xlsx) या CSV में सेव करें, और वह फ़ाइल चुनें।',
  'locked-workbook': () => 'इस फ़ाइल पर पासवर्ड लगा है। बिना पासवर्ड की कॉपी सेव करें, और वह चुनें।',
  'damaged-workbook': () => 'यह फ़ाइल खराब है। इसे अपने स्प्रेडशीट प्रोग्राम में खोलकर फिर से सेव करें, और वह फ़ाइल चुनें।',
  'large-workbook': () => 'इस फ़ाइल में हमारी सीमा से ज़्यादा है। सिर्फ़ लिस्ट को नई फ़ाइल में कॉपी करें, और वह चुनें।',
  'not-text': (line) => `लाइन ${line} पढ़ी नहीं जा सकी।`,
  empty: () => 'फ़ाइल खाली है।',
  'no-lines': () => 'इस फ़ाइल में शीर्षकों के नीचे कुछ नहीं है।',
  'broken-quotes': (line) => `लाइन ${line} पर उद्धरण के निशान (") पूरे नहीं हैं।`,
  'line-too-long': (line) => `लाइन ${line} बहुत लंबी है। शायद उद्धरण का निशान (") छूट गया है।`,
  'too-many-columns': (line) => `लाइन ${line} में लिस्ट के लिए बहुत ज़्यादा कॉलम हैं।`,
  'too-many-lines': (line) => `लिस्ट के लिए यह फ़ाइल बहुत लंबी है: लाइन ${line} हमारी सीमा से आगे है।`,
});

const lineFaults = drafted<Record<ListLineFault['code'], string>>({
  required: 'यहाँ कुछ नहीं भरा है।',
  too_long: 'यह नाम बहुत लंबा है।',
  forbidden_characters: 'इसमें ऐसे निशान हैं जो सेव नहीं हो सकते।',
  unknown_state: 'यह राज्य आपकी लिस्ट में नहीं है। पहले उसे जोड़ें।',
  surplus_cell: 'इसके ऊपर कोई शीर्षक नहीं है।',
});

/** A list that comes from a file. */
export const listImportMessages = {
  action: 'फ़ाइल से डालें',
  file: 'Excel या CSV फ़ाइल',
  after: 'जो नाम लिस्ट में पहले से हैं, वे वैसे ही रहेंगे। सेव होने से पहले दिखेगा कि क्या बदलेगा।',
  reading: 'फ़ाइल पढ़ी जा रही है...',
  refusals,
  nothingStored: 'कुछ सेव नहीं हुआ।',
  column: (what: string) => `${what} वाला कॉलम`,
  columnName: (place: number, heading: string) => (heading === '' ? `कॉलम ${formatCount(place)}` : heading),
  added: (count: string) => `जोड़ने के लिए ${count}:`,
  restored: (count: string) => `वापस लाने के लिए ${count}:`,
  known: (count: string) => `${count} लिस्ट में पहले से।`,
  more: (count: number) => `और ${formatCount(count)} अन्य`,
  nothing: 'इस फ़ाइल में कुछ नया नहीं है।',
  faulty: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'जगह ठीक करनी है', other: 'जगहें ठीक करनी हैं' })}। पूरी फ़ाइल सही होने तक कुछ सेव नहीं होगा।`,
  place: (line: number, column: number) => `लाइन ${formatCount(line)}, कॉलम ${formatCount(column)}`,
  value: (text: string) => `‘${text}’`,
  faultTexts: lineFaults,
  store: (count: string) => `${count} जोड़ें`,
  done: (count: string) => `${count} को जोड़ा गया।`,
  failed: 'फ़ाइल पढ़ी नहीं जा सकी। कृपया फिर से कोशिश करें।',
  tooLarge: 'लिस्ट के लिए यह फ़ाइल बहुत बड़ी है। कुछ सेव नहीं हुआ।',
} as const;
