import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { SessionRules } from '../../../security/sessions/lifetimes.ts';
import { isAlive } from '../../../security/sessions/sessions.queries.ts';

interface Device {
  sessionHash: Buffer;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** Of a person whose sessions are still good. */
export async function findDevices(db: Kysely<Database>, userId: string, rules: SessionRules): Promise<Device[]> {
  return db
    .selectFrom('push_subscriptions as device')
    .innerJoin('sessions', 'sessions.token_hash', 'device.session_hash')
    .innerJoin('users', 'users.id', 'device.user_id')
    .select(['device.session_hash as sessionHash', 'device.endpoint', 'device.p256dh', 'device.auth', 'users.language'])
    .where('device.user_id', '=', userId)
    .where(isAlive(rules, 'users.role'))
    .where('users.disabled_at', 'is', null)
    .where('users.left_at', 'is', null)
    .execute();
}
