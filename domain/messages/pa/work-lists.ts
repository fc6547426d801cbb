import type { ListImport, ListLineFault } from '../../contract/work-lists.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { formatCount, plural } from './numbers.ts';
import { drafted } from '../draft.ts';
import type { KindWords } from '../en/work-lists.ts';

const counted = (forms: { one: string; other: string }) => (count: number) =>
  `${formatCount(count)} ${plural(count, forms)}`;

const kinds = drafted<Record<WorkListKind, KindWords>>({
  theme: {
    list: 'ਥੀਮ',
    import: 'ਥੀਮ ਫ਼ਾਈਲ ਤੋਂ ਪਾਓ',
    one: 'ਥੀਮ',
    addLabel: 'ਨਵਾਂ ਥੀਮ',
    count: counted({ one: 'ਥੀਮ', other: 'ਥੀਮ' }),
    fileHint: 'ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ ਥੀਮ, ਸਿਰਲੇਖ ‘theme’ ਹੇਠਾਂ।',
  },
  designation: {
    list: 'ਅਹੁਦੇ',
    import: 'ਅਹੁਦੇ ਫ਼ਾਈਲ ਤੋਂ ਪਾਓ',
    one: 'ਅਹੁਦਾ',
    addLabel: 'ਨਵਾਂ ਅਹੁਦਾ',
    count: counted({ one: 'ਅਹੁਦਾ', other: 'ਅਹੁਦੇ' }),
    fileHint: 'ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ ਅਹੁਦਾ, ਸਿਰਲੇਖ ‘designation’ ਹੇਠਾਂ।',
  },
  state: {
    list: 'ਰਾਜ',
    import: 'ਰਾਜ ਫ਼ਾਈਲ ਤੋਂ ਪਾਓ',
    one: 'ਰਾਜ',
    addLabel: 'ਨਵਾਂ ਰਾਜ',
    count: counted({ one: 'ਰਾਜ', other: 'ਰਾਜ' }),
    fileHint: 'ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ ਰਾਜ, ਸਿਰਲੇਖ ‘state’ ਹੇਠਾਂ।',
  },
  city: {
    list: 'ਸ਼ਹਿਰ',
    import: 'ਸ਼ਹਿਰ ਫ਼ਾਈਲ ਤੋਂ ਪਾਓ',
    one: 'ਸ਼ਹਿਰ',
    addLabel: 'ਨਵਾਂ ਸ਼ਹਿਰ',
    count: counted({ one: 'ਸ਼ਹਿਰ', other: 'ਸ਼ਹਿਰ' }),
    fileHint: 'ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ ਸ਼ਹਿਰ ਅਤੇ ਉਸ ਦਾ ਰਾਜ, ਸਿਰਲੇਖ ‘city’ ਅਤੇ ‘state’ ਹੇਠਾਂ।',
  },
});

/** As it stands before a postposition. */
const ofPeople = (count: number) => `${formatCount(count)} ${plural(count, { one: 'ਵਿਅਕਤੀ', other: 'ਲੋਕਾਂ' })}`;

