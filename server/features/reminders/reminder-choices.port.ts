import type { Kysely, Selectable } from 'kysely';
import { defaultReminderPreferences, defaultReminderSettings } from '../../../domain/reminders/defaults.ts';
import type { ReminderPreferences, ReminderSettings } from '../../../domain/contract/reminders.ts';
import type { Database } from '../../db/schema.ts';
import type { ReminderPreferencesTable } from '../../db/tables/reminders.ts';

export const settingsColumns = [
  'mood_popup_1',
  'mood_popup_2',
  'water_interval_minutes',
  'posture_interval_minutes',
] as const;

/** The organisation's; the defaults until an admin has set something. */
export async function findReminderSettings(db: Kysely<Database>): Promise<ReminderSettings> {
  const stored = await db.selectFrom('reminder_settings').select(settingsColumns).executeTakeFirst();
  return stored ?? defaultReminderSettings;
}

export async function findReminderPreferences(db: Kysely<Database>, userId: string): Promise<ReminderPreferences> {
  const found = await findPreferencesOfMany(db, [userId]);
  return found(userId);
}

/** Returns a look-up: the defaults for whoever has chosen nothing. */
export async function findPreferencesOfMany(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<(userId: string) => ReminderPreferences> {
  const rows = await db.selectFrom('reminder_preferences').selectAll().where('user_id', 'in', userIds).execute();
  const byPerson = new Map(rows.map((row) => [row.user_id, preferencesOf(row)]));
  return (userId) => byPerson.get(userId) ?? defaultReminderPreferences;
}

function preferencesOf({
  user_id: _owner,
  updated_at: _since,
  ...row
}: Selectable<ReminderPreferencesTable>): ReminderPreferences {
  return {
    ...row,
    paused_until: textOf(row.paused_until),
    mood_snoozed_until: textOf(row.mood_snoozed_until),
    water_snoozed_until: textOf(row.water_snoozed_until),
    posture_snoozed_until: textOf(row.posture_snoozed_until),
  };
}

function textOf(instant: Date | null): string | null {
  return instant && instant.toISOString();
}
