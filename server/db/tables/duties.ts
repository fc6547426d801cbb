import type { ColumnType, Generated } from 'kysely';
import type { Contacts } from '../../../domain/contract/organisation.ts';
import type { NoticeItem } from '../../../domain/privacy-notice.ts';
import type { SetupStep } from '../../../domain/setup-steps.ts';

export interface DutyTables {
  organisation_settings: {
    only_row: Generated<boolean>;
    /** Null is as the environment begins it, as with the zone. */
    name: string | null;
    time_zone: string | null;
    /** `ORG_TIMEZONE` when the zone was chosen. */
    time_zone_over: string | null;
    contacts: ColumnType<Partial<Contacts>, string | undefined, string>;
    logo: Buffer | null;
    logo_type: string | null;
    /** Of the logo's bytes, as it stands in its address. */
    logo_hash: string | null;
    logo_width: number | null;
    logo_height: number | null;
  };

  setup_steps: {
    step: SetupStep;
    put_off_until: Date | null;
    settled_as: string | null;
  };

  test_mails: {
    only_row: Generated<boolean>;
    code_hash: Buffer;
    /** Of the settings that it went out with. */
    settings_hash: string;
    sent_at: Date;
    tries: Generated<number>;
  };

  privacy_notices: {
    number: Generated<number>;
    hash: string;
    items: ColumnType<readonly NoticeItem[], string, never>;
    first_shown_at: Date;
  };

  consents: {
    id: Generated<number>;
    user_id: string;
    notice: number;
    agrees: boolean;
    at: Date;
    language: string;
    given_at: 'registration' | 'asked';
  };

  look_choices: {
    user_id: string;
    on_page: Generated<boolean>;
    by_mail: Generated<boolean>;
    /** The openings up to then have been read about, or mailed. */
    seen_until: Date | null;
    mailed_until: Date | null;
    mailed_at: Date | null;
  };
}
