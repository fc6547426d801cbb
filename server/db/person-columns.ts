import { sql } from 'kysely';
import type { Kysely, RawBuilder, SelectQueryBuilder } from 'kysely';
import { personFieldNames } from '../../domain/person-fields.ts';
import type { PersonFieldName } from '../../domain/person-fields.ts';
import { isWork, listAround, workListKinds } from '../../domain/work-lists.ts';
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

/** The id of an entry that is stored by its name. The statement fails where no list has it: the one who stores holds it until then. */
export function entryOf(
  kind: WorkListKind,
  names: Partial<Record<WorkListKind, string | null>>,
): RawBuilder<number | null> {
  const around = listAround(kind);
  return sql<number | null>`work_entry(${kind}, ${names[kind] ?? null}, ${around ? (names[around] ?? null) : null})`;
}

/**
 * The ids of the entries that have these names: one of each, but for a city whose state is not said. Asked for beforehand,
 * because a plan that knows the values finds few people and many people each in its best way.
 */
export async function findNamed(
  db: Kysely<Database>,
  names: Partial<Record<WorkListKind, string>>,
): Promise<ReadonlyMap<WorkListKind, number[]>> {
  const kinds = workListKinds.filter((kind) => names[kind] !== undefined);
  if (kinds.length === 0) return new Map();
  const around = kinds.map((kind) => names[listAround(kind) ?? kind] ?? null);
  const { rows } = await sql<{ kind: WorkListKind; ids: number[] }>`
    select wanted.kind, array_remove(array_agg(entry.id), null) as ids
    from unnest(${kinds}::text[], ${kinds.map((kind) => names[kind])}::text[], ${around}::text[]) as wanted (kind, name, around)
    left join (work_list_entries as entry left join work_list_entries as place on place.id = entry.within)
      on entry.kind = wanted.kind and entry.name = wanted.name and entry.merged_into is null
        and (wanted.around is null or coalesce(place.name, entry.name) = wanted.around)
    group by wanted.kind`.execute(db);
  return new Map(rows.map(({ kind, ids }) => [kind, ids]));
}

export function isOneOf(column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<boolean> {
  // Of one value an index is in order.
  return ids.length === 1 ? sql<boolean>`${column} = ${ids[0]}` : sql<boolean>`${column} = any(${[...ids]}::bigint[])`;
}

/** Fields that change together: who lives in another state lives in another city, though it may have the same name. */
export function writtenWith(fields: readonly PersonFieldName[]): PersonFieldName[] {
  const lists: readonly string[] = fields;
  return personFieldNames.filter(
    (name) => lists.includes(name) || (isWork(name) && lists.includes(listAround(name) ?? name)),
  );
}
