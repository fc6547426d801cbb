import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { FigureKind } from '../../domain/statistics/figure-kinds.ts';
import { fourBands } from '../../domain/instruments/scoring.ts';
import { moodWords } from '../../domain/moods.ts';
import { workListKinds } from '../../domain/work-lists.ts';
import type { WorkListKind } from '../../domain/work-lists.ts';
import { firstDetails, groupsOf, ownDetails } from '../daily-rollups/group-tally.queries.ts';
import type { DayStretch } from '../daily-rollups/org-days.ts';
import { bandPlace, belongsTo, inside } from '../daily-rollups/tally.queries.ts';
import type { Database } from '../db/schema.ts';
import { inOrder } from './blocks.queries.ts';
import type { BlockSpan } from './protected-figures.ts';

/** A group: an entry of a list, 0 for those who had none. */
export interface Group {
  list: WorkListKind;
  entry: number;
}

export interface GroupCount extends Group {
  /** From 1. */
  cell: number;
  people: number;
}

export interface GroupBlock extends Group {
  kind: FigureKind;
  firstDay: string;
  cells: readonly number[];
}

/** Of each person the latest record of a kind, in each of their groups of that time. */
export async function countInGroups(
  db: Transaction<Database>,
  kind: FigureKind,
  stretch: DayStretch,
): Promise<GroupCount[]> {
  const ofKind: RawBuilder<unknown> = kind === 'mood' ? sql`true` : sql`record.type = ${kind} and not record.partial`;
  const cell = kind === 'mood' ? sql`array_position(${[...moodWords]}::text[], record.mood)` : bandPlace(kind);
  const { rows } = await sql<GroupCount>`
    select list, entry, cell, count(*)::integer as people
    from (select distinct on (record.user_id) ${cell} as cell, ${ownDetails} as details
      from ${sql.table(kind === 'mood' ? 'moods' : 'assessments')} as record
      ${firstDetails}
      where ${ofKind} and ${inside(stretch)} and ${belongsTo('employees')}
      order by record.user_id, record.created_at desc, record.id desc) as latest
    join work_details as details on details.id = latest.details ${groupsOf(workListKinds)}
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** Every entry that there is or was, and in each list those who have none. */
export async function findAllGroups(db: Kysely<Database>): Promise<Group[]> {
  const entries = await db.selectFrom('work_list_entries').select(['kind as list', 'id as entry']).execute();
  return [...entries, ...workListKinds.map((list) => ({ list, entry: 0 }))];
}

/** What another process has made meanwhile stays: chance is drawn once. */
export async function insertGroupBlocks(db: Transaction<Database>, blocks: readonly GroupBlock[]): Promise<void> {
  // A list of lists can't be sent as one: the cells go as texts.
  await sql`
    insert into group_blocks (list, entry, kind, first_day, cells, moods)
    select list, entry, kind, first_day, cells::integer[],
      case when kind = 'mood' then ${[...moodWords]}::text[] end
    from unnest(${blocks.map(({ list }) => list)}::text[], ${blocks.map(({ entry }) => entry)}::bigint[],
      ${blocks.map(({ kind }) => kind)}::text[], ${blocks.map(({ firstDay }) => firstDay)}::date[],
      ${blocks.map(({ cells }) => `{${cells.join(',')}}`)}::text[]) as made (list, entry, kind, first_day, cells)
    order by list, first_day, kind, entry
    on conflict do nothing`.execute(db);
}

/** Those that begin on this day or later. */
export async function deleteGroupBlocksFrom(db: Kysely<Database>, firstDay: string): Promise<void> {
  await db.deleteFrom('group_blocks').where('first_day', '>=', firstDay).execute();
}

export async function findLastGroupBlock(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{
    last: string | null;
  }>`select max(first_day) as last from group_blocks where list = ${workListKinds[0]}`.execute(db);
  return rows[0]?.last ?? undefined;
}

/** Blocks of a group added up. */
export interface GroupSum {
  entry: number;
  kind: FigureKind;
  cells: readonly number[];
  /** How many blocks. */
  blocks: number;
}

const inSpan = (list: WorkListKind, { earliest, latest }: BlockSpan) =>
  sql`list = ${list} and first_day between ${earliest ?? '-infinity'}::date and ${latest}::date`;

const mostCells = Math.max(moodWords.length, fourBands.length);

/** One for each group and kind; more where moods came new meanwhile. */
export async function sumGroupBlocks(db: Kysely<Database>, list: WorkListKind, span: BlockSpan): Promise<GroupSum[]> {
  const sums = Array.from({ length: mostCells }, (_, place) => sql`sum(cells[${sql.lit(place + 1)}])`);
  const { rows } = await sql<GroupSum & { cells: number[]; moods: string[] | null }>`
    select entry, kind, moods, count(*)::integer as blocks,
      array_remove(array[${sql.join(sums)}]::integer[], null) as cells
    from group_blocks where ${inSpan(list, span)} group by entry, kind, moods`.execute(db);
  return rows.map(({ moods, cells, ...sum }) => ({ ...sum, cells: moods ? inOrder(moods, cells) : cells }));
}

/** The first days of the blocks that there are, in their order. */
export async function findGroupBlockDays(db: Kysely<Database>, list: WorkListKind, span: BlockSpan): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select first_day as day from group_blocks where ${inSpan(list, span)} and kind = 'mood' and entry = 0 order by 1`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}
