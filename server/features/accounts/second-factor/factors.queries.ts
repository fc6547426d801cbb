import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { HashedCodes } from './recovery-codes.ts';

/** Until the transaction ends no one else changes the person's factors. */
export async function holdOwner(
  db: Transaction<Database>,
  userId: string,
): Promise<{ secondFactorSince: Date | null }> {
  return db
    .selectFrom('users')
    .select('second_factor_since as secondFactorSince')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function findOwner(db: Kysely<Database>, userId: string): Promise<{ email: string; name: string }> {
  return db.selectFrom('users').select(['email', 'name']).where('id', '=', userId).executeTakeFirstOrThrow();
}

interface StoredTotp {
  secret: Buffer;
  confirmedAt: Date | null;
}

export async function findTotp(db: Kysely<Database>, userId: string): Promise<StoredTotp | undefined> {
  return db
    .selectFrom('totp_factors')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** In place of one that no code was sent for. False where there is one that counts. */
export async function storeTotp(
  db: Kysely<Database>,
  { userId, secret, now }: { userId: string; secret: Buffer; now: Date },
): Promise<boolean> {
  const stored = await db
    .insertInto('totp_factors')
    .values({ user_id: userId, secret, created_at: now, confirmed_at: null, last_step: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now })
        .where('totp_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** False where the secret is another one by now, or counts already. */
export async function turnTotpOn(
  db: Transaction<Database>,
  { userId, secret, step, now }: { userId: string; secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const turned = await db
    .updateTable('totp_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return turned !== undefined;
}

/** True for only one of several calls that use the code of a step at once. Codes of that step or earlier are refused from then on. */
export async function takeStep(db: Kysely<Database>, userId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** False where there was none that counted. */
export async function deleteTotp(db: Transaction<Database>, userId: string, since = new Date(0)): Promise<boolean> {
  const gone = await db
    .deleteFrom('totp_factors')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('confirmed_at')
    .executeTakeFirst();
  return gone !== undefined && gone.confirmed_at !== null;
}

export async function countRecoveryCodes(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** In place of all that there were. */
export async function replaceRecoveryCodes(
  db: Transaction<Database>,
  userId: string,
  { salt, hashes }: HashedCodes,
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash, salt }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

export async function deleteRecoveryCodes(db: Transaction<Database>, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export async function findRecoverySalt(db: Kysely<Database>, userId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('salt')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row?.salt;
}

/** True for only one of several calls that use it at once. */
export async function takeRecoveryCode(db: Kysely<Database>, userId: string, hash: Buffer): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}
