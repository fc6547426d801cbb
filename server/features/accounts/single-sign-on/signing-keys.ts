import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyOptions } from 'jose';
import type { providerFetch } from './provider-fetch.ts';

/** Signatures by a key that the provider alone has: never `none`, and none that our own secret or its public key could make. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** Seconds by which the clocks of the provider and of this server may differ. */
export const clockTolerance = 60;

export interface SigningKeys {
  /** Throws where the signature, or what `options` ask for, does not hold. */
  verify(jwt: string, options: JWTVerifyOptions, trusted: { isFromProvider: boolean }): Promise<JWTPayload>;
}

/**
 * The keys at `address`. They are read again where a token names a key that is not among them: at once for a token that the provider
 * itself has handed over, at most twice a minute for one that anyone could have sent.
 */
export function signingKeys(address: string, fetchFromProvider: ReturnType<typeof providerFetch>): SigningKeys {
  const keys = createRemoteJWKSet(new URL(address), {
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    [customFetch]: fetchFromProvider,
  });
  return {
    verify: async (jwt, options, { isFromProvider }) => {
      const checks = { ...options, algorithms, clockTolerance };
      try {
        return (await jwtVerify(jwt, keys, checks)).payload;
      } catch (error) {
        if (!isFromProvider || !mayHaveRotated(error)) throw error;
        await keys.reload();
        return (await jwtVerify(jwt, keys, checks)).payload;
      }
    },
  };
}

/** Also a key that bears the name of the one before it. */
function mayHaveRotated(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed;
}
