import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../domain/moods.ts';
import type { Database } from '../db/schema.ts';
import type { DayStretch } from './org-days.ts';

/** Rows of `day_scores`, counted from the records. */
export interface ScoreTally {
  day: string;
  type: InstrumentType;
  partial: boolean;
  total_score: number;
  count: number;
}

/** Rows of `day_moods`, counted from the records. */
export interface MoodTally {
  day: string;
  mood: MoodWord;
  count: number;
}

type Source = RawBuilder<unknown>;

/** Whose records: of all employees, or of one person whatever the role. */
export type Whose = 'employees' | { userId: string };

/** Rows of a table `record`. */
// Asked this way round because those who are not employees are few.
export function belongsTo(whose: Whose): Source {
  if (whose !== 'employees') return sql`record.user_id = ${whose.userId}`;
  return sql`not exists (select from users where users.id = record.user_id and users.role <> 'employee')`;
}

/** The day of a row of a table `record`, one of the stretch. */
export function dayOf({ days, starts }: DayStretch): Source {
  const instants = starts.map((start) => start.toISOString());
  return sql`(${days}::date[])[width_bucket(record.created_at, ${instants}::timestamptz[])]`;
}

/** Rows of a table `record` that were made in the stretch. */
export function inside({ starts, end }: DayStretch): Source {
  return sql`record.created_at >= ${starts[0]} and record.created_at < ${end}`;
}

/** Counts questionnaires from the records. To be put into a statement. */
export function scoresOf(stretch: DayStretch, whose: Whose): RawBuilder<ScoreTally> {
  return sql`
    select ${dayOf(stretch)} as day, record.type, record.partial, record.total_score, count(*)::integer as count
    from assessments as record
    where ${inside(stretch)} and ${belongsTo(whose)}
    group by 1, 2, 3, 4`;
}

/** Counts moods from the records. To be put into a statement. */
export function moodsOf(stretch: DayStretch, whose: Whose): RawBuilder<MoodTally> {
  return sql`
    select ${dayOf(stretch)} as day, record.mood, count(*)::integer as count
    from moods as record
    where ${inside(stretch)} and ${belongsTo(whose)}
    group by 1, 2`;
}

/** One questionnaire as a count of one. To be put into a statement. */
export function rowOfScore(
  day: string,
  { type, partial, totalScore }: { type: InstrumentType; partial: boolean; totalScore: number },
): RawBuilder<ScoreTally> {
  return sql`
    select ${day}::date as day, ${type}::text as type, ${partial}::boolean as partial,
      ${totalScore}::smallint as total_score, 1 as count`;
}

/** Many questionnaires as counts. To be put into a statement. */
export function rowsOfScores(
  records: readonly { day: string; type: InstrumentType; partial: boolean; totalScore: number }[],
): RawBuilder<ScoreTally> {
  return sql`
    select day, type, partial, total_score, count(*)::integer as count
    from unnest(${records.map(({ day }) => day)}::date[], ${records.map(({ type }) => type)}::text[],
      ${records.map(({ partial }) => partial)}::boolean[], ${records.map(({ totalScore }) => totalScore)}::smallint[]
    ) as record (day, type, partial, total_score)
    group by 1, 2, 3, 4`;
}

/** Many moods as counts. To be put into a statement. */
export function rowsOfMoods(records: readonly { day: string; mood: MoodWord }[]): RawBuilder<MoodTally> {
  return sql`
    select day, mood, count(*)::integer as count
    from unnest(${records.map(({ day }) => day)}::date[], ${records.map(({ mood }) => mood)}::text[])
      as record (day, mood)
    group by 1, 2`;
}

/** One mood as a count of one. To be put into a statement. */
export function rowOfMood(day: string, mood: MoodWord): RawBuilder<MoodTally> {
  return sql`select ${day}::date as day, ${mood}::text as mood, 1 as count`;
}

/** Adds to the counts, or takes away from them. The caller holds the state's lock. */
export async function addScores(db: Kysely<Database>, rows: Source, sign: 1 | -1): Promise<void> {
  await sql`
    insert into day_scores (day, type, partial, total_score, count)
    select day, type, partial, total_score, ${sign}::integer * count from (${rows}) as counted
    on conflict (day, type, partial, total_score) do update set count = day_scores.count + excluded.count`.execute(db);
}

/** Adds to the counts, or takes away from them. The caller holds the state's lock. */
export async function addMoods(db: Kysely<Database>, rows: Source, sign: 1 | -1): Promise<void> {
  await sql`
    insert into day_moods (day, mood, count)
    select day, mood, ${sign}::integer * count from (${rows}) as counted
    on conflict (day, mood) do update set count = day_moods.count + excluded.count`.execute(db);
}
