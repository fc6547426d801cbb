import type { Kysely } from 'kysely';
import type { ReminderSettings } from '../../../domain/contract/reminders.ts';
import type { Database } from '../../db/schema.ts';

const columns = ['mood_popup_1', 'mood_popup_2', 'water_interval_minutes', 'posture_interval_minutes'] as const;

/** Undefined until an admin has set something. */
export async function findReminderSettings(db: Kysely<Database>): Promise<ReminderSettings | undefined> {
  return db.selectFrom('reminder_settings').select(columns).executeTakeFirst();
}

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
    .returning(columns)
    .executeTakeFirstOrThrow();
}
