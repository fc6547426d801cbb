import { existsSync, rmSync } from 'node:fs';
import { backupFaults, restoreFaults } from '../../../domain/messages/en/backups.ts';
import { keyFaults } from '../../../domain/messages/en/keys.ts';
import type { Config } from '../../config/config.ts';
import { isMissingTable } from '../../db/violations.ts';
import { findKeys } from '../../security/encryption/data-keys.queries.ts';
import type { RegisteredKey } from '../../security/encryption/data-keys.queries.ts';
import type { DataKey } from '../../security/encryption/aes-gcm.ts';
import { keyFileOf, keepKeyFile, readKeyFile } from '../../security/encryption/key-file.ts';
import type { KeyRing } from '../../security/encryption/key-file.ts';
import { refuseWrongKeys } from '../../security/encryption/load-cipher.ts';
import { StartFault } from '../../core/start-steps.ts';
import type { Services } from '../../features/services.ts';

interface BackupKeys {
  ring: KeyRing;
  /** The one that the database uses now. */
  key: DataKey;
}

/** The keys of this database. Throws a StartFault where the file lacks any that a value of it may be encrypted with. */
export async function findBackupKeys({ db, config }: Pick<Services, 'db' | 'config'>): Promise<BackupKeys> {
  const path = keyFileOf(config);
  const ring = readKeyFile(path);
  if (!ring) throw new StartFault(keyFaults.missing(path));
  const registered = await findKeys(db).catch(noneYet);
  refuseWrongKeys(path, ring, registered);
  const newest = registered.at(-1)?.id;
  return { ring, key: ring.find(({ id }) => id === newest) ?? ring[0] };
}

/** The first published version had no keys. */
function noneYet(error: unknown): RegisteredKey[] {
  if (isMissingTable(error)) return [];
  throw error;
}

/** Beside a backup, unless the operator names another file. */
export const keyFileBeside = (backup: string): string => `${backup}.key`;

/** Keys are never written in the place of others. */
export function refuseOtherKeys(path: string, ring: KeyRing): void {
  if (existsSync(path) && !hasAll(readKeyFile(path), ring)) throw new StartFault(backupFaults.otherKeys(path));
}

function hasAll(found: KeyRing | undefined, wanted: KeyRing): boolean {
  return wanted.every(({ id, key }) => found?.some((own) => own.id === id && own.key.equals(key)) === true);
}

/**
 * The keys that may open a backup: those of the files that are named, else those beside it and those of the settings. All
 * together: one made while the key was changed needs the old one, too, which may be in a file of its own.
 */
export function findOpeningKeys(
  config: Pick<Config, 'dataDir' | 'dataKeyFile'>,
  { backup, named = [keyFileBeside(backup), keyFileOf(config)] }: { backup: string; named: string[] | undefined },
): (keyId: string) => KeyRing {
  return (keyId) => {
    const found = named.flatMap((file) => readKeyFile(file) ?? []);
    const [first, ...others] = found;
    if (first && found.some(({ id }) => id === keyId)) return [first, ...others];
    throw new StartFault(backupFaults.noKey(keyId, named.join(', ')));
  };
}

/**
 * Makes sure that the server finds the keys of a restored database, before anything is changed: the file is made where there
 * is none. Throws a StartFault where it holds others. The returned function takes it away again, where it was made here.
 */
export function placeKeys(
  config: Pick<Config, 'dataDir' | 'dataKeyFile'>,
  { ring, ids }: { ring: KeyRing; ids: readonly string[] },
): () => void {
  const path = keyFileOf(config);
  const found = readKeyFile(path);
  const needed = ids.map((wanted) => {
    const key = ring.find(({ id }) => id === wanted);
    if (!key) throw new StartFault(backupFaults.noKey(wanted, path));
    return key;
  });
  if (found && !needed.every((key) => hasAll(found, [key]))) throw new StartFault(restoreFaults.otherKeyFile(path));
  if (found) return () => undefined;
  const [oldest, ...newer] = needed;
  // The first published version had none.
  keepKeyFile(path, oldest ? [oldest, ...newer] : ring);
  return () => rmSync(path, { force: true });
}
