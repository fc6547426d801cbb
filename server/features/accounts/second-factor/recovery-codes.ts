import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { recoveryCodeCount } from '../../../../domain/second-factor.ts';
import type { Database } from '../../../db/schema.ts';
import { cost, withHashingSemaphore } from '../../../security/passwords/passwords.ts';

/** Crockford's base32: without the letters that read like others on paper. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 3;
const groupLength = 4;

const recoveryCodePattern = new RegExp(`^[${signs}]{${groups * groupLength}}$`);

/** As stored: 60 random bits are too few for a plain hash (ASVS 6.5.2), so they are hashed like passwords. */
export interface HashedCodes {
  salt: Buffer;
  hashes: Buffer[];
}

/** A code as it was made, however it was typed. */
function readRecoveryCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

function makeCode(): string {
  const group = () => Array.from({ length: groupLength }, () => signs.charAt(randomInt(signs.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** One salt for all, so that a code that is typed is hashed once and not ten times. */
export async function makeRecoveryCodes(db: Kysely<Database>): Promise<{ codes: string[]; hashed: HashedCodes }> {
  const salt = randomBytes(16);
  const codes = Array.from({ length: recoveryCodeCount }, makeCode);
  const hashes: Buffer[] = [];
  // One after the other: sign-ins do not wait for all ten.
  for (const code of codes) hashes.push(await saltedHash(db, readRecoveryCode(code), salt));
  return { codes, hashed: { salt, hashes } };
}

/** Undefined where it is none, before any work. */
export async function hashTypedCode(db: Kysely<Database>, typed: string, salt: Buffer): Promise<Buffer | undefined> {
  const code = readRecoveryCode(typed);
  return recoveryCodePattern.test(code) ? saltedHash(db, code, salt) : undefined;
}

/** The same work as for a password, with a salt that is known beforehand: what is looked up by its hash. */
async function saltedHash(db: Kysely<Database>, text: string, salt: Buffer): Promise<Buffer> {
  return withHashingSemaphore(db, () => hashRaw(text, { ...cost, salt }));
}
