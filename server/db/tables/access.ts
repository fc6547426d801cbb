import type { ColumnType, Generated } from 'kysely';
import type { NoticeKind } from '../../../domain/notices.ts';
import type { RecordPolicy } from '../../../domain/visibility/record-policy.ts';

export interface AccessTables {
  record_policies: {
    id: Generated<number>;
    policy: RecordPolicy;
    at: Date;
    changed_by: string;
  };

  /** One that has been announced and does not hold yet: none or one. */
  coming_policy: {
    only_row: Generated<boolean>;
    policy: RecordPolicy;
    announced_at: Date;
    announced_by: string;
    holds_from: Date;
    seen_at: Date;
  };

  record_access: {
    admin_id: string;
    person_id: string;
    /** Encrypted. */
    reason: Buffer;
    expires_at: Date;
    /** The one in force when it was given. */
    policy: RecordPolicy;
  };

  notices: {
    id: Generated<number>;
    at: Date;
    user_id: string | null;
    kind: NoticeKind;
    detail: ColumnType<Record<string, string>, string, string>;
  };

  notices_seen: {
    user_id: string;
    notice_id: number;
  };
}
