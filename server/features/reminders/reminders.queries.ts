import type { Kysely, Updateable } from 'kysely';
import { defaultReminderPreferences } from '../../../domain/reminders/defaults.ts';
import type { ReminderPreferencesChange, ReminderSettings } from '../../../domain/contract/reminders.ts';
import type { Database } from '../../db/schema.ts';
import type { ReminderPreferencesTable } from '../../db/tables/reminders.ts';
import { settingsColumns } from './reminder-choices.port.ts';

export async function saveReminderSettings(
  db: Kysely<Database>,
  settings: ReminderSettings,
  now: Date,
): Promise<ReminderSettings> {
  const values = { ...settings, updated_at: now };
  return db
    .insertInto('reminder_settings')
    .values(values)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(values))
    .returning(settingsColumns)
    .executeTakeFirstOrThrow();
}

/** Changes what is given and leaves the rest, also where another change arrives at the same time. */
export async function changeReminderPreferences(
  db: Kysely<Database>,
  userId: string,
  change: ReminderPreferencesChange,
  now: Date,
): Promise<void> {
  const changed: Updateable<ReminderPreferencesTable> = { ...change, updated_at: now };
  await db
    .insertInto('reminder_preferences')
    .values({ ...defaultReminderPreferences, ...change, user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute();
}
