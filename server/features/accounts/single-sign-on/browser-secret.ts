import { createHmac } from 'node:crypto';
import type { Config } from '../../../config/config.ts';
import { readCookie } from '../../../http/cookies.ts';

/** Minutes in which the way to the provider and back is gone. */
export const attemptMinutes = 10;

/** Minutes in which a newcomer's form is filled in: as long the browser stays known. */
export const formMinutes = 60;

type Settings = Pick<Config, 'publicUrl'>;

const isSecure = ({ publicUrl }: Settings) => publicUrl.startsWith('https:');

/** With the prefix no other origin can set it, also none under the same domain. */
const nameOf = (config: Settings) => (isSecure(config) ? '__Host-evenkeel_sso' : 'evenkeel_sso');

/** What binds an attempt to the browser that began it; undefined where the browser brings none. */
export function browserSecret(config: Settings, cookies: string | undefined): string | undefined {
  const secret = readCookie(cookies, nameOf(config));
  return secret !== undefined && /^[A-Za-z0-9_-]{43}$/.test(secret) ? secret : undefined;
}

/** The `Set-Cookie` that keeps the secret for an attempt and a form, or without one takes it away. */
export function secretCookie(config: Settings, secret: string | undefined): string {
  const parts = [`${nameOf(config)}=${secret ?? ''}`, 'Path=/', `Max-Age=${secret ? formMinutes * 60 : 0}`];
  return [...parts, 'HttpOnly', 'SameSite=Strict', ...(isSecure(config) ? ['Secure'] : [])].join('; ');
}

/**
 * What goes to the provider beside the state: a nonce, and the proof that the code is used by the browser that asked for it. They are made
 * of the browser's secret, so that the server stores neither.
 */
export function secretsOf(secret: string, state: string): { nonce: string; codeVerifier: string } {
  const made = (what: string) => createHmac('sha256', secret).update(`${what}:${state}`).digest('base64url');
  return { nonce: made('nonce'), codeVerifier: made('code verifier') };
}
