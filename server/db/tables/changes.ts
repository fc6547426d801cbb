import type { Generated } from 'kysely';

export interface ChangeTables {
  leaving_links: {
    token_hash: Buffer;
    user_id: string;
    expires_at: Date;
    /** Null for a mailed link, which opens nothing by itself. */
    opened_until: Date | null;
  };

  email_changes: {
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
    is_refused: Generated<boolean>;
  };

  email_undos: {
    id: string;
    user_id: string;
    old_email: string;
    /** As it was when the e-mail was changed. */
    password_hash: string;
    token_hash: Buffer | null;
    expires_at: Date;
  };
}
