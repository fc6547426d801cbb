import { keyFaults } from '../../domain/messages/en/keys.ts';
import { startPeriodicJob } from '../jobs/periodic-job.ts';
import type { PeriodicJob } from '../jobs/periodic-job.ts';
import type { Services } from '../services.ts';
import { StartFault } from '../process/start-fault.ts';
import { findKeys, holdSealing, insertKey } from './data-keys.queries.ts';
import type { RegisteredKey } from './data-keys.queries.ts';
import { keyFileOf, makeKeyFile, readKeyFile } from './key-file.ts';
import type { KeyRing } from './key-file.ts';
import { openText, sealText } from './aes-gcm.ts';
import type { DataKey, SealedPlace } from './aes-gcm.ts';
import { createSealer } from './cipher.ts';
import type { Sealer } from './cipher.ts';

const checkText = 'evenkeel';

const checkPlace = (id: string): SealedPlace => ({ table: 'data_keys', column: 'check_value', row: id });

export function registered(key: DataKey): RegisteredKey {
  return { id: key.id, checkValue: sealText(key, checkPlace(key.id), checkText) };
}

function isRightKey(ring: KeyRing, { id, checkValue }: RegisteredKey): boolean {
  try {
    return openText((wanted) => ring.find((key) => key.id === wanted)?.key, checkPlace(id), checkValue) === checkText;
  } catch {
    return false;
  }
}

/** Throws a StartFault where a key that the database uses is not in the file, or is another one. */
export function refuseWrongKeys(path: string, ring: KeyRing, keys: readonly RegisteredKey[]): void {
  if (!keys.every((key) => isRightKey(ring, key))) throw new StartFault(keyFaults.wrongKey(path));
}

export interface OpenedSealer {
  sealer: Sealer;
  /** The file, where it was made just now. */
  madeFile: string | undefined;
}

/**
 * The sealer with the keys of the settings' file, which is made where neither it nor anything sealed exists. Throws a
 * StartFault where the file is missing, too open, unreadable, malformed, or not the one that this database needs.
 */
export async function openSealer({ db, config, now }: Pick<Services, 'db' | 'config' | 'now'>): Promise<OpenedSealer> {
  const path = keyFileOf(config);
  // In this order: where a start beside this one has registered its key, its file is there already.
  const isInUse = (await findKeys(db)).length > 0;
  const existing = readKeyFile(path);
  if (!existing && isInUse) throw new StartFault(keyFaults.missing(path));
  const ring = existing ?? makeKeyFile(path);
  const keys = await db.transaction().execute(async (transaction) => {
    await holdSealing(transaction);
    const found = await findKeys(transaction);
    if (found.length > 0) return found;
    await insertKey(transaction, registered(ring.at(-1) ?? ring[0]), now());
    return findKeys(transaction);
  });
  refuseWrongKeys(path, ring, keys);
  const sealer = createSealer({ ring, readAgain: () => readQuietly(path) });
  sealer.sealWith(keys.at(-1)?.id ?? '');
  return { sealer, madeFile: existing ? undefined : path };
}

function readQuietly(path: string): KeyRing | undefined {
  try {
    return readKeyFile(path);
  } catch {
    return undefined;
  }
}

/** Seals with the key that the database names, which a rotation may have changed. */
export async function followKeys({ db, sealer, log }: Pick<Services, 'db' | 'sealer' | 'log'>): Promise<void> {
  const newest = (await findKeys(db)).at(-1);
  if (newest && !sealer.sealWith(newest.id)) log.error({ event: 'data_key_missing', key: newest.id });
}

/** Milliseconds after which every process has followed a change of the key: a look each half minute, and the look itself. */
export const followedAfter = 45_000;

export function startFollowingKeys(services: Pick<Services, 'db' | 'sealer' | 'log'>): PeriodicJob {
  const work = () => followKeys(services);
  return startPeriodicJob({ name: 'data_keys', everyMs: 30_000, work, log: services.log });
}
