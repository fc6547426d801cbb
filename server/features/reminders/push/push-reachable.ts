import { connect } from 'node:net';
import type { Kysely } from 'kysely';
import { bringBack } from '../../../db/bring-back.queries.ts';
import type { Database } from '../../../db/schema.ts';
import type { Services } from '../../services.ts';
import { isPushOff, placesToAsk } from './push-hosts.ts';
import { claimAsking, findReachable, saveReachable } from './push-state.queries.ts';

const askAgainAfterMs = 5 * 60_000;
const longestWaitMs = 3000;

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'now'>;

/** Whether a connection to one of these places can be opened. Nothing is sent. */
export async function canConnect(places: readonly URL[]): Promise<boolean> {
  return Promise.any(places.map(openConnection)).then(
    () => true,
    () => false,
  );
}

/** What is known of the way to the push services; looked at again every five minutes, by one process for all. */
export async function isPushReachable(services: Needs): Promise<boolean> {
  const { db, config, now } = services;
  if (isPushOff(config.pushHosts)) return false;
  const askedBefore = new Date(now().getTime() - askAgainAfterMs);
  return (await claimAsking(db, now(), askedBefore)) ? checkPushReachable(services) : findReachable(db);
}

/** So that no answer of a clock that was ahead counts for longer. */
export function bringBackAsking(db: Kysely<Database>, now: Date): Promise<void> {
  return bringBack(db, ['push_state', 'asked_at'], now, askAgainAfterMs);
}

/** Looks now, and keeps what it finds for all processes. Each change is one line in the log. */
export async function checkPushReachable({ db, config, log, now }: Needs): Promise<boolean> {
  const reachable = await canConnect(placesToAsk(config.pushHosts));
  if (await saveReachable(db, reachable, now())) {
    if (reachable) log.info({ event: 'push_reachable' });
    else log.warn({ event: 'push_unreachable' });
  }
  return reachable;
}

function openConnection({ hostname, port, protocol }: URL): Promise<void> {
  const usualPort = protocol === 'http:' ? 80 : 443;
  return new Promise((resolve, reject) => {
    const host = hostname.replaceAll(/[[\]]/g, '');
    const socket = connect({ host, port: port === '' ? usualPort : Number(port), timeout: longestWaitMs });
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('timeout', () => socket.destroy(new Error('timeout')));
    socket.once('error', reject);
  });
}
