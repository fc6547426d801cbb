import type { ListImport, ListLineFault } from '../../contract/work-lists.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { formatCount, plural } from './numbers.ts';

export type KindWords = {
  /** The list's name. */
  list: string;
  import: string;
  one: string;
  addLabel: string;
  count: (count: number) => string;
  fileHint: string;
};

const counted = (forms: { one: string; other: string }) => (count: number) =>
  `${formatCount(count)} ${plural(count, forms)}`;

const people = counted({ one: 'person', other: 'people' });

const kinds: Record<WorkListKind, KindWords> = {
  theme: {
    list: 'Themes',
    import: 'Import themes',
    one: 'theme',
    addLabel: 'New theme',
    count: counted({ one: 'theme', other: 'themes' }),
    fileHint: 'One theme on each line, under the heading ‘theme’.',
  },
  designation: {
    list: 'Designations',
    import: 'Import designations',
    one: 'designation',
    addLabel: 'New designation',
    count: counted({ one: 'designation', other: 'designations' }),
    fileHint: 'One designation on each line, under the heading ‘designation’.',
  },
  state: {
    list: 'States',
    import: 'Import states',
    one: 'state',
    addLabel: 'New state',
    count: counted({ one: 'state', other: 'states' }),
    fileHint: 'One state on each line, under the heading ‘state’.',
  },
  city: {
    list: 'Cities',
    import: 'Import cities',
    one: 'city',
    addLabel: 'New city',
    count: counted({ one: 'city', other: 'cities' }),
    fileHint: 'One city on each line with its state, under the headings ‘city’ and ‘state’.',
  },
};

/** The admin's lists of themes, designations, states and cities. */
export const workListMessages = {
  title: 'Lists',
  intro: 'What people choose from when they register. If you rename an entry, everyone who has it follows.',
  tabs: 'Lists',
  kinds,
  loading: 'Loading the lists...',
  loadFailed: 'We couldn’t load the lists. Please try again in a moment.',
  search: 'Find in this list',
  noneFound: 'Nothing here has that in its name.',
  name: 'Name',
  people: 'People',
  actions: 'Actions',
  actionsOf: (name: string) => `Actions for ${name}`,
  tableOf: (list: string, state?: string) => (state === undefined ? list : `${list} in ${state}`),
  retired: (count: number) => `Retired (${formatCount(count)})`,
  retiredHint: 'No one can choose these any more. People who have one keep it.',
  retiredState: (name: string) => `${name} (retired)`,
  noCity: (state: string) => `No one can choose ${state} when they register, because it has no city to choose.`,
  emptyList: 'No one can register until there’s something to choose here.',
  add: 'Add',
  addOf: (one: string) => `Add ${one}`,
  added: (name: string) => `‘${name}’ was added.`,
  rename: {
    action: 'Rename',
    title: (name: string) => `Rename ‘${name}’`,
    label: 'New name',
    follow: (count: number) => (count === 0 ? 'No one has it yet.' : `${people(count)} will follow.`),
    save: 'Save',
    done: (was: string, name: string) => `‘${was}’ is now ‘${name}’.`,
    mergeInstead: (name: string) => `Merge into ‘${name}’ instead`,
  },
  merge: {
    action: 'Merge',
    title: (name: string) => `Merge ‘${name}’`,
    label: 'Merge into',
    text: (name: string, count: number) =>
      count === 0
        ? `No one has ‘${name}’ now. It will be gone from the list.`
        : `${people(count)} will have the one you choose, and ‘${name}’ will be gone from the list.`,
    cities: (count: number) => `${plural(count, { one: 'Its city goes', other: 'Its cities go' })} along.`,
    final: 'You can’t undo this.',
    button: 'Merge',
    done: (name: string, into: string) => `‘${name}’ is now part of ‘${into}’.`,
  },
  retire: {
    action: 'Retire',
    title: (name: string) => `Retire ‘${name}’?`,
    text: (count: number) =>
      count === 0
        ? 'No one will be able to choose it any more. You can bring it back.'
        : `No one will be able to choose it any more. ${people(count)} will keep it. You can bring it back.`,
    cities: 'Its cities can’t be chosen either while it’s retired.',
    button: 'Retire',
    done: (name: string) => `‘${name}’ is retired.`,
  },
  restore: { action: 'Bring back', done: (name: string) => `‘${name}’ can be chosen again.` },
  up: 'Move up',
  down: 'Move down',
  moved: (name: string, place: number, count: number) =>
    `‘${name}’ is now number ${formatCount(place)} of ${formatCount(count)}.`,
  sort: 'Sort A to Z',
  sortOf: (state: string) => `(${state})`,
  sorted: 'The list is in alphabetical order.',
} as const;

const refusals: Record<NonNullable<ListImport['refusal']>['code'], (line: string) => string> = {
  workbook: () =>
    'We can’t read this kind of file. In your spreadsheet program, save it as an Excel workbook (.xlsx) or as CSV, and choose that file.',
  'locked-workbook': () => 'A password protects this workbook. Please save a copy without one, and choose the copy.',
  'damaged-workbook': () =>
    'This workbook is damaged. Please open it in your spreadsheet program, save it again, and choose that file.',
  'large-workbook': () =>
    'There’s more in this workbook than we can take. Please copy the list alone into a new one, and choose that.',
  'not-text': (line) => `Line ${line} isn’t text that we can read.`,
  empty: () => 'The file is empty.',
  'no-lines': () => 'There’s nothing under the headings of this file.',
  'broken-quotes': (line) => `The quotation marks on line ${line} don’t match.`,
  'line-too-long': (line) => `Line ${line} is far too long. A quotation mark may be missing.`,
  'too-many-columns': (line) => `Line ${line} has too many columns for a list.`,
  'too-many-lines': (line) => `This file is too long for a list: line ${line} is more than we can take.`,
};

const lineFaults: Record<ListLineFault['code'], string> = {
  required: 'Nothing is filled in here.',
  too_long: 'This name is too long.',
  forbidden_characters: 'This has characters that we can’t store.',
  unknown_state: 'This state isn’t in your list. Add it first.',
  surplus_cell: 'There’s no heading above this.',
};

/** A list that comes from a file. */
export const listImportMessages = {
  action: 'Import a file',
  file: 'Excel or CSV file',
  after: 'Names that are in the list already stay as they are. You’ll see what would change before anything is stored.',
  reading: 'Reading the file...',
  refusals,
  nothingStored: 'Nothing was stored.',
  column: (what: string) => `Column with the ${what}`,
  columnName: (place: number, heading: string) => (heading === '' ? `Column ${formatCount(place)}` : heading),
  added: (count: string) => `${count} will be added:`,
  restored: (count: string) => `${count} will be brought back:`,
  known: (count: string) => `${count} already in the list.`,
  more: (count: number) => `and ${formatCount(count)} more`,
  nothing: 'There’s nothing new in this file.',
  faulty: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'cell', other: 'cells' })} to fix. We’ll import once every error is fixed.`,
  place: (line: number, column: number) => `Line ${formatCount(line)}, column ${formatCount(column)}`,
  value: (text: string) => `‘${text}’`,
  faultTexts: lineFaults,
  store: (count: string) => `Add ${count}`,
  done: (count: string) => `${count} added.`,
  failed: 'We couldn’t read the file. Please try again.',
  tooLarge: 'This file is too large for a list. Nothing was stored.',
} as const;
