import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SecurityContext } from '../context.ts';
import { countRefusal } from './refusal-counts.ts';
import { insertSecurityEvent } from './security-events.queries.ts';
import type { SecurityEvent } from './security-events.queries.ts';

/**
 * Writes down what happened to an account: a sign-in, a second factor, a password. Give the transaction of what it tells
 * about as `db`: then neither is there without the other. Route and id of the call come by themselves.
 */
export async function recordSecurityEvent(
  { db, now }: { db: Kysely<Database>; now: SecurityContext['now'] },
  event: SecurityEvent,
): Promise<void> {
  await insertSecurityEvent(db, { ...event, now: now() });
}

/**
 * Writes down what was refused: a wrong password, a limit, a call of another role. Never in a transaction, which goes
 * back with the refusal, and never a reason for a call to wait or to fail. Of what comes over and over there are two rows a
 * minute, the second with a count: no one who guesses fills the disk.
 */
export function recordRefusal(needs: Pick<SecurityContext, 'db' | 'now' | 'log'>, event: SecurityEvent): void {
  countRefusal(needs, event, { by: 'stranger' });
}
