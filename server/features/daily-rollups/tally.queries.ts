import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import { moodWords } from '../../../domain/moods.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import type { Database } from '../../db/schema.ts';
import type { TimeRange } from './org-days.ts';

/** Rows of `day_scores`: counts of whole questionnaires by severity, of partial ones, and the sum of whole scores. */
export type ScoreTally = Database['day_scores'];

/** Rows of `day_moods`: one for each mood of a day. */
type MoodTally = Database['day_moods'];

/** The same with a column for each mood. */
export type MoodsOfDay = Record<MoodWord, number> & { day: string };

export type DayScore = { type: InstrumentType; partial: boolean; totalScore: number };

type Source = RawBuilder<unknown>;

/** Whose records: of all employees, or of one person. Only what was made as an employee, whatever the person is now. */
type Whose = 'employees' | { userId: string };

const bandColumns = ['minimal', 'mild', 'moderate', 'severe'] as const;
export const scoreNames = [...bandColumns, 'partial', 'score_sum'] as const;
export const columnsOf = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/** What is counted of a day, in the order of the tallies. */
export const scoreColumns = columnsOf(scoreNames);

/** Rows of a table `record` that are counted. */
export const isCounted = sql`record.made_as = 'employee'`;

function belongsTo(whose: Whose): Source {
  return whose === 'employees' ? isCounted : sql`record.user_id = ${whose.userId} and ${isCounted}`;
}

/** The day of a row of a table `record`, one of the range. */
function dayOf({ days, starts }: TimeRange): Source {
  if (days.length === 1) return sql`${days[0]}::date`;
  const instants = starts.map((start) => start.toISOString());
  return sql`(${days}::date[])[width_bucket(record.created_at, ${instants}::timestamptz[])]`;
}

/** Rows of a table `record` that were made in the range. */
export function inside({ from, end }: TimeRange): Source {
  return sql`record.created_at >= ${from} and record.created_at < ${end}`;
}

/** The place of a whole questionnaire's severity among the four, from 1. Of a row of a table `record`. */
export function bandPlace(type: InstrumentType): Source {
  const { bands } = instruments[type];
  const starts = bands.map(({ min }) => min);
  const places = bands.map(({ countsAs }) => fourBands.indexOf(countsAs) + 1);
  return sql`(${places}::integer[])[width_bucket(record.total_score::integer, ${starts}::integer[])]`;
}

/** For a row of a table `record`, whatever its type. */
function bandPlaceOfAny(): Source {
  const places = instrumentTypes.map((type) => sql`when record.type = ${type}::text then ${bandPlace(type)}`);
  return sql.join(places, sql` `);
}

/**
 * Counts questionnaires by day. `records` is a `from` clause whose rows are called `record`. There are few scores and many
 * records: like ones are counted first, and a score's severity is looked up once.
 */
function tallyScores(day: Source, records: Source): RawBuilder<ScoreTally> {
  const countOf = (band: number) => sql`coalesce(sum(alike) filter (where band = ${band}::integer), 0)::integer`;
  const counts = bandColumns.map((name, place) => sql`${countOf(place + 1)} as ${sql.ref(name)}`);
  return sql`
    select day, type, ${sql.join(counts)}, ${countOf(0)} as partial,
      coalesce(sum(total_score * alike) filter (where band > 0), 0)::bigint as score_sum
    from (select record.*, case when record.partial then 0 ${bandPlaceOfAny()} end as band
      from (select ${day} as day, record.type, record.total_score, record.partial, count(*) as alike
        from ${records} group by 1, 2, 3, 4) as record) as scored
    group by day, type`;
}

/** As `tallyScores`. */
function tallyMoods(day: Source, records: Source): RawBuilder<MoodTally> {
  return sql`
    select day, mood, count(*)::integer as count
    from (select ${day} as day, record.mood from ${records}) as logged
    group by day, mood`;
}

/** One column for each mood, of rows that have a mood. */
function moodColumns(count: Source): Source {
  return sql.join(
    moodWords.map(
      (word) => sql`coalesce(${count} filter (where mood = ${word}::text), 0)::integer as ${sql.ref(word)}`,
    ),
  );
}

/** A row for each day from rows for each mood of it. */
export function moodsByDay(tallies: RawBuilder<MoodTally>): RawBuilder<MoodsOfDay> {
  return sql`select day, ${moodColumns(sql`sum(count)`)} from (${tallies}) as of_moods group by day`;
}

/** A row for each day from the records of all employees: without sorting them by mood. */
export function moodsByDayOf(range: TimeRange): RawBuilder<MoodsOfDay> {
  return sql`
    select day, ${moodColumns(sql`count(*)`)}
    from (select ${dayOf(range)} as day, record.mood from moods as record
      where ${inside(range)} and ${isCounted}) as logged
    group by day`;
}

/** Counts questionnaires from the records. To be put into a statement. */
export function scoresOf(range: TimeRange, whose: Whose): RawBuilder<ScoreTally> {
  return tallyScores(dayOf(range), sql`assessments as record where ${inside(range)} and ${belongsTo(whose)}`);
}

/** Counts moods from the records. To be put into a statement. */
export function moodsOf(range: TimeRange, whose: Whose): RawBuilder<MoodTally> {
  return tallyMoods(dayOf(range), sql`moods as record where ${inside(range)} and ${belongsTo(whose)}`);
}

/** Questionnaires at hand as counts. To be put into a statement. */
export function rowsOfScores(records: readonly (DayScore & { day: string })[]): RawBuilder<ScoreTally> {
  const atHand = sql`
    unnest(${records.map(({ day }) => day)}::date[], ${records.map(({ type }) => type)}::text[],
      ${records.map(({ partial }) => partial)}::boolean[], ${records.map(({ totalScore }) => totalScore)}::smallint[])
    as record (day, type, partial, total_score)`;
  return tallyScores(sql`record.day`, atHand);
}

/** Moods at hand as counts. To be put into a statement. */
export function rowsOfMoods(records: readonly { day: string; mood: MoodWord }[]): RawBuilder<MoodTally> {
  const [days, moods] = [records.map(({ day }) => day), records.map(({ mood }) => mood)];
  return tallyMoods(sql`record.day`, sql`unnest(${days}::date[], ${moods}::text[]) as record (day, mood)`);
}
