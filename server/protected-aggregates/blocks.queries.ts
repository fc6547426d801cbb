import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { dayInZone } from '../../domain/dates.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { reachOf } from '../../domain/statistics/chance.ts';
import { blockOf } from '../../domain/statistics/blocks.ts';
import type { Block } from '../../domain/statistics/protected-blocks.ts';
import { fourBands } from '../../domain/instruments/scoring.ts';
import { moodWords } from '../../domain/moods.ts';
import type { DayStretch } from '../daily-rollups/org-days.ts';
import { findFirstRecord } from '../daily-rollups/state.queries.ts';
import { bandPlace, belongsTo, inside } from '../daily-rollups/tally.queries.ts';
import type { Database } from '../db/schema.ts';

interface Count {
  cell: number;
  people: number;
  scoreSum: number;
}

/** Of each person the latest whole result. */
export async function countScores(
  db: Transaction<Database>,
  type: InstrumentType,
  stretch: DayStretch,
): Promise<{ cells: number[]; scoreSum: number }> {
  const { rows } = await sql<Count>`
    select ${bandPlace(type)} as cell, count(*) as people,
      sum(2 * record.total_score - ${reachOf(type)}::integer) as "scoreSum"
    from (select distinct on (record.user_id) record.total_score from assessments as record
      where record.type = ${type} and not record.partial and ${inside(stretch)} and ${belongsTo('employees')}
      order by record.user_id, record.created_at desc, record.id desc) as record
    group by 1`.execute(db);
  const cells = fourBands.map((_, place) => rows.find(({ cell }) => cell === place + 1)?.people ?? 0);
  return { cells, scoreSum: rows.reduce((sum, row) => sum + row.scoreSum, 0) };
}

/** Of each person the latest mood. */
export async function countLatestMoods(db: Transaction<Database>, stretch: DayStretch): Promise<number[]> {
  const { rows } = await sql<{ mood: string; people: number }>`
    select mood, count(*) as people
    from (select distinct on (record.user_id) record.mood from moods as record
      where ${inside(stretch)} and ${belongsTo('employees')}
      order by record.user_id, record.created_at desc, record.id desc) as latest
    group by 1`.execute(db);
  return moodWords.map((word) => rows.find(({ mood }) => mood === word)?.people ?? 0);
}

/** People with any result. */
export async function countPeople(db: Transaction<Database>, stretch: DayStretch): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct record.user_id) as people from assessments as record
    where ${inside(stretch)} and ${belongsTo('employees')}`.execute(db);
  return rows[0]?.people ?? 0;
}

/** What another process has made meanwhile stays: chance is drawn once. */
export async function insertBlocks(db: Transaction<Database>, blocks: readonly Block[]): Promise<void> {
  await db
    .insertInto('figure_blocks')
    .values(
      blocks.map(({ kind, firstDay, cells, scoreSum }) => ({
        kind,
        first_day: firstDay,
        cells: [...cells],
        score_sum: scoreSum,
        moods: kind === 'mood' ? [...moodWords] : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those that begin on this day or later. */
export async function deleteBlocksFrom(db: Kysely<Database>, firstDay: string): Promise<void> {
  await db.deleteFrom('figure_blocks').where('first_day', '>=', firstDay).execute();
}

export async function findLastBlock(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db
    .selectFrom('figure_blocks')
    .select('first_day')
    .orderBy('first_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.first_day;
}

/** The block of the first account, or of an older record where there is one; undefined where no one is there. */
export async function findFirstBlock(db: Kysely<Database>, timeZone: string): Promise<string | undefined> {
  const { rows } = await sql<{ first: Date | null }>`select min(created_at) as first from users`.execute(db);
  const instants = [rows[0]?.first, await findFirstRecord(db)].flatMap((instant) => instant ?? []);
  const [first] = instants.map((instant) => dayInZone(instant, timeZone)).toSorted();
  return first && blockOf(first);
}

/** In the order of days, up to the one that begins on `lastBlock`. */
export async function readBlocks(db: Kysely<Database>, lastBlock: string): Promise<Block[]> {
  const rows = await db
    .selectFrom('figure_blocks')
    .select(['kind', 'first_day as firstDay', 'cells', 'score_sum as scoreSum', 'moods'])
    .where('first_day', '<=', lastBlock)
    .orderBy('first_day')
    .execute();
  return rows.map(({ moods, cells, ...block }) => ({ ...block, cells: moods ? inOrder(moods, cells) : cells }));
}

/** A block keeps the moods of its time; they are read in today's order, and one that is newer was chosen by no one. */
export function inOrder(moods: readonly string[], cells: readonly number[]): number[] {
  return moodWords.map((word) => cells[moods.indexOf(word)] ?? 0);
}
