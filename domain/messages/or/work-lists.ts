import type { ListImport, ListLineFault } from '../../contract/work-lists.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { formatCount } from './numbers.ts';
import { drafted } from '../draft.ts';
import type { KindWords } from '../en/work-lists.ts';

const counted = (word: string) => (count: number) => `${formatCount(count)}ଟି ${word}`;

const people = (count: number) => `${formatCount(count)} ଜଣ`;

const kinds = drafted<Record<WorkListKind, KindWords>>({
  theme: {
    list: 'ଥିମ୍',
    import: 'ଥିମ୍ ଆଣନ୍ତୁ',
    one: 'ଥିମ୍',
    addLabel: 'ନୂଆ ଥିମ୍',
    count: counted('ଥିମ୍'),
    fileHint: 'ପ୍ରତି ଧାଡ଼ିରେ ଗୋଟିଏ ଥିମ୍, ‘theme’ ଶୀର୍ଷକ ତଳେ।',
  },
  designation: {
    list: 'ପଦବୀ',
    import: 'ପଦବୀ ଆଣନ୍ତୁ',
    one: 'ପଦବୀ',
    addLabel: 'ନୂଆ ପଦବୀ',
    count: counted('ପଦବୀ'),
    fileHint: 'ପ୍ରତି ଧାଡ଼ିରେ ଗୋଟିଏ ପଦବୀ, ‘designation’ ଶୀର୍ଷକ ତଳେ।',
  },
  state: {
    list: 'ରାଜ୍ୟ',
    import: 'ରାଜ୍ୟ ଆଣନ୍ତୁ',
    one: 'ରାଜ୍ୟ',
    addLabel: 'ନୂଆ ରାଜ୍ୟ',
    count: counted('ରାଜ୍ୟ'),
    fileHint: 'ପ୍ରତି ଧାଡ଼ିରେ ଗୋଟିଏ ରାଜ୍ୟ, ‘state’ ଶୀର୍ଷକ ତଳେ।',
  },
  city: {
    list: 'ସହର',
    import: 'ସହର ଆଣନ୍ତୁ',
    one: 'ସହର',
    addLabel: 'ନୂଆ ସହର',
    count: counted('ସହର'),
    fileHint: 'ପ୍ରତି ଧାଡ଼ିରେ ଗୋଟିଏ ସହର ଓ ତା’ର ରାଜ୍ୟ, ‘city’ ଓ ‘state’ ଶୀର୍ଷକ ତଳେ।',
  },
});

