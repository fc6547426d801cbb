import type { Kysely } from 'kysely';
import { effectivePlan } from '../../../../domain/reminders/plan.ts';
import { quietUntil } from '../../../../domain/reminders/quiet-time.ts';
import type { Database } from '../../../db/schema.ts';
import { findPreferencesOfMany, findReminderSettings } from '../reminder-choices.queries.ts';

type QuietUntilOf = (userId: string, at: Date, zone: string) => Date | undefined;

/** Until when each of these people wants to hear nothing: quiet hours, free weekends and pauses hold here too. */
export async function readQuietUntil(db: Kysely<Database>, userIds: readonly string[]): Promise<QuietUntilOf> {
  const settings = await findReminderSettings(db);
  const preferencesOf = await findPreferencesOfMany(db, userIds);
  return (userId, at, zone) => quietUntil(effectivePlan(settings, preferencesOf(userId)), at, zone);
}
