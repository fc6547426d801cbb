import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Database } from '../../db/schema.ts';
import { pushKeysOf } from './push-state.queries.ts';
import type { PushKeys } from './push-state.queries.ts';

/** Makes the keys by which push services know this server where there are none yet. */
export function ensurePushKeys(db: Kysely<Database>): Promise<PushKeys> {
  return pushKeysOf(db, () => webPush.generateVAPIDKeys());
}
