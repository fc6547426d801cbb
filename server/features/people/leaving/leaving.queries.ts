import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Role } from '../../../../domain/roles.ts';
import type { Database } from '../../../db/schema.ts';

export interface StayingPerson {
  id: string;
  role: Role;
  disabled: boolean;
  leftOn: string | null;
}

const among = (column: 'id' | 'user_id' | 'person_id' | 'admin_id', ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** Those of them who have not left. Until the transaction ends no one else can change them. */
export async function holdStaying(db: Transaction<Database>, ids: readonly string[]): Promise<StayingPerson[]> {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'left_on as leftOn', sql<boolean>`disabled_at is not null`.as('disabled')])
    .where(among('id', ids))
    .where('left_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Those of these admins who stay, as far as is known. */
export async function findLastingAdmins(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where(among('id', ids)).where('left_on', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** Whose time has come, the earliest first; no more than `limit`. */
export async function findDueLeavers(db: Kysely<Database>, today: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('left_on', '<=', today)
    .where('left_at', 'is', null)
    .orderBy('left_on')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function setLeftOn(
  db: Transaction<Database>,
  ids: readonly string[],
  { leftOn, now }: { leftOn: string | null; now: Date },
): Promise<void> {
  await db.updateTable('users').set({ left_on: leftOn, updated_at: now }).where(among('id', ids)).execute();
}

/** They are in no list or total any more, and what lets them in, or lets them into records of others, is gone. */
export async function closeAccounts(db: Transaction<Database>, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    delete from outbox using users
    where users.id = any(${[...ids]}::uuid[]) and lower(outbox.address) = lower(users.email) and kind = 'reset'`.execute(
    db,
  );
  await db
    .updateTable('users')
    .set({ left_at: now, role: 'employee', updated_at: now })
    .where(among('id', ids))
    .execute();
  for (const table of ['sessions', 'known_browsers', 'password_resets', 'email_changes', 'email_undos'] as const)
    await db.deleteFrom(table).where(among('user_id', ids)).execute();
  await db.deleteFrom('board_report_recipients').where(among('admin_id', ids)).execute();
  await db.deleteFrom('record_access').where(among('person_id', ids)).execute();
  await db.deleteFrom('record_access').where(among('admin_id', ids)).execute();
}

/** They work here, as employees. False where they were not to leave. */
export async function reopenAccount(db: Transaction<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ left_on: null, left_at: null, updated_at: now })
    .where('id', '=', id)
    .where('left_on', 'is not', null)
    .executeTakeFirst();
  await db.deleteFrom('leaving_links').where('user_id', '=', id).execute();
  return numUpdatedRows === 1n;
}

export async function findLeaving(
  db: Kysely<Database>,
  id: string,
): Promise<{ left_on: string | null; has_left: boolean } | undefined> {
  return db
    .selectFrom('users')
    .select(['left_on', sql<boolean>`left_at is not null`.as('has_left')])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findLeaver(db: Kysely<Database>, id: string): Promise<{ name: string; eraseAt: Date | null }> {
  return db.selectFrom('users').select(['name', 'erase_at as eraseAt']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** For an admin who cannot go yet. */
export async function postponeLeaving(db: Transaction<Database>, id: string, leftOn: string): Promise<void> {
  await db.updateTable('users').set({ left_on: leftOn }).where('id', '=', id).execute();
}
