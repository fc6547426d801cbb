import type { Kysely, Selectable } from 'kysely';
import { defaultReminderPreferences, defaultReminderSettings } from '../../../domain/reminders/defaults.ts';
import type { ReminderPreferences, ReminderSettings } from '../../../domain/contract/reminders.ts';
import { knownFields } from './chosen-fields.ts';
import type { Database } from '../../db/schema.ts';

/** The organisation's; the defaults until an admin has set something, and for what is newer than what was set. */
export async function findReminderSettings(db: Kysely<Database>): Promise<ReminderSettings> {
  const stored = await db.selectFrom('reminder_settings').select('chosen').executeTakeFirst();
  return { ...defaultReminderSettings, ...knownFields(defaultReminderSettings, stored?.chosen) };
}

export async function findReminderPreferences(db: Kysely<Database>, userId: string): Promise<ReminderPreferences> {
  const found = await findPreferencesOfMany(db, [userId]);
  return found(userId);
}

/** Returns a look-up: the defaults for people who have chosen nothing. */
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
  chosen,
  paused_until,
  ...row
}: Selectable<Database['reminder_preferences']>): ReminderPreferences {
  return {
    ...defaultReminderPreferences,
    ...knownFields(defaultReminderPreferences, chosen),
    ...row,
    paused_until: paused_until && paused_until.toISOString(),
  };
}
