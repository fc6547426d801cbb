export interface SsoIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  linked_at: Date;
}

export interface SsoAttemptsTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  purpose: 'sign_in' | 'link' | 'confirm';
  /** The session that links an identity, or gives proof once more. */
  session_hash: Buffer | null;
  expires_at: Date;
}

export interface SsoNewcomersTable {
  token_hash: Buffer;
  browser_hash: Buffer;
  issuer: string;
  subject: string;
  sid: string | null;
  email: string;
  name: string;
  expires_at: Date;
}

export interface SsoLogoutsTable {
  token_hash: Buffer;
  expires_at: Date;
}
