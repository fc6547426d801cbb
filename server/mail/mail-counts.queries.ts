import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** For so long a mail counts against the most that someone gets. */
const countsForMs = 3_600_000;

/** With a number of its own, so that nothing else waits for it. */
const countLock = 7_233_106;

interface Counted {
  kind: string;
  /** A person, or an address without one. */
  to: { id: string } | { address: string };
  most: number;
  now: Date;
}

/** Counts a mail, unless the hour is full: then it returns when there is room again. */
export async function countMail(
  db: Kysely<Database>,
  { kind, to, most, now }: Counted,
): Promise<{ counted: number } | { fullUntil: Date }> {
  const [userId, address] = 'id' in to ? [to.id, null] : [null, to.address.toLowerCase()];
  return db.transaction().execute(async (transaction) => {
    // So that two processes do not both take the last mail of the hour.
    await sql`select pg_advisory_xact_lock(${countLock}, hashtext(${`${kind} ${userId ?? address}`}))`.execute(
      transaction,
    );
    const oldest = await transaction
      .selectFrom('mail_counts')
      .select('mailed_at')
      .where('kind', '=', kind)
      .where(userId === null ? sql<boolean>`lower(address) = lower(${address})` : sql<boolean>`user_id = ${userId}`)
      .where('mailed_at', '>', new Date(now.getTime() - countsForMs))
      .orderBy('mailed_at', 'desc')
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
    if (oldest) return { fullUntil: new Date(oldest.mailed_at.getTime() + countsForMs) };
    const { id } = await transaction
      .insertInto('mail_counts')
      .values({ kind, user_id: userId, address, mailed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { counted: id };
  });
}

/** For a mail that certainly did not go out. */
export async function uncountMail(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('mail_counts').where('id', '=', id).execute();
}

export async function deleteCountsTo(db: Kysely<Database>, address: string): Promise<void> {
  await db
    .deleteFrom('mail_counts')
    .where(sql<boolean>`lower(address) = lower(${address})`)
    .execute();
}

/** Run from time to time. What a clock that was ahead has counted would count until then. */
export async function deleteEndedCounts(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - countsForMs);
  const after = new Date(now.getTime() + countsForMs);
  await db
    .deleteFrom('mail_counts')
    .where((row) => row.or([row('mailed_at', '<=', before), row('mailed_at', '>', after)]))
    .execute();
}
