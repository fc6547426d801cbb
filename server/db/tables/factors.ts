export interface FactorTables {
  totp_factors: {
    user_id: string;
    /** Encrypted. */
    secret: Buffer;
    created_at: Date;
    /** Null until a right code was sent. */
    confirmed_at: Date | null;
    /** The step of 30 seconds whose code was used last. */
    last_step: number | null;
  };

  passkeys: {
    id: string;
    user_id: string;
    credential_id: Buffer;
    public_key: Buffer;
    counter: number;
    /** With commas between. */
    transports: string;
    host: string;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };

  recovery_codes: {
    user_id: string;
    code_hash: Buffer;
    /** The same for all codes of a person. */
    salt: Buffer;
  };

  second_factor_challenges: {
    token_hash: Buffer;
    user_id: string;
    password_mark: Buffer;
    browser_hash: Buffer | null;
    expires_at: Date;
  };

  passkey_challenges: {
    challenge_hash: Buffer;
    purpose: 'add' | 'second_factor' | 'sign_in';
    user_id: string | null;
    bound_to: Buffer | null;
    expires_at: Date;
  };
}
