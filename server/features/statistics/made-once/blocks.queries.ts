import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { addDays, dayInZone } from '../../../../domain/dates.ts';
import { blockDays, blockOf } from '../../../../domain/statistics/blocks.ts';
import { byFigureKind, figureKinds } from '../../../../domain/statistics/figure-kinds.ts';
import type { FigureKind } from '../../../../domain/statistics/figure-kinds.ts';
import type { Block, KindCount } from '../../../../domain/statistics/protected-blocks.ts';
import type { TimeRange } from '../../daily-rollups/org-days.ts';
import { findFirstRecord } from '../../daily-rollups/state.queries.ts';
import { inside, isCounted } from '../../daily-rollups/tally.queries.ts';
import type { Database } from '../../../db/schema.ts';
import { latestOf } from './latest-records.queries.ts';
import { wasMadeAhead } from './made-ahead.queries.ts';

/** People with a whole questionnaire of a type, or a mood, by the latest one of each. */
export async function countKind(db: Transaction<Database>, kind: FigureKind, range: TimeRange): Promise<KindCount> {
  const { rows } = await sql<KindCount>`
    select count(*)::integer as answered, count(*) filter (where is_raised)::integer as raised
    from ${latestOf(kind, range)} as latest`.execute(db);
  return rows[0] ?? { answered: 0, raised: 0 };
}

/** People with any result or mood. */
export async function countPeople(db: Transaction<Database>, range: TimeRange): Promise<number> {
  const which = sql`${inside(range)} and ${isCounted}`;
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from (
      select user_id from assessments as record where ${which}
      union select user_id from moods as record where ${which}) as people`.execute(db);
  return rows[0]?.people ?? 0;
}

/** What another process has made meanwhile stays: chance is drawn once. */
export async function insertBlock(
  db: Transaction<Database>,
  { firstDay: first_day, tookPart: took_part, smallest, kinds }: Block,
  closedThrough: string,
): Promise<void> {
  const made = await db
    .insertInto('figure_blocks')
    .values({ first_day, took_part, smallest, closed_through: closedThrough })
    .onConflict((conflict) => conflict.doNothing())
    .returning('first_day')
    .executeTakeFirst();
  if (!made) return;
  await db
    .insertInto('figure_block_kinds')
    .values(
      figureKinds.map((kind) => {
        const { answered, raised } = kinds[kind];
        return { first_day, kind, answered, raised };
      }),
    )
    .execute();
}

/** Of those whose days are over. */
export async function deleteBlocksMadeAhead(db: Kysely<Database>, lastClosed: string): Promise<void> {
  await db
    .deleteFrom('figure_blocks')
    .where('first_day', '<=', addDays(lastClosed, 1 - blockDays))
    .where(wasMadeAhead(lastClosed))
    .execute();
}

/** The last one whose days are over. */
export async function findLastBlock(db: Kysely<Database>, lastClosed: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('figure_blocks')
    .select('first_day')
    .where('first_day', '<=', addDays(lastClosed, 1 - blockDays))
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

/** The first days of blocks, both included, and the last day that is over. */
interface BlockSpan {
  earliest: string | undefined;
  latest: string;
  lastClosed: string;
}

/**
 * In the order of days, without those that are still to be made anew. A kind that there was not yet when a block was made was
 * answered by no one.
 */
export async function readBlocks(db: Kysely<Database>, { earliest, latest, lastClosed }: BlockSpan): Promise<Block[]> {
  const { rows } = await sql<
    Pick<Block, 'firstDay' | 'tookPart' | 'smallest'> & { kinds: Partial<Record<FigureKind, KindCount>> }
  >`
    select first_day as "firstDay", took_part as "tookPart", smallest,
      (select json_object_agg(kind, json_build_object('answered', answered, 'raised', raised))
        from figure_block_kinds as own where own.first_day = figure_blocks.first_day) as kinds
    from figure_blocks where first_day between ${earliest ?? '-infinity'}::date and ${latest}::date
      and not ${wasMadeAhead(lastClosed)}
    order by first_day`.execute(db);
  const none: KindCount = { answered: 0, raised: 0 };
  return rows.map(({ kinds, ...block }) => ({ ...block, kinds: byFigureKind((kind) => kinds[kind] ?? none) }));
}
