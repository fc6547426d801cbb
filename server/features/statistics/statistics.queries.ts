import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import type { Database } from '../../db/schema.ts';
import type { CountedDays } from '../../day-counts/counted-days.queries.ts';

export async function countAllEmployees(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('role', '=', 'employee')
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

export async function countOverview({ db, since, scores, moods }: CountedDays): Promise<Overview> {
  const hasTakenPart = since ? sql`last_assessment_at >= ${since}` : sql`last_assessment_at is not null`;
  const { rows } = await sql<Overview>`
    select
      (select count(*) from users where role = 'employee') as "totalEmployees",
      (select count(*) from users where role = 'employee' and ${hasTakenPart}) as participants,
      (select coalesce(sum(count), 0) from ${moods}) as "moodEntries",
      coalesce(sum(count) filter (where type = 'GAD-7'), 0) as "gadSubmissions",
      coalesce(sum(count) filter (where type = 'PHQ-9'), 0) as "phqSubmissions"
    from ${scores}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate without a row');
  return row;
}

/** How often each total of a whole questionnaire was reached. */
export async function countTotals({
  db,
  scores,
}: CountedDays): Promise<{ type: InstrumentType; total: number; count: number }[]> {
  const { rows } = await sql<{ type: InstrumentType; total: number; count: number }>`
    select type, total_score as total, sum(count) as count from ${scores}
    where not partial group by 1, 2`.execute(db);
  return rows;
}

export interface DaySubmissions {
  date: string;
  gad7_count: number;
  phq9_count: number;
}

/** Partial records are submissions too. Oldest day first. */
export async function countSubmissions({ db, scores }: CountedDays): Promise<DaySubmissions[]> {
  const { rows } = await sql<DaySubmissions>`
    select day as date,
      coalesce(sum(count) filter (where type = 'GAD-7'), 0) as gad7_count,
      coalesce(sum(count) filter (where type = 'PHQ-9'), 0) as phq9_count
    from ${scores} group by day order by day`.execute(db);
  return rows;
}

export interface DayAverages {
  date: string;
  avg_gad7_score: number | null;
  avg_phq9_score: number | null;
}

/** Of whole questionnaires. Oldest day first. */
export async function averageScores({ db, scores }: CountedDays): Promise<DayAverages[]> {
  const { rows } = await sql<DayAverages>`
    select day as date,
      (sum(count * total_score) filter (where type = 'GAD-7'))::float8
        / sum(count) filter (where type = 'GAD-7') as avg_gad7_score,
      (sum(count * total_score) filter (where type = 'PHQ-9'))::float8
        / sum(count) filter (where type = 'PHQ-9') as avg_phq9_score
    from ${scores} where not partial group by day order by day`.execute(db);
  return rows;
}

export async function countMoods({ db, moods }: CountedDays): Promise<{ mood: MoodWord; count: number }[]> {
  const { rows } = await sql<{ mood: MoodWord; count: number }>`
    select mood, sum(count) as count from ${moods} group by mood`.execute(db);
  return rows;
}
