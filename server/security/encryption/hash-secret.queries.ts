import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Encrypted. */
export async function findHashSecret(db: Kysely<Database>): Promise<Buffer | undefined> {
  return (await db.selectFrom('hash_secrets').select('content').executeTakeFirst())?.content;
}

/** Nothing where there is one already. */
export async function insertHashSecret(db: Kysely<Database>, content: Buffer): Promise<void> {
  await db
    .insertInto('hash_secrets')
    .values({ content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
