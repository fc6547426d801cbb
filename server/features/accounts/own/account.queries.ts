import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Role } from '../../../../domain/roles.ts';
import type { Database } from '../../../db/schema.ts';
import { deleteCountsTo } from '../../../mail/mail-counts.queries.ts';
import { dropMailsTo } from '../../../mail/outbox.queries.ts';

export async function findEraseAt(db: Kysely<Database>, userId: string): Promise<Date | null> {
  const row = await db.selectFrom('users').select('erase_at').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.erase_at;
}

/** False where an erasure was asked for already: its time stays. */
export async function planErasure(db: Transaction<Database>, userId: string, eraseAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ erase_at: eraseAt })
    .where('id', '=', userId)
    .where('erase_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where none was asked for. */
export async function dropErasure(db: Transaction<Database>, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ erase_at: null })
    .where('id', '=', userId)
    .where('erase_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function postponeErasure(db: Transaction<Database>, userId: string, until: Date): Promise<void> {
  await db.updateTable('users').set({ erase_at: until }).where('id', '=', userId).execute();
}

interface DueAccount {
  id: string;
  email: string;
  role: Role;
  disabled: boolean;
}

/** Everyone whose time has come, in that order. */
export async function findDueIds(db: Kysely<Database>, now: Date): Promise<string[]> {
  const due = await db.selectFrom('users').select('id').where('erase_at', '<=', now).orderBy('erase_at').execute();
  return due.map(({ id }) => id);
}

/** Until the transaction ends it is this one's. Undefined where another was quicker, or its person has called it off. */
export async function holdDueAccount(
  db: Transaction<Database>,
  id: string,
  now: Date,
): Promise<DueAccount | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', sql<boolean>`disabled_at is not null`.as('disabled')])
    .where('id', '=', id)
    .where('erase_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
}

/** With everything that refers to it: records, moods, safety plan, sessions, links, reminders. */
export async function deleteAccount(db: Transaction<Database>, { id, email }: DueAccount): Promise<void> {
  await dropMailsTo(db, email);
  await deleteCountsTo(db, email);
  await db
    .deleteFrom('registration_links')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute();
  await db.deleteFrom('users').where('id', '=', id).execute();
}
