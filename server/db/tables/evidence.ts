import type { ColumnType, Generated } from 'kysely';
import type { AuditAction, SecurityAction } from '../../../domain/audit-actions.ts';
import type { WatchedAct } from '../../../domain/watched-acts.ts';
import type { RecordPolicy } from '../../../domain/visibility/record-policy.ts';

export type EvidenceSource = 'action' | 'security' | 'opening';

export interface EvidenceTables {
  /** The server's role may insert into these and read them, nothing else: see migration 101. */
  audit_events: {
    id: Generated<number>;
    at: ColumnType<Date, Date, never>;
    actor_id: ColumnType<string, string, never>;
    action: ColumnType<AuditAction, AuditAction, never>;
    person_id: ColumnType<string | null, string | null, never>;
    detail: ColumnType<Record<string, string>, string | undefined, never>;
    /** Method and pattern of the call, and the id of its log lines; null for jobs, commands and earlier versions. */
    route: ColumnType<string | null, string | null | undefined, never>;
    request_id: ColumnType<string | null, string | null | undefined, never>;
    /** Null where the person was erased, with the detail. */
    salt: ColumnType<string | null, undefined, never>;
  };

  security_events: {
    id: Generated<number>;
    at: ColumnType<Date, Date, never>;
    action: ColumnType<SecurityAction, SecurityAction, never>;
    person_id: ColumnType<string | null, string | null, never>;
    route: ColumnType<string | null, string | null, never>;
    request_id: ColumnType<string | null, string | null, never>;
    times: ColumnType<number, number | undefined, never>;
    detail: ColumnType<Record<string, string>, string | undefined, never>;
  };

  access_log: {
    /** Random, up to 48 bits. */
    id: number;
    at: ColumnType<Date, Date, never>;
    admin_id: ColumnType<string, string, never>;
    person_id: ColumnType<string, string, never>;
    policy: ColumnType<RecordPolicy, RecordPolicy, never>;
    /** Encrypted, as is `admin_then`: JSON of who that was at the time. */
    reason: ColumnType<Buffer | null, Buffer | null, never>;
    admin_then: ColumnType<Buffer | null, Buffer | null, never>;
  };

  /** What admins have done that the others are mailed: from the first act on, for ten minutes. */
  watched_rounds: {
    actor_id: ColumnType<string, never, never>;
    begun_at: ColumnType<Date, never, never>;
    /** When the first mail was queued. */
    told_at: ColumnType<Date | null, never, Date>;
    /** What no mail has told yet, each with its count. */
    acts: ColumnType<Partial<Record<WatchedAct, number>>, never, string>;
  };

  /** Written by functions of the database alone. */
  audit_waiting: {
    source: ColumnType<EvidenceSource, never, never>;
    event_id: ColumnType<number, never, never>;
  };

  audit_links: {
    source: ColumnType<EvidenceSource, never, never>;
    seq: ColumnType<number, never, never>;
    event_id: ColumnType<number, never, never>;
    linked_at: ColumnType<Date, never, never>;
    detail_hash: ColumnType<Buffer, never, never>;
    hash: ColumnType<Buffer, never, never>;
  };

  audit_stumps: {
    source: ColumnType<EvidenceSource, never, never>;
    from_seq: ColumnType<number, never, never>;
    to_seq: ColumnType<number, never, never>;
    hash: ColumnType<Buffer, never, never>;
    removed_at: ColumnType<Date, never, never>;
    signature: ColumnType<Buffer, never, never>;
  };

  audit_secrets: {
    only_one: Generated<boolean>;
    /** Encrypted. */
    content: Buffer;
  };
}
