import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { listAround, workListKinds } from '../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import type { Database } from '../../db/schema.ts';

/** Locks the entries that are chosen and can be, a state before its city, as a merge of states does. Returns of which lists there was one. */
export async function holdOpenEntries(
  db: Transaction<Database>,
  chosen: Partial<Record<WorkListKind, string>>,
): Promise<WorkListKind[]> {
  const kinds = workListKinds.filter((kind) => chosen[kind] !== undefined);
  const names = kinds.map((kind) => chosen[kind]);
  const around = kinds.map((kind) => chosen[listAround(kind) ?? kind] ?? null);
  const { rows } = await sql<{ kind: WorkListKind }>`
    select entry.kind from work_list_entries as entry
    left join work_list_entries as around on around.id = entry.within
    where entry.retired_at is null and entry.merged_into is null and (entry.kind, entry.name, coalesce(around.name, entry.name))
      in (select * from unnest(${kinds}::text[], ${names}::text[], ${around}::text[]))
    order by entry.kind = 'city', entry.id for share of entry`.execute(db);
  return rows.map(({ kind }) => kind);
}

export interface StoredEntry {
  id: number;
  kind: WorkListKind;
  name: string;
  name_key: string;
  within: number | null;
  retired_at: Date | null;
}

/** Retired ones too, in the order of the lists. */
export async function findEntries(db: Kysely<Database>): Promise<StoredEntry[]> {
  return db
    .selectFrom('work_list_entries')
    .select(['id', 'kind', 'name', 'name_key', 'within', 'retired_at'])
    .where('merged_into', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** No one else changes a list until the transaction ends. Who only chooses from one goes on. */
export async function holdLists(db: Transaction<Database>): Promise<StoredEntry[]> {
  await sql`lock table work_list_entries in share row exclusive mode`.execute(db);
  return findEntries(db);
}

export async function findMerged(db: Kysely<Database>, id: number): Promise<{ into: number } | undefined> {
  return db
    .selectFrom('work_list_entries')
    .select('merged_into as into')
    .where('id', '=', id)
    .where('merged_into', 'is not', null)
    .$narrowType<{ into: number }>()
    .executeTakeFirst();
}

export async function findAddedWith(
  db: Kysely<Database>,
  idempotencyKey: string,
): Promise<Pick<StoredEntry, 'kind' | 'name_key' | 'within'> | undefined> {
  return db
    .selectFrom('work_list_entries')
    .select(['kind', 'name_key', 'within'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

type NewEntry = Pick<StoredEntry, 'kind' | 'name' | 'name_key' | 'within'> & { idempotency_key: string | null };

/** Behind all others, in the order given. Returns their ids, in the same order. */
export async function insertEntries(db: Transaction<Database>, entries: readonly NewEntry[]): Promise<number[]> {
  const all = <Key extends keyof NewEntry>(key: Key) => entries.map((entry) => entry[key]);
  const { rows } = await sql<{ id: number }>`
    insert into work_list_entries (kind, name, name_key, within, idempotency_key, position)
    select kind, name, name_key, within, idempotency_key,
      (select coalesce(max(position), 0) from work_list_entries) + place
    from unnest(${all('kind')}::text[], ${all('name')}::text[], ${all('name_key')}::text[], ${all('within')}::bigint[],
      ${all('idempotency_key')}::text[]) with ordinality as new (kind, name, name_key, within, idempotency_key, place)
    order by place returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function updateEntry(
  db: Transaction<Database>,
  id: number,
  change: Partial<Pick<StoredEntry, 'name' | 'name_key' | 'within' | 'retired_at'>> & { merged_into?: number },
): Promise<void> {
  const { name, name_key, within, retired_at, merged_into } = change;
  const columns = { name, name_key, within, retired_at, merged_into };
  await db.updateTable('work_list_entries').set(columns).where('id', '=', id).execute();
}

/** What has gone into `from` earlier goes on to where it has gone now, so that one look finds it. */
export async function passOnMerged(db: Transaction<Database>, from: number, into: number): Promise<void> {
  await db.updateTable('work_list_entries').set({ merged_into: into }).where('merged_into', '=', from).execute();
}

/** Gives entries their places, counted from 1. */
export async function placeEntries(db: Transaction<Database>, ids: readonly number[]): Promise<void> {
  await sql`
    update work_list_entries as entry set position = placed.position
    from unnest(${ids}::bigint[]) with ordinality as placed (id, position)
    where entry.id = placed.id and entry.position <> placed.position`.execute(db);
}
