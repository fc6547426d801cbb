import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Waits to be looked up and mailed. Written alike for known and unknown e-mails. */
export async function insertResetRequest(
  db: Kysely<Database>,
  email: string,
  { now, byAdmin = false }: { now: Date; byAdmin?: boolean },
): Promise<void> {
  const row = { email, requested_at: now, next_attempt_at: now, by_admin: byAdmin };
  await db.insertInto('reset_requests').values(row).execute();
}

export interface ClaimedReset {
  id: number;
  email: string;
  /** An admin has asked for it, and not the person. */
  byAdmin: boolean;
  requestedAt: Date;
  /** The first is 1. */
  attempt: number;
}

/**
 * Takes the oldest request that is due, for `leaseSeconds`: no other process sees it until then, and no transaction
 * stays open while a mail server talks. If this process dies, another one takes over afterwards.
 */
export async function claimDueReset(
  db: Kysely<Database>,
  now: Date,
  leaseSeconds: number,
): Promise<ClaimedReset | undefined> {
  return db
    .updateTable('reset_requests')
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: new Date(now.getTime() + leaseSeconds * 1000),
    })
    .where('id', '=', (row) =>
      row
        .selectFrom('reset_requests')
        .select('id')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'email', 'by_admin as byAdmin', 'requested_at as requestedAt', 'attempts as attempt'])
    .executeTakeFirst();
}

export async function postponeReset(db: Kysely<Database>, id: number, until: Date): Promise<void> {
  await db.updateTable('reset_requests').set({ next_attempt_at: until }).where('id', '=', id).execute();
}

/** Waits anew until then; where another request of the e-mail waits so already, this one goes. */
export async function deferReset(db: Kysely<Database>, { id, email }: ClaimedReset, until: Date): Promise<void> {
  await db
    .updateTable('reset_requests')
    .set({ requested_at: until, next_attempt_at: until, attempts: 0 })
    .where('id', '=', id)
    .execute();
  await sql`
    delete from reset_requests where id in (
      select id from reset_requests where lower(email) = lower(${email}) and requested_at = next_attempt_at
        and next_attempt_at >= ${until} order by by_admin desc, id offset 1 for update)`.execute(db);
}

export async function deleteResetRequest(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('reset_requests').where('id', '=', id).execute();
}
