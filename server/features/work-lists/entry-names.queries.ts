import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { byWorkList, listAround, workListKinds } from '../../../domain/work-lists.ts';
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

/** The same for each of a person. Their state is that of their city, which may have gone into one of another state. */
export function workNow(
  entries: ReadonlyMap<number, WorkEntry>,
  ids: Readonly<Record<WorkListKind, number>>,
): Record<WorkListKind, WorkEntry | undefined> {
  const now = byWorkList((kind) => entryNow(entries, ids[kind]));
  for (const kind of workListKinds) {
    const around = listAround(kind);
    const within = now[kind]?.within;
    if (around && within) now[around] = entryNow(entries, within);
  }
  return now;
}
