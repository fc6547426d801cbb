import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { closeToCounsellor, counsellorsLock, tellThoseTakenUp, tellThoseWhoWait } from './counsellors.queries.ts';

/** Waits for the requests that are being made, so that each is told of the change or made after it. */
export async function holdCounsellors(db: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${counsellorsLock})`.execute(db);
}

/** To be called in the transaction that makes a counsellor, or gives one the access back. */
export async function counsellorJoined(db: Transaction<Database>, counsellorId: string, now: Date): Promise<void> {
  await holdCounsellors(db);
  await tellThoseWhoWait(db, { kind: 'counsellor_joined', counsellorId, now });
}

/** To be called in the transaction that takes the role or the access from a counsellor, or erases one. */
export async function counsellorLeft(db: Transaction<Database>, counsellorId: string, now: Date): Promise<void> {
  await holdCounsellors(db);
  await closeToCounsellor(db, counsellorId, now);
  await tellThoseWhoWait(db, { kind: 'counsellor_left', counsellorId, now });
  await tellThoseTakenUp(db, counsellorId, now);
}
