import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { closeToCounsellor, holdCounsellors, tellThoseWhoWait } from './counsellors.queries.ts';

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
}
