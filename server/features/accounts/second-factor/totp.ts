import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { codeDigits, codeSeconds } from '../../../../domain/second-factor.ts';

/** What every authenticator app knows: SHA-1, six digits, thirty seconds (RFC 6238). */
const totpOf = (secret: string, about: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...about,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: codeDigits,
    period: codeSeconds,
  });

/** 160 random bits, as RFC 4226 recommends, in base32. */
export function makeTotpSecret(): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(20)).buffer }).base32;
}

/** What the QR code says. */
export function totpUri(secret: string, about: { issuer: string; label: string }): string {
  return totpOf(secret, about).toString();
}

/** The step of thirty seconds whose code it is: now, or one before or after, as clocks differ. Compared in constant time. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
