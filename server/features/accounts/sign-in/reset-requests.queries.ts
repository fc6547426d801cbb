import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { mailQueue } from '../../../mail/mail-queue.queries.ts';
import type { WaitingMail } from '../../../mail/mail-queue.queries.ts';

/** Waits to be looked up and mailed. Written alike for known and unknown e-mails. */
export async function insertResetRequest(
  db: Kysely<Database>,
  email: string,
  { now, byAdmin = false }: { now: Date; byAdmin?: boolean },
): Promise<void> {
  const row = { email, requested_at: now, next_attempt_at: now, by_admin: byAdmin };
  await db.insertInto('reset_requests').values(row).execute();
}

export interface ClaimedReset extends WaitingMail {
  email: string;
  /** An admin has asked for it, and not the person. */
  byAdmin: boolean;
}

export const resetRequests = mailQueue<ClaimedReset>({
  table: 'reset_requests',
  columns: sql`email, by_admin as "byAdmin", requested_at as since`,
});

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
