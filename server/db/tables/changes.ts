import type { ColumnType, Generated } from 'kysely';

export interface LeavingLinksTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Date;
  /** Null for a mailed link, which opens nothing by itself. */
  opened_until: Date | null;
}

export interface EmailChangesTable {
  id: string;
  user_id: string;
  new_email: string;
  asked_at: Date;
  /** The admin who asked; null where it was the person. */
  asked_by: string | null;
  session_hash: Buffer | null;
  /** Null until the mail goes out. */
  token_hash: Buffer | null;
  expires_at: Date;
}

export interface EmailUndosTable {
  id: string;
  user_id: string;
  old_email: string;
  /** As it was when the e-mail was changed. */
  password_hash: string;
  token_hash: Buffer | null;
  expires_at: Date;
}

export interface OutgoingMailsTable {
  id: Generated<number>;
  kind: string;
  user_id: string;
  /** Null: the one that the person has when it goes out. */
  address: string | null;
  detail: ColumnType<Record<string, string>, string | undefined, string>;
  queued_at: Date;
  attempts: Generated<number>;
  next_attempt_at: Date;
}
