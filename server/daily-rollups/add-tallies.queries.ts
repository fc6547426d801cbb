import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { columnsOf, scoreNames } from './tally.queries.ts';

type Source = RawBuilder<unknown>;

type Table = 'day_scores' | 'day_moods' | `${'day' | 'month'}_group_${'scores' | 'moods'}`;
type Kept = { table: Table; key: readonly string[]; counts: readonly string[] };

/** In one order, so that two statements never wait for each other in a circle. */
function inserted({ table, key, counts }: Kept, signedRows: Source): Source {
  const sums = counts.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + excluded.${sql.ref(name)}`);
  return sql`
    insert into ${sql.table(table)} (${columnsOf([...key, ...counts])}) ${signedRows}
    order by ${columnsOf(key)} on conflict (${columnsOf(key)}) do update set ${sql.join(sums)}`;
}

async function add(db: Kysely<Database>, kept: Kept, rows: Source, sign: 1 | -1): Promise<void> {
  const { key, counts } = kept;
  const signed = sql.join(counts.map((name) => sql`${sign}::integer * ${sql.ref(name)}`));
  await inserted(kept, sql`select ${columnsOf(key)}, ${signed} from (${rows}) as counted`).execute(db);
}

/** Adds to the counts, or takes away from them. The caller holds the state's lock. */
export async function addScores(db: Kysely<Database>, rows: Source, sign: 1 | -1): Promise<void> {
  await add(db, { table: 'day_scores', key: ['day', 'type'], counts: scoreNames }, rows, sign);
}

/** Adds to the counts, or takes away from them. The caller holds the state's lock. */
export async function addMoods(db: Kysely<Database>, rows: Source, sign: 1 | -1): Promise<void> {
  await add(db, { table: 'day_moods', key: ['day', 'mood'], counts: ['count'] }, rows, sign);
}

/** Tables of groups, by day and by month. */
const groupTables = {
  scores: { days: 'day_group_scores', months: 'month_group_scores', by: 'type', counts: scoreNames },
  moods: { days: 'day_group_moods', months: 'month_group_moods', by: 'mood', counts: ['count'] },
} as const;

type GroupTables = (typeof groupTables)[keyof typeof groupTables];

/** The sums of months from rows of days. */
function addedMonths({ months, by, counts }: GroupTables, days: Source, sign: 1 | -1): Source {
  const sums = counts.map((name) => sql`${sign}::integer * sum(${sql.ref(name)}) as ${sql.ref(name)}`);
  return inserted(
    { table: months, key: ['list', 'entry', 'month', by], counts },
    sql`select list, entry, date_trunc('month', day)::date as month, ${sql.ref(by)}, ${sql.join(sums)}
      from ${days} group by list, entry, date_trunc('month', day)::date, ${sql.ref(by)}`,
  );
}

async function addGroups(db: Kysely<Database>, tables: GroupTables, rows: Source, sign: 1 | -1): Promise<void> {
  const { days, by, counts } = tables;
  const key = ['list', 'entry', 'day', by];
  const signed = sql.join(counts.map((name) => sql`${sign}::integer * ${sql.ref(name)}`));
  const ofDays = inserted({ table: days, key, counts }, sql`select ${columnsOf(key)}, ${signed} from counted`);
  await sql`
    with counted as materialized (${rows}), of_days as (${ofDays})
    ${addedMonths(tables, sql`counted`, sign)}`.execute(db);
}

/** The same of groups, by day and by month. */
export async function addGroupScores(db: Kysely<Database>, rows: Source, sign: 1 | -1): Promise<void> {
  await addGroups(db, groupTables.scores, rows, sign);
}

/** The same of groups, by day and by month. */
export async function addGroupMoods(db: Kysely<Database>, rows: Source, sign: 1 | -1): Promise<void> {
  await addGroups(db, groupTables.moods, rows, sign);
}

/** Makes the sums of months from the days that are left, from the month of a day on; of all where it is left out. */
export async function sumMonthsAnew(db: Kysely<Database>, from: string | undefined): Promise<void> {
  const since = (day: Source) => (from === undefined ? sql`true` : sql`${day} >= date_trunc('month', ${from}::date)`);
  for (const tables of Object.values(groupTables)) {
    await sql`delete from ${sql.table(tables.months)} where ${since(sql`month`)}`.execute(db);
    const left = sql`(select * from ${sql.table(tables.days)} where ${since(sql`day`)}) as left_over`;
    await addedMonths(tables, left, 1).execute(db);
  }
}
