import { byField, fieldsWhere, personFields } from './person-fields.ts';
import type { FieldsWhere, PersonFieldName } from './person-fields.ts';

/** What is kept about someone's work in lists that admins change, by its column and its field on the wire. */
export const workListKinds = fieldsWhere('kind', 'list');

export type WorkListKind = FieldsWhere<'kind', 'list'>;

export function byWorkList<T>(valueOf: (kind: WorkListKind) => T): Record<WorkListKind, T> {
  return byField(workListKinds, valueOf);
}

export function isWork(name: PersonFieldName): name is WorkListKind {
  return personFields[name].kind === 'list';
}

/** The list that an entry's place is in; undefined where it stands by itself. */
export function listAround(kind: WorkListKind): 'state' | undefined {
  const field = personFields[kind];
  return field.kind === 'list' ? field.within : undefined;
}

/** Lists that stand by themselves: a state has its cities, and a city is chosen with its state. */
export const plainLists = workListKinds.filter((kind) => kind !== 'state' && kind !== 'city');

type PlainList = (typeof plainLists)[number];

type ProfileList = Extract<WorkListKind, FieldsWhere<'own', 'profile'>>;

/** Those of which a person may choose again in the profile. */
export const profileLists = workListKinds.filter((kind): kind is ProfileList => personFields[kind].own === 'profile');

/** Characters of a name in a list. */
export const longestEntryName = 80;

/** Names with one key are the same to a reader: 'Urban Dev' and 'urban  dev'. */
export function entryKey(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Compares names as a reader looks them up: 'ANM' behind 'Agriculture Officer', 'Block 2' before 'Block 10'. */
export function inAlphabet<T extends { name: string }>(entries: readonly T[]): T[] {
  const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return [...entries].sort((one, other) => alphabet.compare(one.name, other.name));
}

export function isInAlphabet(entries: readonly { name: string }[]): boolean {
  return inAlphabet(entries).every((entry, place) => entry === entries[place]);
}

/** What a person can choose. A state without a city to choose is not in it. */
export type WorkLists = Record<PlainList, string[]> & { state: { name: string; cities: string[] }[] };

/** The cities of a state; none for a text that is none of the states. */
export function citiesOf({ state }: Pick<WorkLists, 'state'>, name: string): string[] {
  return state.find((one) => one.name === name)?.cities ?? [];
}

/** The place, from 0, of the heading that says one of these; the first of them counts most. Null where none does. */
export function columnCalled(headings: readonly string[], names: readonly string[]): number | null {
  const keys = headings.map((heading) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return names.map((name) => keys.indexOf(name)).find((at) => at >= 0) ?? null;
}

/** What stands above a column of a list's own file. */
export const listHeadings: Record<WorkListKind, readonly string[]> = {
  theme: ['theme', 'themes', 'name'],
  designation: ['designation', 'designations', 'title', 'jobtitle', 'name'],
  state: ['state', 'states', 'name'],
  city: ['city', 'cities', 'name'],
};
