import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters of base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. Plain SHA-256 is enough for 256 random bits (ASVS 6.5.2). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