/** The admin's lists of themes, designations, states and cities. */
export const workListMessages = {
  title: 'ତାଲିକା',
  intro: 'ରେଜିଷ୍ଟର୍ କଲାବେଳେ ଲୋକେ ଏଥିରୁ ବାଛନ୍ତି। ଏଠାରେ ନାଁ ବଦଳାଇଲେ, ଯାହାଙ୍କର ତାହା ଅଛି ସମସ୍ତଙ୍କ ପାଇଁ ବଦଳିବ।',
  tabs: 'ତାଲିକା',
  kinds,
  loading: 'ତାଲିକା ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ତାଲିକା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  search: 'ଏହି ତାଲିକାରେ ଖୋଜନ୍ତୁ',
  noneFound: 'ଏହି ନାଁରେ ଏଠାରେ କିଛି ନାହିଁ।',
  name: 'ନାଁ',
  people: 'ଲୋକ',
  actions: 'କାମ',
  actionsOf: (name: string) => `${name} ପାଇଁ କାମ`,
  tableOf: (list: string, state?: string) => (state === undefined ? list : `${state}ର ${list}`),
  retired: (count: number) => `ତାଲିକାରୁ କଢ଼ାଯାଇଥିବା (${formatCount(count)})`,
  retiredHint: 'ଏହାକୁ ଆଉ କେହି ବାଛିପାରିବେ ନାହିଁ। ଯାହାଙ୍କର ଅଛି, ତାଙ୍କର ରହିବ।',
  retiredState: (name: string) => `${name} (କଢ଼ାଯାଇଛି)`,
  noCity: (state: string) => `ରେଜିଷ୍ଟର୍ କଲାବେଳେ କେହି ${state} ବାଛିପାରିବେ ନାହିଁ, କାରଣ ସେଥିରେ ବାଛିବାକୁ ସହର ନାହିଁ।`,
  emptyList: 'ଏଠାରେ ବାଛିବାକୁ କିଛି ନଥିବା ଯାଏଁ କେହି ରେଜିଷ୍ଟର୍ କରିପାରିବେ ନାହିଁ।',
  add: 'ଯୋଡ଼ନ୍ତୁ',
  addOf: (one: string) => `${one} ଯୋଡ଼ନ୍ତୁ`,
  added: (name: string) => `‘${name}’ ଯୋଡ଼ାଗଲା।`,
  rename: {
    action: 'ନାଁ ବଦଳାନ୍ତୁ',
    title: (name: string) => `‘${name}’ର ନାଁ ବଦଳାନ୍ତୁ`,
    label: 'ନୂଆ ନାଁ',
    follow: (count: number) => (count === 0 ? 'ଏହା ଏଯାଏଁ କାହାର ନାହିଁ।' : `${people(count)}ଙ୍କ ପାଇଁ ବଦଳିବ।`),
    save: 'ସେଭ୍ କରନ୍ତୁ',
    done: (was: string, name: string) => `‘${was}’ ଏବେ ‘${name}’।`,
    mergeInstead: (name: string) => `ଏହା ବଦଳରେ ‘${name}’ରେ ମିଶାନ୍ତୁ`,
  },
  merge: {
    action: 'ମିଶାନ୍ତୁ',
    title: (name: string) => `‘${name}’କୁ ମିଶାନ୍ତୁ`,
    label: 'କେଉଁଥିରେ ମିଶିବ',
    text: (name: string, count: number) =>
      count === 0
        ? `‘${name}’ ଏବେ କାହାର ନାହିଁ। ଏହା ତାଲିକାରୁ ଚାଲିଯିବ।`
        : `${people(count)}ଙ୍କ ପାଇଁ ଆପଣ ବାଛିଥିବାଟି ଲାଗୁ ହେବ, ଓ ‘${name}’ ତାଲିକାରୁ ଚାଲିଯିବ।`,
    cities: () => 'ଏହାର ସହର ବି ସାଙ୍ଗରେ ଯିବ।',
    final: 'ଏହା ଆଉ ଫେରାଇହେବ ନାହିଁ।',
    button: 'ମିଶାନ୍ତୁ',
    done: (name: string, into: string) => `‘${name}’ ଏବେ ‘${into}’ରେ ମିଶିଗଲା।`,
  },
  retire: {
    action: 'ତାଲିକାରୁ କାଢ଼ନ୍ତୁ',
    title: (name: string) => `‘${name}’କୁ ତାଲିକାରୁ କାଢ଼ିବେ?`,
    text: (count: number) =>
      count === 0
        ? 'ଏହାକୁ ଆଉ କେହି ବାଛିପାରିବେ ନାହିଁ। ଆପଣ ଫେରାଇ ଆଣିପାରିବେ।'
        : `ଏହାକୁ ଆଉ କେହି ବାଛିପାରିବେ ନାହିଁ। ${people(count)}ଙ୍କର ରହିବ। ଆପଣ ଫେରାଇ ଆଣିପାରିବେ।`,
    cities: 'ଏହା ତାଲିକା ବାହାରେ ଥିବା ଯାଏଁ ଏହାର ସହର ବି ବାଛିହେବ ନାହିଁ।',
    button: 'ତାଲିକାରୁ କାଢ଼ନ୍ତୁ',
    done: (name: string) => `‘${name}’ ତାଲିକାରୁ କଢ଼ାଗଲା।`,
  },
  restore: { action: 'ଫେରାଇ ଆଣନ୍ତୁ', done: (name: string) => `‘${name}’ ପୁଣି ବାଛିହେବ।` },
  up: 'ଉପରକୁ ନିଅନ୍ତୁ',
  down: 'ତଳକୁ ନିଅନ୍ତୁ',
  moved: (name: string, place: number, count: number) =>
    `‘${name}’ ଏବେ ${formatCount(count)}ଟିରୁ ${formatCount(place)} ନମ୍ବରରେ।`,
  sort: 'Aରୁ Z ସଜାନ୍ତୁ',
  sortOf: (state: string) => `(${state})`,
  sorted: 'ତାଲିକା ଏବେ ଅକ୍ଷର କ୍ରମରେ ଅଛି।',
} as const;

