import type { Kysely } from 'kysely';
import type { LastAnswered } from '../../../domain/reminders/check-in.ts';
import type { Database } from '../../db/schema.ts';
import { findLastAnswered } from './assessments.queries.ts';

/** When each of these people last answered each questionnaire; no answers and no scores. */
export async function lastAnsweredOf(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<Map<string, LastAnswered>> {
  const found = new Map<string, LastAnswered>();
  for (const { userId, type, at } of await findLastAnswered(db, userIds))
    found.set(userId, { ...found.get(userId), [type]: at });
  return found;
}
