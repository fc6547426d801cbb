import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

export async function readSharesSince(db: Kysely<Database>, userId: string): Promise<Date | null> {
  const row = await db.selectFrom('users').select('shares_since').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.shares_since;
}

export async function writeSharesSince(db: Kysely<Database>, userId: string, since: Date | null): Promise<void> {
  await db.updateTable('users').set({ shares_since: since }).where('id', '=', userId).execute();
}
