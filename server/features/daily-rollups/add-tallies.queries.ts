import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { columnsOf, scoreNames } from './tally.queries.ts';

type Source = RawBuilder<unknown>;

type Kept = { table: 'day_scores' | 'day_moods'; key: readonly string[]; counts: readonly string[] };

/** In one order, so that two statements never wait for each other in a circle. */
async function add(db: Kysely<Database>, { table, key, counts }: Kept, rows: Source, sign: 1 | -1): Promise<void> {
  const signed = sql.join(counts.map((name) => sql`${sign}::integer * ${sql.ref(name)}`));
  const sums = counts.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + excluded.${sql.ref(name)}`);
  await sql`
    insert into ${sql.table(table)} (${columnsOf([...key, ...counts])})
    select ${columnsOf(key)}, ${signed} from (${rows}) as counted
    order by ${columnsOf(key)} on conflict (${columnsOf(key)}) do update set ${sql.join(sums)}`.execute(db);
}

/** Adds to the counts, or takes away from them. The caller holds the state's lock. */
export async function addScores(db: Kysely<Database>, rows: Source, sign: 1 | -1): Promise<void> {
  await add(db, { table: 'day_scores', key: ['day', 'type'], counts: scoreNames }, rows, sign);
}

/** Adds to the counts, or takes away from them. The caller holds the state's lock. */
export async function addMoods(db: Kysely<Database>, rows: Source, sign: 1 | -1): Promise<void> {
  await add(db, { table: 'day_moods', key: ['day', 'mood'], counts: ['count'] }, rows, sign);
}
