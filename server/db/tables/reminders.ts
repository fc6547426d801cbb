import type { ColumnType, Generated } from 'kysely';

/** A jsonb column. */
type JsonObject = ColumnType<Readonly<Record<string, unknown>>, string, string>;

type InstantFromText = ColumnType<Date | null, string | null, string | null>;

export interface ReminderTables {
  reminder_settings: {
    only_one: Generated<boolean>;
    /** By field on the wire. What is missing is as the program begins. */
    chosen: JsonObject;
  };

  reminder_preferences: {
    user_id: string;
    /** What each kind of reminder has fields for, by field on the wire. */
    chosen: JsonObject;
    quiet_from: string | null;
    quiet_to: string | null;
    weekends_on: boolean;
    paused_until: InstantFromText;
  };

  push_state: {
    only_one: Generated<boolean>;
    public_key: string;
    /** Encrypted. */
    private_key: Buffer;
    reachable: Generated<boolean>;
    asked_at: Date | null;
  };

  push_subscriptions: {
    session_hash: Buffer;
    user_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    time_zone: string;
    checked_at: Date;
    /** By kind, as ISO 8601. */
    anchors: JsonObject;
    look_at: Date;
    page_seen_at: Date | null;
    failures: Generated<number>;
  };

  check_in_wishes: {
    user_id: string;
    in_bar: boolean;
    by_push: boolean;
    by_mail: boolean;
    /** All that was recorded up to then has had its reminder by push and mail. */
    told_until: Date;
    /** The same in the bar. */
    closed_until: Date;
    look_at: Date;
  };
}
