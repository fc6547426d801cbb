import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { RecordPolicy } from '../../../domain/visibility/record-policy.ts';
import type { Database } from '../../db/schema.ts';
import {
  decryptAdminThen,
  encryptAdminThen,
  decryptGrantedReason,
  decryptLoggedReason,
  encryptGrantedReason,
  encryptLoggedReason,
} from '../../security/encryption/reason-columns.ts';
import type { AdminThen } from '../../security/encryption/reason-columns.ts';
import type { Cipher } from '../../security/encryption/cipher.ts';

interface RecordOwner {
  name: string;
  sharesSince: Date | null;
  disabled: boolean;
}

/**
 * Undefined where the id belongs to no one, or to someone who is not an employee or has left. Until the transaction ends the
 * person cannot take the consent back: what is read in it was shared when it was read.
 */
export async function keepRecordOwner(db: Transaction<Database>, id: string): Promise<RecordOwner | undefined> {
  return db
    .selectFrom('users')
    .select(['name', 'shares_since as sharesSince', sql<boolean>`disabled_at is not null`.as('disabled')])
    .where('id', '=', id)
    .where('role', '=', 'employee')
    .where('left_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}

interface Store {
  db: Kysely<Database>;
  cipher: Cipher;
}

interface StoreInTransaction extends Store {
  db: Transaction<Database>;
}

/** The reason that still counts under the policy in force; undefined where there is none. */
export async function findReason(
  { db, cipher }: Store,
  { adminId, personId, policy, now }: { adminId: string; personId: string; policy: RecordPolicy; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('record_access')
    .select('reason')
    .where('person_id', '=', personId)
    .where('admin_id', '=', adminId)
    .where('policy', '=', policy)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && decryptGrantedReason(cipher, { personId, adminId }, row.reason);
}

/** A newer reason takes the place of the older one. */
export async function putReason(
  { db, cipher }: StoreInTransaction,
  grant: { adminId: string; personId: string; policy: RecordPolicy; reason: string; expiresAt: Date },
): Promise<void> {
  const { adminId, personId, policy, expiresAt } = grant;
  const reason = encryptGrantedReason(cipher, grant, grant.reason);
  await db
    .insertInto('record_access')
    .values({ admin_id: adminId, person_id: personId, policy, reason, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'admin_id']).doUpdateSet({ policy, reason, expires_at: expiresAt }),
    )
    .execute();
}

export async function deleteEndedReasons(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('record_access').where('expires_at', '<=', now).execute();
}

/** To be written in the transaction that reads the record: no entry, no data. */
export async function insertAccessLogEntry(
  { db, cipher }: StoreInTransaction,
  entry: { adminId: string; personId: string; policy: RecordPolicy; reason: string | undefined; now: Date },
): Promise<void> {
  const { adminId, personId, policy, reason, now } = entry;
  const admin = await db
    .selectFrom('users')
    .select(['name', 'email', 'admin_since'])
    .where('id', '=', adminId)
    .executeTakeFirstOrThrow();
  // Someone who sees the numbers of two entries learns nothing of the openings of others between them.
  const id = randomInt(1, 2 ** 48 - 1);
  const then = { name: admin.name, email: admin.email, since: admin.admin_since?.toISOString() ?? null };
  await db
    .insertInto('access_log')
    .values({
      id,
      at: now,
      admin_id: adminId,
      person_id: personId,
      policy,
      reason: reason === undefined ? null : encryptLoggedReason(cipher, id, reason),
      admin_then: encryptAdminThen(cipher, id, then),
    })
    .execute();
}

export interface StoredAccessLogEntry {
  id: number;
  at: Date;
  policy: RecordPolicy;
  reason: string | null;
  /** As it was when they looked; null where an earlier version wrote the entry and the account is gone. */
  admin: AdminThen | null;
}

/**
 * Who has opened one person's record, newest first: all, or as many as `limit` says, behind `before`, an entry's time
 * and id.
 */
export async function findAccessLog(
  { db, cipher }: Store,
  personId: string,
  { limit, before }: { limit?: number; before?: { at: string; id: number } | undefined } = {},
): Promise<StoredAccessLogEntry[]> {
  const entries = db
    .selectFrom('access_log as entry')
    .leftJoin('users as admin', 'admin.id', 'entry.admin_id')
    .select(['entry.id', 'entry.at', 'entry.policy', 'entry.reason', 'entry.admin_then'])
    .select(['admin.name', 'admin.email', 'admin.admin_since'])
    .where('entry.person_id', '=', personId);
  const wanted = before
    ? entries.where((row) => row(row.refTuple('entry.at', 'entry.id'), '<', row.tuple(new Date(before.at), before.id)))
    : entries;
  const rows = await wanted
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(({ id, at, policy, reason, admin_then: then, ...now }) => ({
    id,
    at,
    policy,
    reason: decryptLoggedReason(cipher, id, reason),
    admin: then === null ? asItIsNow(now, at) : decryptAdminThen(cipher, id, then),
  }));
}

/** For an entry of an earlier version, which did not keep it. */
function asItIsNow(
  { name, email, admin_since: since }: { name: string | null; email: string | null; admin_since: Date | null },
  lookedAt: Date,
): AdminThen | null {
  if (name === null || email === null) return null;
  return { name, email, since: since !== null && since <= lookedAt ? since.toISOString() : null };
}