export const workListMessages = {
  title: 'ਲਿਸਟਾਂ',
  intro: 'ਰਜਿਸਟਰ ਕਰਦਿਆਂ ਲੋਕ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਚੁਣਦੇ ਹਨ। ਐਂਟਰੀ ਦਾ ਨਾਂ ਬਦਲੋ ਤਾਂ ਜਿਨ੍ਹਾਂ ਕੋਲ ਉਹ ਹੈ, ਸਭ ਲਈ ਬਦਲ ਜਾਂਦਾ ਹੈ।',
  tabs: 'ਲਿਸਟਾਂ',
  kinds,
  loading: 'ਲਿਸਟਾਂ ਖੁੱਲ੍ਹ ਰਹੀਆਂ ਹਨ...',
  loadFailed: 'ਲਿਸਟਾਂ ਨਹੀਂ ਖੁੱਲ੍ਹੀਆਂ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  search: 'ਇਸ ਲਿਸਟ ਵਿੱਚ ਲੱਭੋ',
  noneFound: 'ਇਸ ਨਾਂ ਵਾਲਾ ਇੱਥੇ ਕੁਝ ਨਹੀਂ।',
  name: 'ਨਾਂ',
  people: 'ਲੋਕ',
  actions: 'ਕੰਮ',
  actionsOf: (name: string) => `${name} ਲਈ ਕੰਮ`,
  tableOf: (list: string, state?: string) => (state === undefined ? list : `${state}: ${list}`),
  retired: (count: number) => `ਬੰਦ ਕਰਕੇ ਰੱਖੀਆਂ (${formatCount(count)})`,
  retiredHint: 'ਇਹ ਹੁਣ ਕੋਈ ਨਹੀਂ ਚੁਣ ਸਕਦਾ। ਜਿਨ੍ਹਾਂ ਕੋਲ ਹੈ, ਉਨ੍ਹਾਂ ਕੋਲ ਰਹਿੰਦੀ ਹੈ।',
  retiredState: (name: string) => `${name} (ਬੰਦ)`,
  noCity: (state: string) => `ਰਜਿਸਟਰ ਕਰਦਿਆਂ ${state} ਕੋਈ ਨਹੀਂ ਚੁਣ ਸਕਦਾ, ਕਿਉਂਕਿ ਉਸ ਦਾ ਕੋਈ ਸ਼ਹਿਰ ਚੁਣਨ ਲਈ ਨਹੀਂ।`,
  emptyList: 'ਜਦੋਂ ਤੱਕ ਇੱਥੇ ਚੁਣਨ ਲਈ ਕੁਝ ਨਾ ਹੋਵੇ, ਕੋਈ ਰਜਿਸਟਰ ਨਹੀਂ ਕਰ ਸਕਦਾ।',
  add: 'ਜੋੜੋ',
  addOf: (one: string) => `${one} ਜੋੜੋ`,
  added: (name: string) => `‘${name}’ ਜੁੜ ਗਿਆ।`,
  rename: {
    action: 'ਨਾਂ ਬਦਲੋ',
    title: (name: string) => `‘${name}’ ਦਾ ਨਾਂ ਬਦਲੋ`,
    label: 'ਨਵਾਂ ਨਾਂ',
    follow: (count: number) => (count === 0 ? 'ਹਾਲੇ ਇਹ ਕਿਸੇ ਕੋਲ ਨਹੀਂ।' : `${ofPeople(count)} ਲਈ ਬਦਲ ਜਾਵੇਗਾ।`),
    save: 'ਸੇਵ ਕਰੋ',
    done: (was: string, name: string) => `‘${was}’ ਹੁਣ ‘${name}’ ਹੈ।`,
    mergeInstead: (name: string) => `ਇਸ ਦੀ ਥਾਂ ‘${name}’ ਵਿੱਚ ਮਿਲਾਓ`,
  },
  merge: {
    action: 'ਮਿਲਾਓ',
    title: (name: string) => `‘${name}’ ਮਿਲਾਓ`,
    label: 'ਕਿਸ ਵਿੱਚ ਮਿਲਾਉਣਾ ਹੈ',
    text: (name: string, count: number) =>
      count === 0
        ? `‘${name}’ ਹੁਣ ਕਿਸੇ ਕੋਲ ਨਹੀਂ। ਇਹ ਲਿਸਟ ਵਿੱਚੋਂ ਚਲਾ ਜਾਵੇਗਾ।`
        : `${ofPeople(count)} ਕੋਲ ਤੁਹਾਡਾ ਚੁਣਿਆ ਹੋਵੇਗਾ, ਅਤੇ ‘${name}’ ਲਿਸਟ ਵਿੱਚੋਂ ਚਲਾ ਜਾਵੇਗਾ।`,
    cities: (count: number) => plural(count, { one: 'ਉਸ ਦਾ ਸ਼ਹਿਰ ਵੀ ਨਾਲ ਜਾਂਦਾ ਹੈ।', other: 'ਉਸ ਦੇ ਸ਼ਹਿਰ ਵੀ ਨਾਲ ਜਾਂਦੇ ਹਨ।' }),
    final: 'ਇਹ ਫਿਰ ਪਹਿਲਾਂ ਵਾਂਗ ਨਹੀਂ ਹੋ ਸਕਦਾ।',
    button: 'ਮਿਲਾਓ',
    done: (name: string, into: string) => `‘${name}’ ਹੁਣ ‘${into}’ ਦਾ ਹਿੱਸਾ ਹੈ।`,
  },
  retire: {
    action: 'ਬੰਦ ਕਰਕੇ ਰੱਖੋ',
    title: (name: string) => `‘${name}’ ਬੰਦ ਕਰਕੇ ਰੱਖਣਾ ਹੈ?`,
    text: (count: number) =>
      count === 0
        ? 'ਹੁਣ ਇਹ ਕੋਈ ਨਹੀਂ ਚੁਣ ਸਕੇਗਾ। ਤੁਸੀਂ ਵਾਪਸ ਲਿਆ ਸਕਦੇ ਹੋ।'
        : `ਹੁਣ ਇਹ ਕੋਈ ਨਹੀਂ ਚੁਣ ਸਕੇਗਾ। ${ofPeople(count)} ਕੋਲ ਰਹੇਗਾ। ਤੁਸੀਂ ਵਾਪਸ ਲਿਆ ਸਕਦੇ ਹੋ।`,
    cities: 'ਜਦੋਂ ਤੱਕ ਇਹ ਬੰਦ ਹੈ, ਇਸ ਦੇ ਸ਼ਹਿਰ ਵੀ ਨਹੀਂ ਚੁਣੇ ਜਾ ਸਕਦੇ।',
    button: 'ਬੰਦ ਕਰਕੇ ਰੱਖੋ',
    done: (name: string) => `‘${name}’ ਬੰਦ ਕਰਕੇ ਰੱਖਿਆ ਗਿਆ।`,
  },
  restore: { action: 'ਵਾਪਸ ਲਿਆਓ', done: (name: string) => `‘${name}’ ਫਿਰ ਚੁਣਿਆ ਜਾ ਸਕਦਾ ਹੈ।` },
  up: 'ਉੱਪਰ ਕਰੋ',
  down: 'ਹੇਠਾਂ ਕਰੋ',
  moved: (name: string, place: number, count: number) =>
    `‘${name}’ ਹੁਣ ${formatCount(count)} ਵਿੱਚੋਂ ਨੰਬਰ ${formatCount(place)} ’ਤੇ ਹੈ।`,
  sort: 'A ਤੋਂ Z ਤਰਤੀਬ',
  sortOf: (state: string) => `(${state})`,
  sorted: 'ਲਿਸਟ ਅੱਖਰਾਂ ਦੀ ਤਰਤੀਬ ਵਿੱਚ ਹੈ।',
} as const;

