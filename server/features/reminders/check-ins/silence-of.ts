import type { Kysely } from 'kysely';
import { effectivePlan } from '../../../../domain/reminders/plan.ts';
import { silentUntil } from '../../../../domain/reminders/silence.ts';
import type { Database } from '../../../db/schema.ts';
import { findPreferencesOfMany, findReminderSettings } from '../reminder-choices.queries.ts';

type SilenceOf = (userId: string, at: Date, zone: string) => Date | undefined;

/** Until when each of these people wants to hear nothing: quiet hours, free weekends and pauses hold here too. */
export async function readSilence(db: Kysely<Database>, userIds: readonly string[]): Promise<SilenceOf> {
  const settings = await findReminderSettings(db);
  const preferencesOf = await findPreferencesOfMany(db, userIds);
  return (userId, at, zone) => silentUntil(effectivePlan(settings, preferencesOf(userId)), at, zone);
}
