import type { ColumnType, Generated } from 'kysely';
import type { AuditAction, SecurityAction } from '../../../domain/audit-actions.ts';
import type { NoticeKind } from '../../../domain/notices.ts';
import type { RecordPolicy } from '../../../domain/visibility/record-policy.ts';

export interface AuditEventsTable {
  id: Generated<number>;
  at: Date;
  actor_id: string;
  action: AuditAction;
  person_id: string | null;
  detail: ColumnType<Record<string, string>, string | undefined, string>;
  /** Method and pattern of the call, and the id of its log lines; null for jobs, commands and earlier versions. */
  route: ColumnType<string | null, string | null | undefined, never>;
  request_id: ColumnType<string | null, string | null | undefined, never>;
}

export interface SecurityEventsTable {
  id: Generated<number>;
  at: Date;
  action: SecurityAction;
  person_id: string | null;
  route: string | null;
  request_id: string | null;
  times: Generated<number>;
  detail: ColumnType<Record<string, string>, string | undefined, never>;
}

export interface RecordPoliciesTable {
  id: Generated<number>;
  policy: RecordPolicy;
  at: Date;
  changed_by: string;
}

export interface RecordAccessTable {
  admin_id: string;
  person_id: string;
  /** Encrypted. */
  reason: Buffer;
  expires_at: Date;
  /** The one in force when it was given. */
  policy: RecordPolicy;
}

export interface AccessLogTable {
  id: Generated<number>;
  at: Date;
  admin_id: string;
  person_id: string;
  policy: RecordPolicy;
  /** Encrypted, as is `admin_then`: JSON of who that was at the time. */
  reason: Buffer | null;
  admin_then: Buffer | null;
}

export interface NoticesTable {
  id: Generated<number>;
  at: Date;
  user_id: string | null;
  kind: NoticeKind;
  detail: ColumnType<Record<string, string>, string, string>;
}

export interface NoticesSeenTable {
  user_id: string;
  notice_id: number;
}
