import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import { bringBack } from '../../../db/bring-back.queries.ts';
import type { Database } from '../../../db/schema.ts';

type StoredWish = Selectable<Database['check_in_wishes']>;

export async function findWish(db: Kysely<Database>, userId: string): Promise<StoredWish | undefined> {
  return db.selectFrom('check_in_wishes').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** What is wished now, or `first`, held until the transaction ends: of two changes at once each keeps what the other changed. */
export async function holdWish(db: Transaction<Database>, first: StoredWish): Promise<StoredWish> {
  const { user_id, in_bar, by_push, by_mail, told_until, closed_until, look_at } = first;
  await db
    .insertInto('check_in_wishes')
    .values({ user_id, in_bar, by_push, by_mail, told_until, closed_until, look_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('check_in_wishes')
    .selectAll()
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function changeWish(
  db: Transaction<Database>,
  userId: string,
  { in_bar, by_push, by_mail, told_until, closed_until, look_at }: Partial<Omit<StoredWish, 'user_id'>>,
): Promise<void> {
  const change = { in_bar, by_push, by_mail, told_until, closed_until, look_at };
  await db.updateTable('check_in_wishes').set(change).where('user_id', '=', userId).execute();
}

export async function closeBar(db: Kysely<Database>, userId: string, until: Date): Promise<void> {
  await db.updateTable('check_in_wishes').set({ closed_until: until }).where('user_id', '=', userId).execute();
}

/** Those to be looked at now. Until the transaction ends no other process takes them. */
export async function holdDueWishes(db: Transaction<Database>, now: Date, limit: number): Promise<StoredWish[]> {
  return db
    .selectFrom('check_in_wishes')
    .selectAll()
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Those of them who may sign in, with the zone of the device on which they get notifications, where they have one. */
export async function findReaders(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<Map<string, { zone: string | null }>> {
  const { rows } = await sql<{ id: string; zone: string | null }>`
    select id, (select time_zone from push_subscriptions where user_id = users.id order by checked_at desc limit 1) as zone
    from users where id = any(${[...userIds]}::uuid[]) and disabled_at is null and left_at is null`.execute(db);
  return new Map(rows.map(({ id, zone }) => [id, { zone }]));
}

/** Of someone who has paused their reminders for longer nothing but a look comes early. */
export async function bringBackWishes(db: Kysely<Database>, now: Date): Promise<void> {
  for (const column of ['look_at', 'told_until', 'closed_until'] as const)
    await bringBack(db, ['check_in_wishes', column], now);
}
