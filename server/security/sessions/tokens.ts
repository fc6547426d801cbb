import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** 256 random bits as 43 characters of base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. Plain SHA-256 is enough for 256 random bits (ASVS 6.5.2). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const prefix = 'evk_';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** CRC-32 in base 62, as the tokens of GitHub have it: who finds a token in a file knows without asking that it is one. */
function checksumOf(text: string): string {
  const signs: string[] = [];
  for (let rest = crc32(text); signs.length < 6; rest = Math.floor(rest / digits.length))
    signs.unshift(digits.charAt(rest % digits.length));
  return signs.join('');
}

/** The token of a session: a prefix that scanners for secrets know, 256 random bits, and a checksum of them. */
export function makeSessionToken(): string {
  const random = makeToken();
  return `${prefix}${random}${checksumOf(random)}`;
}

/** The tokens of earlier versions had no prefix. They hold until they end. */
const bearer =
  /^Bearer (?:(?<old>[A-Za-z0-9_-]{43})|(?<token>evk_(?<random>[A-Za-z0-9_-]{43})(?<checksum>[A-Za-z0-9]{6})))$/i;

/** The hash of the session token in an `Authorization` header; undefined where it holds none. */
export function tokenHashIn(authorization: string | undefined): Buffer | undefined {
  const { old, token, random = '', checksum } = bearer.exec(authorization ?? '')?.groups ?? {};
  if (old !== undefined) return hashToken(old);
  return token !== undefined && checksum === checksumOf(random) ? hashToken(token) : undefined;
}