const refusals = drafted<Record<NonNullable<ListImport['refusal']>['code'], (line: string) => string>>({
  workbook: () => 'ଏହି ପ୍ରକାର ଫାଇଲ୍ ପଢ଼ିହୁଏ ନାହିଁ। ସ୍ପ୍ରେଡସିଟ୍ ଆପ୍‌ରେ ଏହାକୁ Excel ଫାଇଲ୍ (.xlsx) ବା CSV ଭାବେ ସେଭ୍ କରି ସେହି ଫାଇଲ୍ ବାଛନ୍ତୁ।',
  'locked-workbook': () => 'ଏହି Excel ଫାଇଲ୍‌ରେ ପାସୱାର୍ଡ ଅଛି। ପାସୱାର୍ଡ ନଥିବା କପି ସେଭ୍ କରି ତାହା ବାଛନ୍ତୁ।',
  'damaged-workbook': () => 'ଏହି Excel ଫାଇଲ୍ ଖରାପ ହୋଇଛି। ସ୍ପ୍ରେଡସିଟ୍ ଆପ୍‌ରେ ଖୋଲି ପୁଣି ସେଭ୍ କରନ୍ତୁ, ଓ ସେହି ଫାଇଲ୍ ବାଛନ୍ତୁ।',
  'large-workbook': () => 'ଏହି Excel ଫାଇଲ୍‌ରେ ବହୁତ ଅଧିକ ଅଛି। ଖାଲି ତାଲିକାଟି ନୂଆ ଫାଇଲ୍‌ରେ କପି କରି ତାହା ବାଛନ୍ତୁ।',
  'not-text': (line) => `ଧାଡ଼ି ${line} ପଢ଼ିହେଲା ନାହିଁ।`,
  empty: () => 'ଫାଇଲ୍ ଖାଲି ଅଛି।',
  'no-lines': () => 'ଏହି ଫାଇଲ୍‌ରେ ଶୀର୍ଷକ ତଳେ କିଛି ନାହିଁ।',
  'broken-quotes': (line) => `ଧାଡ଼ି ${line}ର ଉଦ୍ଧୃତି ଚିହ୍ନ ମେଳ ଖାଉନାହିଁ।`,
  'line-too-long': (line) => `ଧାଡ଼ି ${line} ବହୁତ ଲମ୍ବା। ଉଦ୍ଧୃତି ଚିହ୍ନଟିଏ ଛାଡ଼ିଯାଇଥାଇପାରେ।`,
  'too-many-columns': (line) => `ଧାଡ଼ି ${line}ରେ ତାଲିକା ପାଇଁ ବହୁତ ସ୍ତମ୍ଭ ଅଛି।`,
  'too-many-lines': (line) => `ଏହି ଫାଇଲ୍ ତାଲିକା ପାଇଁ ବହୁତ ଲମ୍ବା: ଧାଡ଼ି ${line} ଅଧିକ ହେଲା।`,
});

const lineFaults = drafted<Record<ListLineFault['code'], string>>({
  required: 'ଏଠାରେ କିଛି ଲେଖା ନାହିଁ।',
  too_long: 'ଏହି ନାଁ ବହୁତ ଲମ୍ବା।',
  forbidden_characters: 'ଏଥିରେ ଏମିତି ଅକ୍ଷର ଅଛି ଯାହା ସେଭ୍ ହୁଏ ନାହିଁ।',
  unknown_state: 'ଏହି ରାଜ୍ୟ ଆପଣଙ୍କ ତାଲିକାରେ ନାହିଁ। ପ୍ରଥମେ ତାହା ଯୋଡ଼ନ୍ତୁ।',
  surplus_cell: 'ଏହା ଉପରେ କୌଣସି ଶୀର୍ଷକ ନାହିଁ।',
});

/** A list that comes from a file. */
export const listImportMessages = {
  action: 'ଫାଇଲ୍ ଆଣନ୍ତୁ',
  file: 'Excel ବା CSV ଫାଇଲ୍',
  after: 'ତାଲିକାରେ ଆଗରୁ ଥିବା ନାଁ ସେମିତି ରହିବ। ସେଭ୍ ହେବା ଆଗରୁ କ’ଣ ବଦଳିବ ଦେଖିବେ।',
  reading: 'ଫାଇଲ୍ ପଢ଼ାଯାଉଛି...',
  refusals,
  nothingStored: 'କିଛି ସେଭ୍ ହୋଇନାହିଁ।',
  column: (what: string) => `${what} କେଉଁ ସ୍ତମ୍ଭରେ`,
  columnName: (place: number, heading: string) => (heading === '' ? `ସ୍ତମ୍ଭ ${formatCount(place)}` : heading),
  added: (count: string) => `${count} ଯୋଡ଼ାଯିବ:`,
  restored: (count: string) => `${count} ଫେରାଇ ଅଣାଯିବ:`,
  known: (count: string) => `${count} ଆଗରୁ ତାଲିକାରେ ଅଛି।`,
  more: (count: number) => `ଓ ଆଉ ${formatCount(count)}ଟି`,
  nothing: 'ଏହି ଫାଇଲ୍‌ରେ ନୂଆ କିଛି ନାହିଁ।',
  faulty: (count: number) => `${formatCount(count)}ଟି ଜାଗା ଠିକ୍ କରିବା ଦରକାର। ପୂରା ଫାଇଲ୍ ଠିକ୍ ନହେବା ଯାଏଁ କିଛି ସେଭ୍ ହେବ ନାହିଁ।`,
  place: (line: number, column: number) => `ଧାଡ଼ି ${formatCount(line)}, ସ୍ତମ୍ଭ ${formatCount(column)}`,
  value: (text: string) => `‘${text}’`,
  faultTexts: lineFaults,
  store: (count: string) => `${count} ଯୋଡ଼ନ୍ତୁ`,
  done: (count: string) => `${count} ଯୋଡ଼ାଗଲା।`,
  failed: 'ଫାଇଲ୍ ପଢ଼ିହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  tooLarge: 'ଏହି ଫାଇଲ୍ ତାଲିକା ପାଇଁ ବହୁତ ବଡ଼। କିଛି ସେଭ୍ ହୋଇନାହିଁ।',
} as const;
