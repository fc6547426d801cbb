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
