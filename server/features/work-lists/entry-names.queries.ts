import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';

export interface WorkEntry {
  id: number;
  kind: WorkListKind;
  name: string;
  nameKey: string;
  within: number | null;
  retired: boolean;
  mergedInto: number | null;
}

/** All entries that there have ever been: some hundreds. */
export async function findWorkEntries(db: Kysely<Database>): Promise<ReadonlyMap<number, WorkEntry>> {
  const rows = await db
    .selectFrom('work_list_entries')
    .select(['id', 'kind', 'name', 'name_key as nameKey', 'within', 'retired_at', 'merged_into as mergedInto'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ retired_at, ...entry }) => [entry.id, { ...entry, retired: retired_at !== null }]));
}

/** The entry that one has become: that which its people have gone to, where it was merged. */
export function entryNow(entries: ReadonlyMap<number, WorkEntry>, id: number): WorkEntry | undefined {
  let entry = entries.get(id);
  for (let steps = 0; entry?.mergedInto && steps < entries.size; steps += 1) entry = entries.get(entry.mergedInto);
  return entry;
}
