import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const iterations = 4096;

/**
 * What PostgreSQL itself would store of a password: with it in a statement none stands in any log. Undefined where the
 * password has letters that PostgreSQL would write otherwise first.
 */
export function scramVerifier(password: string): string | undefined {
  if (!/^[\x20-\x7e]+$/.test(password)) return undefined;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const [saltText, server] = [salt.toString('base64'), keyOf('Server Key').toString('base64')];
  return `SCRAM-SHA-256$${iterations}:${saltText}$${stored}:${server}`;
}
