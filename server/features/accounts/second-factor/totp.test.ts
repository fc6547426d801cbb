import { describe, expect, it } from 'vitest';
import { totpCode } from '../../../test/totp-code.ts';
import { makeTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B: '12345678901234567890'. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Seconds since 1970, and the last six of the eight digits that the appendix gives for SHA-1. */
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('ASVS 6.3.3: codes of authenticator apps', () => {
  it.each(vectors)('RFC 6238: at %d seconds the code is %s', (seconds, code) => {
    const now = new Date(seconds * 1000);
    expect(stepOfCode(secret, code, now)).toBe(Math.floor(seconds / 30));
    expect(totpCode(secret, now)).toBe(code);
  });

  it('are taken one step early and one late, and no further', () => {
    const now = new Date('2026-11-22T12:00:10Z');
    const at = (steps: number) => totpCode(secret, new Date(now.getTime() + steps * 30_000));
    const step = Math.floor(now.getTime() / 30_000);
    expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(secret, at(steps), now))).toEqual([
      undefined,
      step - 1,
      step,
      step + 1,
      undefined,
    ]);
  });

  it('have secrets of 160 random bits, a new one each time', () => {
    const secrets = Array.from({ length: 50 }, makeTotpSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('are named by the product and the e-mail in the app', () => {
    const uri = new URL(totpUri(secret, { issuer: 'Even Keel', label: 'asha+1@example.org' }));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Even Keel:asha+1@example.org',
    ]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Even Keel',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
