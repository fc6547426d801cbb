import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import type { DailyRollups } from '../../daily-rollups/read-rollups.queries.ts';
import type { Database } from '../../db/schema.ts';

export interface ListEntry {
  id: number;
  name: string;
  within: string | null;
  isRetired: boolean;
  mergedInto: number | null;
}

/** All of a list, also those that are gone, in its order. */
export async function findEntries(db: Kysely<Database>, list: WorkListKind): Promise<ListEntry[]> {
  const { rows } = await sql<ListEntry>`
    select entry.id, entry.name, around.name as within, entry.retired_at is not null as "isRetired",
      entry.merged_into as "mergedInto"
    from work_list_entries as entry left join work_list_entries as around on around.id = entry.within
    where entry.kind = ${list}
    order by around.position, around.id, entry.position, entry.id`.execute(db);
  return rows;
}

/** Whole questionnaires of a group by severity, in the order of the four. */
export interface GroupBands {
  entry: number;
  type: InstrumentType;
  cells: number[];
}

export async function countGroupBands({ db, groupScores }: DailyRollups, list: WorkListKind): Promise<GroupBands[]> {
  const { rows } = await sql<GroupBands>`
    select entry, type, array[sum(minimal), sum(mild), sum(moderate), sum(severe)]::integer[] as cells
    from ${groupScores(list)} group by 1, 2`.execute(db);
  return rows;
}

export interface GroupMood {
  entry: number;
  mood: MoodWord;
  count: number;
}

export async function countGroupMoods({ db, groupMoods }: DailyRollups, list: WorkListKind): Promise<GroupMood[]> {
  const { rows } = await sql<GroupMood>`
    select entry, mood, sum(count)::integer as count from ${groupMoods(list)} group by 1, 2`.execute(db);
  return rows;
}
