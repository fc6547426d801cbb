import type { ColumnType, Generated } from 'kysely';
import type { Role } from '../../../domain/roles.ts';
import type { PersonColumns } from './person.ts';

export interface AccountTables {
  /** The columns of a person's fields follow from their table. */
  users: PersonColumns & {
    id: Generated<string>;
    password_hash: string;
    /** False where no password of ours opens the account. */
    has_password: Generated<boolean>;
    /** When a mailed link was last used that proves the e-mail; the database forgets it with the e-mail. */
    email_confirmed_at: Generated<Date | null>;
    role: Generated<Role>;
    created_at: Date;
    updated_at: Date;
    disabled_at: Date | null;
    shares_since: Date | null;
    /** Since when nothing is recorded, as the person wishes. */
    recording_stopped_at: Date | null;
    /** A code of `domain/languages.ts`, or of one that the product has had before. */
    language: Generated<string>;
    /** When the account is to be erased, as its person has asked. */
    erase_at: Generated<Date | null>;
    /** Who has given the password; null where the person has chosen it. */
    password_given_by: Generated<'server' | 'operator' | null>;
    /** Until when a given one counts. */
    password_ends_at: Generated<Date | null>;
    /** The first day on which the person no longer works here, in the organisation's zone; it may lie ahead. */
    left_on: Generated<string | null>;
    /** When that took effect. */
    left_at: Generated<Date | null>;
    /** Of people from before records had one of their own: what they had first. */
    first_work_details_id: ColumnType<number | null, never, never>;
    /** The database notes it when the role is written; null where it is no admin's. */
    admin_since: ColumnType<Date | null, never, never>;
    /** The same when a second factor comes or goes; null where the person has none. */
    second_factor_since: ColumnType<Date | null, never, never>;
  };

  sessions: {
    token_hash: Buffer;
    user_id: string;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    /** When the password was last given: at sign-in, or when a step-up asked for it. */
    confirmed_at: Date | null;
    /** What the person's own list calls it. */
    id: Generated<string>;
    /** Words of `domain/devices.ts`, or of one that the product has had before. */
    browser: Generated<string | null>;
    system: Generated<string | null>;
    /** The session at the provider that opened it; null where a password did. */
    sso_issuer: Generated<string | null>;
    sso_sid: Generated<string | null>;
    /** Others use the device as well. */
    shared: Generated<boolean>;
  };

  known_browsers: {
    token_hash: Buffer;
    user_id: string;
    known_since: Date;
    last_signed_in_at: Date;
    expires_at: Date;
  };

  password_resets: {
    token_hash: Buffer;
    user_id: string;
    expires_at: Date;
  };

  attempts: {
    key: Buffer;
    count: number;
    window_ends_at: Date;
    blocked_until: Date | null;
    /** How far the attempts reach that are spread over the day; null where none are. */
    spread_until: Date | null;
  };

  hash_secrets: {
    only_one: Generated<boolean>;
    /** Encrypted. */
    content: Buffer;
  };

  erasure_clock: {
    only_row: Generated<boolean>;
    last_run_at: Date;
    stopped_at: Date | null;
  };
}
