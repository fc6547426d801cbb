import type { Kysely, Transaction } from 'kysely';
import type { CallingHours } from '../../../../domain/contract/counsellor-hours.ts';
import type { Database } from '../../../db/schema.ts';

export async function findHoursOf(
  db: Kysely<Database>,
  counsellorIds: readonly string[],
): Promise<(CallingHours[number] & { counsellor: string })[]> {
  return db
    .selectFrom('counsellor_hours')
    .select(['user_id as counsellor', 'weekday', 'from_time as from', 'to_time as to'])
    .where('user_id', '=', ({ fn, val }) => fn.any(val([...counsellorIds])))
    .orderBy('user_id')
    .orderBy('weekday')
    .execute();
}

/** In place of what they were; of two saves at once one waits, or both would be stored, or clash. */
export async function putHours(db: Transaction<Database>, counsellorId: string, hours: CallingHours): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', counsellorId).forNoKeyUpdate().execute();
  await db.deleteFrom('counsellor_hours').where('user_id', '=', counsellorId).execute();
  if (hours.length === 0) return;
  await db
    .insertInto('counsellor_hours')
    .values(hours.map(({ weekday, from, to }) => ({ user_id: counsellorId, weekday, from_time: from, to_time: to })))
    .execute();
}
