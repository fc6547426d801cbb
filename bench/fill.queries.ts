import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { InstrumentType } from '../domain/instruments/instrument.ts';
import { moodWords } from '../domain/moods.ts';
import type { Database } from '../server/db/schema.ts';

const tables = ['assessments', 'moods'] as const;

interface Definition {
  name: string;
  /** Whose it is. */
  owner: string;
  text: string;
}

/** Runs the work with neither indexes nor constraints nor triggers on the records, and puts them back. */
export async function withoutIndexes(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  const putBack: string[] = [];
  for (const table of tables) {
    // A foreign key comes back last, those of other tables to this one too.
    const { rows: constraints } = await sql<Definition>`
      select conname as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as text from pg_constraint
      where (conrelid = ${table}::regclass and contype in ('p', 'u', 'f')) or (confrelid = ${table}::regclass and contype = 'f')
      order by contype = 'f', contype = 'u'`.execute(db);
    const { rows: indexes } = await sql<Omit<Definition, 'owner'>>`
      select indexname as name, indexdef as text from pg_indexes
      where schemaname = current_schema() and tablename = ${table}
        and indexname not in (select conname from pg_constraint)`.execute(db);
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
    for (const { name, owner } of constraints.toReversed())
      await sql`alter table ${sql.table(owner)} drop constraint ${sql.ref(name)}`.execute(db);
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
    putBack.push(
      ...constraints.map(({ name, owner, text }) => `alter table ${owner} add constraint "${name}" ${text}`),
    );
    putBack.push(...indexes.map(({ text }) => text), `alter table ${table} enable trigger user`);
  }
  await work();
  for (const statement of putBack) await sql.raw(statement).execute(db);
}

export interface NewAssessment {
  id: number;
  userId: string;
  type: InstrumentType;
  at: Date;
  total: number;
  answers: Buffer;
}

export async function insertAssessments(db: Kysely<Database>, rows: readonly NewAssessment[]): Promise<void> {
  await sql`
    insert into assessments (id, user_id, type, created_at, total_score, partial, answers, made_as)
    select id, user_id, type, created_at, total, false, decode(answers, 'base64'), 'employee' from unnest(
      ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ userId }) => userId)}::uuid[],
      ${rows.map(({ type }) => type)}::text[], ${rows.map(({ at }) => at.toISOString())}::timestamptz[],
      ${rows.map(({ total }) => total)}::smallint[], ${rows.map(({ answers }) => answers.toString('base64'))}::text[]
    ) as record (id, user_id, type, created_at, total, answers)`.execute(db);
}

interface MoodRange {
  /** Places among `count` moods, both included. */
  first: number;
  last: number;
  count: number;
  start: Date;
  length: number;
  opensAt: number;
  openMs: number;
}

/** Moods of people in no particular order, made in the database: nothing about them is encrypted. */
export async function insertMoods(
  db: Kysely<Database>,
  { first, last, count, start, length, opensAt, openMs }: MoodRange,
): Promise<void> {
  const whole = (value: number) => sql`${value}::bigint`;
  await sql`
    with person as materialized (
      select id, row_number() over (order by id) - 1 as place
      from users where role = 'employee'),
    placed as (
      select place, abs(hashint8extended(place, 1)) as hash, place * ${whole(Math.floor(length))} / ${whole(count)} as at
      from generate_series(${whole(first)}, ${whole(last)}) as place),
    organisation as (select count(*) as people from person),
    first_id as materialized (select record_id() as number)
    insert into moods (user_id, id, created_at, mood, made_as)
    select person.id, first_id.number + placed.place,
      ${start}::timestamptz + (at / ${whole(openMs)} * ${whole(86_400_000)} + ${whole(opensAt)} + at % ${whole(openMs)})
        * interval '1 millisecond',
      (${[...moodWords]}::text[])[1 + placed.hash / 1000 % 5], 'employee'
    from placed cross join organisation cross join first_id join person on person.place = placed.hash % organisation.people
    order by placed.place`.execute(db);
}

export async function noteLatest(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into last_records (user_id, last_at, earlier_at)
    select user_id, max(created_at), max(created_at) filter (where created_at < latest_at - interval '2 hours')
    from (select user_id, created_at, max(created_at) over (partition by user_id) as latest_at from (
      select user_id, created_at from assessments union all select user_id, created_at from moods) as one) as record
    group by 1`.execute(db);
}

/**
 * Records of the last seconds, two fifths of them questionnaires, for a running server. Those that are not open any more
 * are counted by the next who asks: along with all the others, from scratch. Answers are those of another record, and do not open.
 */
export async function insertRecent(
  db: Kysely<Database>,
  { count, seconds, isCounted }: { count: number; seconds: number; isCounted: boolean },
): Promise<void> {
  const questionnaires = Math.round(count * 0.4);
  const rows = (places: number) => sql`
    (select array_agg(id) as ids, array_agg(details) as details
      from (select id, work_details_of(users) as details from users where role = 'employee' order by id limit 50000) as one) as person,
    (select answers, type, total_score from assessments limit 1) as model, (select record_id() as number) as first_id,
    generate_series(1, ${places}::integer) as place`;
  const person = sql`ids[1 + place % cardinality(ids)]`;
  // As the program stores them.
  const details = sql`details[1 + place % cardinality(ids)]`;
  const at = (places: number) =>
    sql`clock_timestamp() - place * ${seconds}::double precision / ${places}::integer * interval '1 second'`;
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into assessments (user_id, id, type, created_at, total_score, partial, answers, made_as, work_details_id)
      select ${person}, number + place, type, ${at(questionnaires)}, total_score, false, answers, 'employee', ${details}
      from ${rows(questionnaires)}`.execute(transaction);
    await sql`
      insert into moods (user_id, id, created_at, mood, made_as, work_details_id)
      select ${person}, number + place, ${at(count - questionnaires)},
        (${[...moodWords]}::text[])[1 + place % ${moodWords.length}::integer], 'employee', ${details}
      from ${rows(count - questionnaires)}`.execute(transaction);
    await sql`
      insert into last_records (user_id, last_at)
      select user_id, max(created_at) from (
        select user_id, created_at from assessments union all select user_id, created_at from moods) as record
      where created_at >= now() - ${seconds}::double precision * interval '1 second' group by 1 order by 1
      on conflict (user_id) do update set last_at = greatest(last_records.last_at, excluded.last_at)`.execute(
      transaction,
    );
    if (!isCounted) await sql`update day_counts_state set time_zone = null`.execute(transaction);
  });
}
