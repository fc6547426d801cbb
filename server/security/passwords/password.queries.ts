import type { Kysely } from 'kysely';
import type { Role } from '../../../domain/roles.ts';
import type { Database } from '../../db/schema.ts';

/** Of a person who is signed in. Throws where the account has been erased. */
export async function findPasswordOf(
  db: Kysely<Database>,
  userId: string,
): Promise<{ email: string; role: Role; passwordHash: string; hasPassword: boolean }> {
  return db
    .selectFrom('users')
    .select(['email', 'role', 'password_hash as passwordHash', 'has_password as hasPassword'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Whether it is the one that the person has now: it ends with any other password. */
export async function isHashOf(db: Kysely<Database>, userId: string, passwordHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return found !== undefined;
}
