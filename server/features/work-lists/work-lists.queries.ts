import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';

export interface OpenEntry {
  id: number;
  kind: WorkListKind;
  name: string;
  within: number | null;
}

/** What is not retired, in the order of the lists. */
export async function findOpenEntries(db: Kysely<Database>): Promise<OpenEntry[]> {
  return db
    .selectFrom('work_list_entries')
    .select(['id', 'kind', 'name', 'within'])
    .where('retired_at', 'is', null)
    .where('merged_into', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
