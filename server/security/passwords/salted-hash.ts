import { hashRaw } from '@node-rs/argon2';
import { cost, withHashingSemaphore } from './passwords.ts';

/** The same work as for a password, with a salt that is known beforehand: what is looked up by its hash. */
export async function saltedHash(text: string, salt: Buffer): Promise<Buffer> {
  return withHashingSemaphore(() => hashRaw(text, { ...cost, salt }));
}
