import { keyFaults } from '../../../domain/messages/en/keys.ts';
import type { Job } from '../../jobs/periodic-job.ts';
import type { SecurityContext } from '../context.ts';
import { StartFault } from '../../core/start-steps.ts';
import { findKeys, holdEncryption, insertKey, keepFromRotating } from './data-keys.queries.ts';
import type { RegisteredKey } from './data-keys.queries.ts';
import { isKeyFileInUse, keyFileOf, makeKeyFile, markKeyFileInUse, readKeyFile } from './key-file.ts';
import type { KeyRing } from './key-file.ts';
import { decryptText, encryptText } from './aes-gcm.ts';
import type { DataKey, EncryptionContext } from './aes-gcm.ts';
import { createCipher } from './cipher.ts';
import type { Cipher } from './cipher.ts';
import { withKeyedHash } from './keyed-hash.ts';

const checkText = 'evenkeel';

const checkContext = (id: string): EncryptionContext => ({ table: 'data_keys', column: 'check_value', row: id });

export function registered(key: DataKey): RegisteredKey {
  return { id: key.id, checkValue: encryptText(key, checkContext(key.id), checkText) };
}

function isRightKey(ring: KeyRing, { id, checkValue }: RegisteredKey): boolean {
  try {
    return (
      decryptText((wanted) => ring.find((key) => key.id === wanted)?.key, checkContext(id), checkValue) === checkText
    );
  } catch {
    return false;
  }
}

/** Throws a StartFault where a key that the database uses is not in the file, or is another one. */
export function refuseWrongKeys(path: string, ring: KeyRing, keys: readonly RegisteredKey[]): void {
  if (!keys.every((key) => isRightKey(ring, key))) throw new StartFault(keyFaults.wrongKey(path));
}

interface OpenedCipher {
  cipher: Cipher;
  /** The file, where it was made just now. */
  madeFile: string | undefined;
}

/**
 * The cipher with the keys of the settings' file, which is made where neither it nor anything encrypted exists. Throws a
 * StartFault where the file is missing, too open, unreadable, malformed, not the one that this database needs, or in use
 * by another database.
 */
export async function loadCipher({
  db,
  config,
  now,
}: Pick<SecurityContext, 'db' | 'config' | 'now'>): Promise<OpenedCipher> {
  const path = keyFileOf(config);
  // In this order: where a start beside this one has registered its key, its file is there already.
  const isInUse = (await findKeys(db)).length > 0;
  const existing = readKeyFile(path);
  if (!existing && isInUse) throw new StartFault(keyFaults.missing(path));
  const ring = existing ?? makeKeyFile(path);
  const keys = await db.transaction().execute(async (transaction) => {
    await holdEncryption(transaction);
    const found = await findKeys(transaction);
    if (found.length > 0) return found;
    // Under the lock: a start beside this one registers its key before it marks the file.
    if (isKeyFileInUse(path)) throw new StartFault(keyFaults.ofAnotherDatabase(path));
    await insertKey(transaction, registered(ring.at(-1) ?? ring[0]), now());
    return findKeys(transaction);
  });
  refuseWrongKeys(path, ring, keys);
  await markInUse(db, path);
  const columns = createCipher({ ring, readAgain: () => readQuietly(path) });
  columns.encryptWith(keys.at(-1)?.id ?? '');
  return { cipher: await withKeyedHash(db, columns), madeFile: existing ? undefined : path };
}

async function markInUse(db: SecurityContext['db'], path: string): Promise<void> {
  if (isKeyFileInUse(path)) return;
  await db.transaction().execute(async (transaction) => {
    if (await keepFromRotating(transaction)) markKeyFileInUse(path);
  });
}

function readQuietly(path: string): KeyRing | undefined {
  try {
    return readKeyFile(path);
  } catch {
    return undefined;
  }
}

/** Encrypts with the key that the database names, which a rotation may have changed. */
export async function followKeys({ db, cipher, log }: Pick<SecurityContext, 'db' | 'cipher' | 'log'>): Promise<void> {
  const newest = (await findKeys(db)).at(-1);
  if (newest && !cipher.encryptWith(newest.id)) log.error({ event: 'data_key_missing', key: newest.id });
}

/** Milliseconds after which every process has followed a change of the key: a look each half minute, and the look itself. */
export const followedAfter = 45_000;

export const followingKeys: Job<Pick<SecurityContext, 'db' | 'cipher' | 'log'>> = {
  name: 'data_keys',
  everyMs: 30_000,
  work: followKeys,
};
