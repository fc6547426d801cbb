import type { ColumnType, Generated } from 'kysely';

export interface MailTables {
  outbox: {
    id: Generated<number>;
    kind: string;
    lane: string;
    /** Null: the address alone is known. */
    user_id: string | null;
    /** Null: the one that the person has when it goes out. */
    address: string | null;
    /** Null: that of the person. */
    language: string | null;
    detail: ColumnType<Record<string, string>, string | undefined, string>;
    asked_at: Date;
    attempts: Generated<number>;
    next_attempt_at: Date;
  };

  /** Of a person, or of an address without one. */
  mail_counts: {
    id: Generated<number>;
    kind: string;
    user_id: string | null;
    address: string | null;
    mailed_at: Date;
  };
}
