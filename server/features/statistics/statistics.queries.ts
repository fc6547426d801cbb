import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType, WireName } from '../../../domain/instruments/instrument.ts';
import type { FourBand, WireNames } from '../../../domain/instruments/instrument-shape.ts';
import { moodWords } from '../../../domain/moods.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import type { Database } from '../../db/schema.ts';
import type { DailyRollups } from '../daily-rollups/read-rollups.queries.ts';

export async function countAllEmployees(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('employee_counts')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('count'), sql<number>`0`).as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type Overview = Record<WireName<'submissions'>, number> & { totalEmployees: number; moodEntries: number };

const submissions = sql`sum(minimal + mild + moderate + severe + partial)`;
const scored = sql`sum(minimal + mild + moderate + severe)`;
const moodColumns = moodWords.map((word) => sql.ref(word));

/** One column for each questionnaire, by its published name. */
function columnsOf(part: keyof WireNames, valueOf: (isOfType: RawBuilder<unknown>) => RawBuilder<unknown>) {
  return sql.join(
    instrumentTypes.map((type) => {
      const isOfType = sql`filter (where type = ${type}::text)`;
      return sql`${valueOf(isOfType)} as ${sql.ref(instruments[type].wire[part])}`;
    }),
  );
}

const submissionsOf = (isOfType: RawBuilder<unknown>) => sql`coalesce(${submissions} ${isOfType}, 0)`;

export async function countOverview({ db, scores, moods }: DailyRollups): Promise<Overview> {
  const { rows } = await sql<Overview>`
    select
      (select coalesce(sum(count), 0) from employee_counts) as "totalEmployees",
      (select coalesce(sum(${sql.join(moodColumns, sql` + `)}), 0) from ${moods}) as "moodEntries",
      ${columnsOf('submissions', submissionsOf)}
    from ${scores}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate without a row');
  return row;
}

/** Whole questionnaires by severity; a type without any is left out. */
export async function countBands({
  db,
  scores,
}: DailyRollups): Promise<({ type: InstrumentType } & Record<FourBand, number>)[]> {
  const { rows } = await sql<{ type: InstrumentType } & Record<FourBand, number>>`
    select type, sum(minimal) as "Minimal", sum(mild) as "Mild", sum(moderate) as "Moderate", sum(severe) as "Severe"
    from ${scores} group by type`.execute(db);
  return rows;
}

type DaySubmissions = Record<WireName<'count'>, number> & { date: string };

/** Partial records are submissions too. Oldest day first. */
export async function countSubmissions({ db, scores }: DailyRollups): Promise<DaySubmissions[]> {
  const { rows } = await sql<DaySubmissions>`
    select day as date, ${columnsOf('count', submissionsOf)}
    from ${scores} group by day having ${submissions} > 0 order by day`.execute(db);
  return rows;
}

type DayAverages = Record<WireName<'average'>, number | null> & Record<WireName<'scored'>, number> & { date: string };

/** Of whole questionnaires, and of how many. Oldest day first. */
export async function averageScores({ db, scores }: DailyRollups): Promise<DayAverages[]> {
  const averageOf = (isOfType: RawBuilder<unknown>) =>
    sql`(sum(score_sum) ${isOfType})::float8 / nullif(${scored} ${isOfType}, 0)`;
  const countOf = (isOfType: RawBuilder<unknown>) => sql`coalesce(${scored} ${isOfType}, 0)`;
  const { rows } = await sql<DayAverages>`
    select day as date, ${columnsOf('average', averageOf)}, ${columnsOf('scored', countOf)}
    from ${scores} group by day having ${scored} > 0 order by day`.execute(db);
  return rows;
}

export async function countMoods({ db, moods }: DailyRollups): Promise<Partial<Record<MoodWord, number>>> {
  const { rows } = await sql<Partial<Record<MoodWord, number>>>`
    select ${sql.join(moodColumns.map((column) => sql`sum(${column}) as ${column}`))}
    from ${moods}`.execute(db);
  return rows[0] ?? {};
}
