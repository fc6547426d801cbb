import type { Generated, JSONColumnType } from 'kysely';
import type { ImportChoice, ImportOutcome } from '../../../domain/contract/staff-list.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import type { RegistrationRule } from '../../../domain/registration-rules.ts';

export interface RegistrationTables {
  registration_rule: {
    only_row: Generated<boolean>;
    rule: RegistrationRule;
    /** As the DNS writes them, in lower case. */
    domains: string[];
    confirms_email: boolean;
  };

  /** With the ids of entries of `work_list_entries`. */
  staff_list: Record<WorkListKind, number> & {
    id: Generated<string>;
    email: string;
    name: string;
    /** Who has registered. */
    user_id: string | null;
    /** When a mail server has refused the invitation for good. */
    mail_refused_at: Date | null;
    /** When the repeated invitation was planned. */
    reminded_at: Date | null;
  };

  registration_links: {
    token_hash: Buffer;
    email: string;
    /** The invitation that it is; none of an address that was only to be confirmed. */
    staff_id: string | null;
    mailed_at: Date;
    expires_at: Date;
  };

  staff_imports: {
    id: Generated<string>;
    admin_id: string;
    uploaded_at: Date;
    content: Buffer;
    choice: JSONColumnType<ImportChoice> | null;
    plan_hash: Buffer | null;
    state: Generated<'uploaded' | 'storing' | 'stored' | 'outdated' | 'stopped'>;
    done: Generated<number>;
    total: Generated<number>;
    beat_at: Date | null;
    outcome: JSONColumnType<ImportOutcome> | null;
  };
}
