import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { FourBand } from '../../../domain/instruments/scoring.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import type { Database } from '../../db/schema.ts';
import type { DailyRollups } from '../../daily-rollups/read-rollups.queries.ts';

export async function countAllEmployees(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('employee_counts')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('count'), sql<number>`0`).as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface Overview {
  totalEmployees: number;
  gadSubmissions: number;
  phqSubmissions: number;
  moodEntries: number;
  participants: number;
}

const submissions = sql`sum(minimal + mild + moderate + severe + partial)`;
const scored = sql`sum(minimal + mild + moderate + severe)`;

export async function countOverview({ db, scores, moods }: DailyRollups): Promise<Omit<Overview, 'participants'>> {
  const { rows } = await sql<Omit<Overview, 'participants'>>`
    select
      (select coalesce(sum(count), 0) from employee_counts) as "totalEmployees",
      (select coalesce(sum(happy + calm + neutral + sad + angry), 0) from ${moods}) as "moodEntries",
      coalesce(${submissions} filter (where type = 'GAD-7'), 0) as "gadSubmissions",
      coalesce(${submissions} filter (where type = 'PHQ-9'), 0) as "phqSubmissions"
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

export interface DaySubmissions {
  date: string;
  gad7_count: number;
  phq9_count: number;
}

/** Partial records are submissions too. Oldest day first. */
export async function countSubmissions({ db, scores }: DailyRollups): Promise<DaySubmissions[]> {
  const { rows } = await sql<DaySubmissions>`
    select day as date,
      coalesce(${submissions} filter (where type = 'GAD-7'), 0) as gad7_count,
      coalesce(${submissions} filter (where type = 'PHQ-9'), 0) as phq9_count
    from ${scores} group by day having ${submissions} > 0 order by day`.execute(db);
  return rows;
}

export interface DayAverages {
  date: string;
  avg_gad7_score: number | null;
  avg_phq9_score: number | null;
}

/** Of whole questionnaires. Oldest day first. */
export async function averageScores({ db, scores }: DailyRollups): Promise<DayAverages[]> {
  const averageOf = (type: InstrumentType) => sql`(sum(score_sum) filter (where type = ${type}::text))::float8
        / nullif(${scored} filter (where type = ${type}::text), 0)`;
  const { rows } = await sql<DayAverages>`
    select day as date, ${averageOf('GAD-7')} as avg_gad7_score, ${averageOf('PHQ-9')} as avg_phq9_score
    from ${scores} group by day having ${scored} > 0 order by day`.execute(db);
  return rows;
}

export async function countMoods({ db, moods }: DailyRollups): Promise<Partial<Record<MoodWord, number>>> {
  const { rows } = await sql<Partial<Record<MoodWord, number>>>`
    select sum(happy) as happy, sum(calm) as calm, sum(neutral) as neutral, sum(sad) as sad, sum(angry) as angry
    from ${moods}`.execute(db);
  return rows[0] ?? {};
}
