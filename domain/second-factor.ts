/** How long a sign-in waits for its second step. */
export const challengeMinutes = 5;

/** Of the codes that an authenticator app shows. */
export const codeDigits = 6;
export const codeSeconds = 30;

export const recoveryCodeCount = 10;

/** A person may have so many. */
export const mostPasskeys = 10;

/** What can be asked for after the password. */
export const factorWays = ['totp', 'passkey', 'recovery'] as const;

export type FactorWay = (typeof factorWays)[number];
