import { doctorMessages } from '../../domain/messages/en/doctor.ts';
import { findKeys } from '../encryption/data-keys.queries.ts';
import { keyFileOf, readKeyFile } from '../encryption/key-file.ts';
import { refuseWrongKeys } from '../encryption/load-cipher.ts';
import { isMigrated } from '../db/migrate.ts';
import { StartFault } from '../process/start-fault.ts';
import { readKeyDays } from './doctor.queries.ts';
import { right, skipped, wrong } from './examination.ts';
import type { Check } from './examination.ts';

/** docs/keys.md asks for a new one each year. */
const mostDays = 400;

/** Reads alone: nothing is made where the file is missing. */
export const checkKey: Check = async ({ config, database }) => {
  const { key } = doctorMessages;
  const path = keyFileOf(config);
  try {
    const ring = readKeyFile(path);
    if (!database || !(await isTabled(database.opened.pool))) return skipped(doctorMessages.database.notAsked);
    const keys = await findKeys(database.opened.db);
    if (keys.length === 0) return right(key.none);
    if (!ring) return wrong(key.missing(path));
    refuseWrongKeys(path, ring, keys);
  } catch (error) {
    // Its sentences name the file and what to do.
    if (error instanceof StartFault) return wrong(error.message);
    throw error;
  }
  const age = await readKeyDays(database.opened.db);
  return age > mostDays ? wrong(key.old(age)) : right(key.fine(age));
};

const isTabled = async (pool: Parameters<typeof isMigrated>[0]) => isMigrated(pool).catch(() => false);
