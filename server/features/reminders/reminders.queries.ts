import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { defaultReminderPreferences } from '../../../domain/reminders/defaults.ts';
import type { ReminderPreferencesChange, ReminderSettings } from '../../../domain/contract/reminders.ts';
import type { Database } from '../../db/schema.ts';
import { partsOf } from './chosen-fields.ts';

export async function saveReminderSettings(
  db: Kysely<Database>,
  settings: ReminderSettings,
): Promise<ReminderSettings> {
  const values = { chosen: JSON.stringify(settings) };
  await db
    .insertInto('reminder_settings')
    .values(values)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(values))
    .execute();
  return settings;
}

/** Changes what is given and leaves the rest, also where another change arrives at the same time. */
export async function changeReminderPreferences(
  db: Kysely<Database>,
  userId: string,
  change: ReminderPreferencesChange,
): Promise<void> {
  const { columns, chosen } = partsOf(change);
  const { quiet_from, quiet_to, weekends_on, paused_until } = columns;
  const first = defaultReminderPreferences;
  await db
    .insertInto('reminder_preferences')
    .values({
      quiet_from: quiet_from ?? first.quiet_from,
      quiet_to: quiet_to ?? first.quiet_to,
      weekends_on: weekends_on ?? first.weekends_on,
      paused_until: paused_until ?? first.paused_until,
      chosen: JSON.stringify(chosen),
      user_id: userId,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        quiet_from,
        quiet_to,
        weekends_on,
        paused_until,
        chosen: sql`reminder_preferences.chosen || excluded.chosen`,
      }),
    )
    .execute();
}