const refusals = drafted<Record<NonNullable<ListImport['refusal']>['code'], (line: string) => string>>({
  workbook: () => 'ਇਹੋ ਜਿਹੀ ਫ਼ਾਈਲ ਅਸੀਂ ਨਹੀਂ ਪੜ੍ਹ ਸਕਦੇ। ਸਪ੍ਰੈੱਡਸ਼ੀਟ ਵਿੱਚ ਇਸ ਨੂੰ Excel (.xlsx) ਜਾਂ CSV ਵਾਂਗ ਸੇਵ ਕਰਕੇ ਉਹ ਫ਼ਾਈਲ ਚੁਣੋ।',
  'locked-workbook': () => 'ਇਸ ਫ਼ਾਈਲ ’ਤੇ ਪਾਸਵਰਡ ਲੱਗਿਆ ਹੈ। ਪਾਸਵਰਡ ਤੋਂ ਬਿਨਾਂ ਕਾਪੀ ਸੇਵ ਕਰਕੇ ਉਹ ਚੁਣੋ।',
  'damaged-workbook': () => 'ਇਹ ਫ਼ਾਈਲ ਖ਼ਰਾਬ ਹੈ। ਸਪ੍ਰੈੱਡਸ਼ੀਟ ਵਿੱਚ ਖੋਲ੍ਹ ਕੇ ਦੁਬਾਰਾ ਸੇਵ ਕਰੋ ਅਤੇ ਉਹ ਚੁਣੋ।',
  'large-workbook': () => 'ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਬਹੁਤ ਕੁਝ ਹੈ। ਸਿਰਫ਼ ਲਿਸਟ ਨਵੀਂ ਫ਼ਾਈਲ ਵਿੱਚ ਕਾਪੀ ਕਰਕੇ ਉਹ ਚੁਣੋ।',
  'not-text': (line) => `ਸਤਰ ${line} ਦੀ ਲਿਖਤ ਨਹੀਂ ਪੜ੍ਹੀ ਜਾਂਦੀ।`,
  empty: () => 'ਫ਼ਾਈਲ ਖਾਲੀ ਹੈ।',
  'no-lines': () => 'ਇਸ ਫ਼ਾਈਲ ਦੇ ਸਿਰਲੇਖਾਂ ਹੇਠਾਂ ਕੁਝ ਨਹੀਂ।',
  'broken-quotes': (line) => `ਸਤਰ ${line} ਦੇ ਪੁੱਠੇ ਕੌਮੇ (") ਪੂਰੇ ਨਹੀਂ।`,
  'line-too-long': (line) => `ਸਤਰ ${line} ਬਹੁਤ ਲੰਮੀ ਹੈ। ਸ਼ਾਇਦ ਪੁੱਠਾ ਕੌਮਾ (") ਰਹਿ ਗਿਆ ਹੈ।`,
  'too-many-columns': (line) => `ਸਤਰ ${line} ਵਿੱਚ ਲਿਸਟ ਲਈ ਬਹੁਤੇ ਕਾਲਮ ਹਨ।`,
  'too-many-lines': (line) => `ਇਹ ਫ਼ਾਈਲ ਲਿਸਟ ਲਈ ਬਹੁਤ ਲੰਮੀ ਹੈ: ਸਤਰ ${line} ਹੱਦ ਤੋਂ ਬਾਹਰ ਹੈ।`,
});

