export interface SingleSignOnTables {
  sso_identities: {
    issuer: string;
    subject: string;
    user_id: string;
    linked_at: Date;
  };

  sso_attempts: {
    state_hash: Buffer;
    browser_hash: Buffer;
    purpose: 'sign_in' | 'link' | 'confirm';
    /** The session that links an identity, or gives proof once more. */
    session_hash: Buffer | null;
    expires_at: Date;
  };

  sso_newcomers: {
    token_hash: Buffer;
    browser_hash: Buffer;
    issuer: string;
    subject: string;
    sid: string | null;
    email: string;
    name: string;
    expires_at: Date;
  };

  sso_logouts: {
    token_hash: Buffer;
    expires_at: Date;
  };
}
