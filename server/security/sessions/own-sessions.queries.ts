import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { toDevice } from '../../../domain/devices.ts';
import type { Device } from '../../../domain/devices.ts';
import type { Database } from '../../db/schema.ts';
import type { SessionRules } from './lifetimes.ts';
import { isAlive } from './sessions.queries.ts';

export interface OwnSession {
  id: string;
  device: Device;
  startedAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
  isShared: boolean;
}

/** Those of a person that last; the current one first, then by their last use. */
export async function findOwnSessions(
  db: Kysely<Database>,
  { userId, current }: { userId: string; current: Buffer },
  rules: SessionRules,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'browser', 'system', 'sessions.created_at as startedAt', 'last_used_at as lastUsedAt'])
    .select('sessions.shared as isShared')
    .select(sql<boolean>`token_hash = ${current}`.as('isCurrent'))
    .where('user_id', '=', userId)
    .where(isAlive(rules, 'users.role'))
    .orderBy('isCurrent', 'desc')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('startedAt', 'desc')
    .orderBy('sessions.id')
    .execute();
  return rows.map(({ browser, system, ...row }) => ({ ...row, device: toDevice({ browser, system }) }));
}

/** False where the person has no session of this id. */
export async function deleteOwnSession(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
