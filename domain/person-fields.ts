import { longestAilments, longestName } from './field-limits.ts';
import { bloodGroups, heights, weights } from './registration-options.ts';
import type { DataKind } from './visibility/data-kinds.ts';

interface Everywhere {
  /** Given at registration. What is not may be cleared again in the profile. */
  required: boolean;
  /** An admin made at start has it too, who never registered. */
  everyone: boolean;
  /** The part of the page 'Who can see what' that names it. */
  seenAs: DataKind;
  /** How its person changes it: in the profile, among the corrections, by a mailed link, or not. */
  own: 'profile' | 'correct' | 'link' | 'read';
}

/** Admins see it in the list of employees and in its spreadsheet; what they correct its person is told. */
type Seen = { encrypted: false; seenBy: 'admins'; admin: 'correct' | 'link' | 'none' };
/** Its person alone sees it. What is encrypted is never more than that. */
type OwnEyes = { encrypted: boolean; seenBy: 'own'; admin: 'none' };

/** `imported`: a staff list says it of who is invited; who joins is asked for the rest. */
type Plain = { groups: false; filters: false };
/** Of what is not required, an admin who corrects could not say that there is none. */
type Cleared = { required: false; own: 'profile' | 'read'; admin: 'none' } | { required: true };

/** An entry of a list that admins keep. Staff lists say it, statistics are compared by it, and employees found. */
type Listed = Seen & {
  kind: 'list';
  required: true;
  imported: true;
  groups: true;
  filters: boolean;
} & (
    | { within?: undefined; own: 'profile' | 'read' }
    // `within` is the list whose entries it lies in: chosen together with that one, which the profile does not ask for.
    | { within: 'state'; own: 'read' }
  );
type Typed = (Seen | OwnEyes) & Plain & { imported: false };
type Known = Seen & Plain & { imported: boolean; required: true };

export type PersonField = Everywhere &
  Cleared &
  (
    | Listed
    | (Known & ({ kind: 'line'; longest: number } | { kind: 'email' }))
    | (Typed &
        (
          | { kind: 'birth_date' }
          | { kind: 'phone' }
          | { kind: 'block'; longest: number }
          | { kind: 'option'; of: readonly string[] }
        ))
  );

const known = {
  required: true,
  everyone: true,
  encrypted: false,
  seenBy: 'admins',
  imported: true,
  groups: false,
  filters: false,
} as const;

const work = {
  kind: 'list',
  required: true,
  everyone: false,
  encrypted: false,
  seenBy: 'admins',
  seenAs: 'work',
  admin: 'correct',
  imported: true,
  groups: true,
} as const;

const health = {
  everyone: false,
  seenBy: 'own',
  seenAs: 'health_details',
  admin: 'none',
  imported: false,
  groups: false,
  filters: false,
} as const;

/**
 * Everything that is kept about a person in fields of their own, in the order of their own export. Contract, forms' rules,
 * staff list, corrections, exports, encryption and columns follow from an entry, or do not compile without it.
 */
const table = {
  name: { ...known, kind: 'line', longest: longestName, seenAs: 'identity', own: 'correct', admin: 'correct' },
  email: { ...known, kind: 'email', seenAs: 'email', own: 'link', admin: 'link' },
  theme: { ...work, own: 'read', filters: false },
  designation: { ...work, own: 'profile', filters: false },
  state: { ...work, own: 'read', filters: true },
  city: { ...work, within: 'state', own: 'read', filters: true },
  date_of_birth: {
    kind: 'birth_date',
    required: true,
    everyone: false,
    encrypted: false,
    seenBy: 'admins',
    seenAs: 'work',
    own: 'correct',
    admin: 'none',
    imported: false,
    groups: false,
    filters: false,
  },
  blood_group: { ...health, kind: 'option', of: bloodGroups, required: true, encrypted: false, own: 'read' },
  height: { ...health, kind: 'option', of: heights, required: true, encrypted: false, own: 'profile' },
  weight: { ...health, kind: 'option', of: weights, required: true, encrypted: false, own: 'profile' },
  phone: { ...health, kind: 'phone', required: false, encrypted: true, own: 'profile' },
  ailments: { ...health, kind: 'block', longest: longestAilments, required: false, encrypted: true, own: 'profile' },
} as const satisfies Record<string, PersonField>;

type Table = typeof table;

export type PersonFieldName = keyof Table;

/** What is sure of a field from its entry. */
export type EntryOf<N extends PersonFieldName> = Table[N];

export const personFields: Readonly<Record<PersonFieldName, PersonField>> = table;

export const personFieldNames = Object.keys(table) as readonly PersonFieldName[];

export type FieldsWhere<P extends keyof PersonField, V extends PersonField[P]> = {
  [N in PersonFieldName]: Table[N] extends Record<P, V> ? N : never;
}[PersonFieldName];

/** The fields whose entry says one of these, in the order of the table. */
export function fieldsWhere<const P extends keyof PersonField, const V extends PersonField[P]>(
  property: P,
  ...wanted: readonly V[]
): readonly FieldsWhere<P, V>[] {
  const said: readonly PersonField[P][] = wanted;
  return personFieldNames.filter((name): name is FieldsWhere<P, V> => said.includes(personFields[name][property]));
}

/** These first, then the others in the order of the table: where the order on the wire is another one. */
export function leading<N extends PersonFieldName>(first: readonly NoInfer<N>[], names: readonly N[]): readonly N[] {
  return [...first, ...names.filter((name) => !first.includes(name))];
}

/** A value for each of these fields and no other. */
export function byField<N extends string, T>(names: readonly N[], valueOf: (name: N) => T): Record<NoInfer<N>, T> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<N, T>;
}
