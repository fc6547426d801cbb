import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { isUniqueViolation } from '../../../db/violations.ts';

export interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string;
  host: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

function passkeys(db: Kysely<Database>) {
  return db
    .selectFrom('passkeys')
    .select([
      ...(['id', 'user_id as userId', 'credential_id as credentialId', 'public_key as publicKey'] as const),
      ...(['counter', 'transports', 'host', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const),
    ]);
}

/** The oldest first. */
export async function findPasskeys(db: Kysely<Database>, userId: string): Promise<StoredPasskey[]> {
  return passkeys(db).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
}

export async function findPasskey(db: Kysely<Database>, credentialId: Buffer): Promise<StoredPasskey | undefined> {
  return passkeys(db).where('credential_id', '=', credentialId).executeTakeFirst();
}

/** False where the same passkey is stored already, no matter whose it is. */
export async function insertPasskey(db: Transaction<Database>, passkey: StoredPasskey): Promise<boolean> {
  try {
    await db
      .insertInto('passkeys')
      .values({
        id: passkey.id,
        user_id: passkey.userId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports,
        host: passkey.host,
        name: passkey.name,
        created_at: passkey.createdAt,
        last_used_at: passkey.lastUsedAt,
      })
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys_credential_id_key')) return false;
    throw error;
  }
}

/**
 * Notes a use, where no later one has been noted: an authenticator that counts never says a number twice, so that a second
 * one with the same number is a copy of it.
 */
export async function notePasskeyUse(
  db: Kysely<Database>,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.lit(counter === 0)])]))
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function deletePasskey(db: Transaction<Database>, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function deletePasskeysOf(db: Transaction<Database>, userId: string, since: Date): Promise<number> {
  const gone = db.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since);
  return (await gone.returning('id').execute()).length;
}

/** What a browser was asked to sign, and for what. */
export type PasskeyPurpose =
  | { purpose: 'sign_in'; userId: null; boundTo: null }
  /** `boundTo`: the session that adds it, or the sign-in that it is the second step of. */
  | { purpose: 'add' | 'second_factor'; userId: string; boundTo: Buffer };

export async function insertPasskeyChallenge(
  db: Kysely<Database>,
  { purpose, userId, boundTo }: PasskeyPurpose,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  const row = { challenge_hash: hash, purpose, user_id: userId, bound_to: boundTo, expires_at: expiresAt };
  await db.insertInto('passkey_challenges').values(row).execute();
}

/** Gone whatever comes of it. False where it is none, was used, is too old, or was for something else. */
export async function takePasskeyChallenge(
  db: Kysely<Database>,
  { purpose, userId, boundTo }: PasskeyPurpose,
  { hash, now }: { hash: Buffer; now: Date },
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .returning(['purpose', 'user_id as userId', 'bound_to as boundTo', 'expires_at as expiresAt'])
    .executeTakeFirst();
  if (!used || used.purpose !== purpose || used.userId !== userId || used.expiresAt <= now) return false;
  return boundTo === null ? used.boundTo === null : used.boundTo !== null && boundTo.equals(used.boundTo);
}

export async function deleteEndedPasskeyChallenges(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}
