import { createHash, timingSafeEqual } from 'node:crypto';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Compared as hashes: how long that takes says nothing of the token. */
export function mayRead(token: string, authorization: string | undefined): boolean {
  const given = /^Bearer ([\x21-\x7E]{1,400})$/i.exec(authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(hashOf(given), hashOf(token));
}