const lineFaults = drafted<Record<ListLineFault['code'], string>>({
  required: 'ਇੱਥੇ ਕੁਝ ਨਹੀਂ ਭਰਿਆ।',
  too_long: 'ਇਹ ਨਾਂ ਬਹੁਤ ਲੰਮਾ ਹੈ।',
  forbidden_characters: 'ਇਸ ਵਿੱਚ ਅਜਿਹੇ ਅੱਖਰ ਹਨ ਜੋ ਅਸੀਂ ਸੇਵ ਨਹੀਂ ਕਰ ਸਕਦੇ।',
  unknown_state: 'ਇਹ ਰਾਜ ਤੁਹਾਡੀ ਲਿਸਟ ਵਿੱਚ ਨਹੀਂ। ਪਹਿਲਾਂ ਜੋੜੋ।',
  surplus_cell: 'ਇਸ ਦੇ ਉੱਪਰ ਕੋਈ ਸਿਰਲੇਖ ਨਹੀਂ।',
});

export const listImportMessages = {
  action: 'ਫ਼ਾਈਲ ਤੋਂ ਪਾਓ',
  file: 'Excel ਜਾਂ CSV ਫ਼ਾਈਲ',
  after: 'ਜਿਹੜੇ ਨਾਂ ਲਿਸਟ ਵਿੱਚ ਹਨ, ਉਵੇਂ ਹੀ ਰਹਿੰਦੇ ਹਨ। ਸੇਵ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਦਿਸੇਗਾ ਕਿ ਕੀ ਬਦਲੇਗਾ।',
  reading: 'ਫ਼ਾਈਲ ਪੜ੍ਹੀ ਜਾ ਰਹੀ ਹੈ...',
  refusals,
  nothingStored: 'ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।',
  column: (what: string) => `ਕਾਲਮ ਜਿਸ ਵਿੱਚ ਇਹ ਹੈ: ${what}`,
  columnName: (place: number, heading: string) => (heading === '' ? `ਕਾਲਮ ${formatCount(place)}` : heading),
  added: (count: string) => `ਜੁੜਨਗੇ (${count}):`,
  restored: (count: string) => `ਵਾਪਸ ਆਉਣਗੇ (${count}):`,
  known: (count: string) => `ਪਹਿਲਾਂ ਹੀ ਲਿਸਟ ਵਿੱਚ: ${count}।`,
  more: (count: number) => `ਅਤੇ ${formatCount(count)} ਹੋਰ`,
  nothing: 'ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਕੁਝ ਨਵਾਂ ਨਹੀਂ।',
  faulty: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'ਥਾਂ ਠੀਕ ਕਰਨੀ ਹੈ', other: 'ਥਾਵਾਂ ਠੀਕ ਕਰਨੀਆਂ ਹਨ' })}। ਪੂਰੀ ਫ਼ਾਈਲ ਠੀਕ ਹੋਣ ਤੱਕ ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੁੰਦਾ।`,
  place: (line: number, column: number) => `ਸਤਰ ${formatCount(line)}, ਕਾਲਮ ${formatCount(column)}`,
  value: (text: string) => `‘${text}’`,
  faultTexts: lineFaults,
  store: (count: string) => `${count} ਜੋੜੋ`,
  done: (count: string) => `ਜੁੜ ਗਏ: ${count}।`,
  failed: 'ਫ਼ਾਈਲ ਨਹੀਂ ਪੜ੍ਹੀ ਗਈ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  tooLarge: 'ਇਹ ਫ਼ਾਈਲ ਲਿਸਟ ਲਈ ਬਹੁਤ ਵੱਡੀ ਹੈ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।',
} as const;
