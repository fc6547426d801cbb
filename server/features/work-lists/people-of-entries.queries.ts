import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { workListKinds } from '../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import type { Database } from '../../db/schema.ts';

interface Headcount {
  /** The id of an entry. */
  entry: number;
  people: number;
}

const columns = workListKinds.map((kind) => sql.ref(kind));

/** How many people have each entry that someone has, in one look at all of them. People who have left are no longer counted. */
export async function countPeopleByEntry(db: Kysely<Database>): Promise<Headcount[]> {
  const sets = sql.join(columns.map((column) => sql`(${column})`));
  const entry = sql`coalesce(${sql.join(columns)})`;
  const { rows } = await sql<Headcount>`
    select ${entry} as entry, count(*) as people from users where left_at is null
    group by grouping sets (${sets}) having ${entry} is not null`.execute(db);
  return rows;
}

/** The ids of entries by their lists. */
export type WorkIds = Partial<Record<WorkListKind, number>>;

const all = (ids: WorkIds, between: RawBuilder<unknown>) =>
  sql.join(
    workListKinds.flatMap((kind) => (ids[kind] === undefined ? [] : [sql`${sql.ref(kind)} = ${ids[kind]}`])),
    between,
  );

/** How many people have an entry, without those who have left. */
export async function countPeopleOf(db: Kysely<Database>, whose: WorkIds): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from users where ${all(whose, sql` and `)} and left_at is null`.execute(db);
  return rows[0]?.people ?? 0;
}

/** In one statement, so that their places are counted once. Returns how many they are, without those who have left. */
export async function movePeople(db: Transaction<Database>, from: WorkIds, to: WorkIds): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    with moved as (update users set ${all(to, sql`, `)} where ${all(from, sql` and `)} returning left_at)
    select count(*) filter (where left_at is null) as people from moved`.execute(db);
  return rows[0]?.people ?? 0;
}
