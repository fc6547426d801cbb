import type { Services } from '../../services.ts';
import { pushKeysOf } from './push-state.queries.ts';
import type { PushKeys } from './push-state.queries.ts';

/** Makes the keys by which push services know this server where there are none yet. */
export function ensurePushKeys(services: Pick<Services, 'db' | 'cipher'>): Promise<PushKeys> {
  return pushKeysOf(services, newKeys);
}

/** Loaded where it is used: most starts make no keys, and what is loaded stays in memory. */
async function newKeys(): Promise<PushKeys> {
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
}
