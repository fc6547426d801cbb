import { sql } from 'kysely';
import type { Kysely, RawBuilder, SelectQueryBuilder } from 'kysely';
import { personFields } from '../../domain/person-fields.ts';
import type { PersonFieldName } from '../../domain/person-fields.ts';
import { isWork, listAround } from '../../domain/work-lists.ts';
import type { WorkListKind } from '../../domain/work-lists.ts';
import type { Database } from './schema.ts';
import type { StoredPerson } from './tables/person.ts';

/** People with these fields, and their ids. Entries are joined under names of their own: columns of `users` stay as they are called. */
export function selectPeople<N extends PersonFieldName>(
  db: Kysely<Database>,
  fields: readonly N[],
): SelectQueryBuilder<Database, 'users', StoredPerson<N> & { id: string }> {
  let query: Query = db.selectFrom('users').select('users.id');
  for (const field of fields) query = isWork(field) ? withEntry(query, field) : query.select(`users.${field}`);
  return query as SelectQueryBuilder<Database, 'users', StoredPerson<N> & { id: string }>;
}

type Query = SelectQueryBuilder<Database, 'users', object>;

function withEntry(query: Query, kind: WorkListKind): Query {
  const [entries, id, name] = [`${kind}_entries`, `${kind}_entry`, `${kind}_name`];
  const named = sql<object>`(select id as ${sql.ref(id)}, name as ${sql.ref(name)} from work_list_entries)`;
  const joined = query.leftJoin(named.as(entries), (join) =>
    join.on(sql<boolean>`${sql.ref(id)} = ${sql.ref(`users.${kind}`)}`),
  );
  return (joined as unknown as Query).select(sql<string | null>`${sql.ref(name)}`.as(kind));
}

/** The id of an entry that is stored by its name. The statement fails where no list has it: whoever stores holds it until then. */
export function entryOf(
  kind: WorkListKind,
  names: Partial<Record<WorkListKind, string | null>>,
): RawBuilder<number | null> {
  const around = listAround(kind);
  return sql<number | null>`work_entry(${kind}, ${names[kind] ?? null}, ${around ? (names[around] ?? null) : null})`;
}

/** The entries of this name. A name stands once in a list, but for a city whose state is not said. */
export function isNamed(column: RawBuilder<unknown>, kind: WorkListKind, names: Partial<Record<WorkListKind, string>>) {
  const around = listAround(kind);
  const known = (one: WorkListKind) =>
    sql`select id from work_list_entries where kind = ${one} and name = ${names[one] ?? ''} and merged_into is null`;
  if (!around) return sql<boolean>`${column} = (${known(kind)})`;
  return names[around] === undefined
    ? sql<boolean>`${column} = any(array(${known(kind)}))`
    : sql<boolean>`${column} = (${known(kind)} and within = (${known(around)}))`;
}

/** Fields that change together: who lives in another state lives in another city, though it may have the same name. */
export function writtenWith(fields: readonly PersonFieldName[]): PersonFieldName[] {
  const lists: readonly string[] = fields;
  return (Object.keys(personFields) as PersonFieldName[]).filter(
    (name) => lists.includes(name) || (isWork(name) && lists.includes(listAround(name) ?? name)),
  );
}
