import type { ColumnType, Generated } from 'kysely';

type InstantFromText = ColumnType<Date | null, string | null, string | null>;

export interface ReminderSettingsTable {
  only_one: Generated<boolean>;
  mood_popup_1: string;
  mood_popup_2: string;
  water_interval_minutes: number;
  posture_interval_minutes: number;
  updated_at: Date;
}

export interface ReminderPreferencesTable {
  user_id: string;
  mood_on: boolean;
  water_on: boolean;
  posture_on: boolean;
  mood_popup_1: string | null;
  mood_popup_2: string | null;
  water_interval_minutes: number | null;
  posture_interval_minutes: number | null;
  quiet_from: string | null;
  quiet_to: string | null;
  weekends_on: boolean;
  paused_until: InstantFromText;
  mood_snoozed_until: InstantFromText;
  water_snoozed_until: InstantFromText;
  posture_snoozed_until: InstantFromText;
  updated_at: Date;
}

export interface PushStateTable {
  only_one: Generated<boolean>;
  public_key: string;
  /** Encrypted. */
  private_key: Buffer;
  reachable: Generated<boolean>;
  asked_at: Date | null;
}

export interface PushSubscriptionsTable {
  session_hash: Buffer;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  time_zone: string;
  checked_at: Date;
  water_anchor: Date;
  posture_anchor: Date;
  look_at: Date;
  page_seen_at: Date | null;
  failures: Generated<number>;
}
