import { doctorMessages } from '../../../domain/messages/en/doctor.ts';
import { findKeyAge, findKeys } from '../../security/encryption/data-keys.queries.ts';
import { keyFileOf, readKeyFile } from '../../security/encryption/key-file.ts';
import { refuseWrongKeys } from '../../security/encryption/load-cipher.ts';
import { StartFault } from '../../core/start-fault.ts';
import { isTabled, right, skipped, wrong } from './examination.ts';
import type { Check } from './examination.ts';

/** docs/keys.md asks for a new one each year. */
const mostDays = 400;

const secondsOfDay = 24 * 60 * 60;

/** Reads alone: nothing is made where the file is missing. */
export const checkKey: Check = async ({ config, database }) => {
  const { key } = doctorMessages;
  const path = keyFileOf(config);
  try {
    const ring = readKeyFile(path);
    if (!database || !(await isTabled(database.opened))) return skipped(doctorMessages.database.notAsked);
    const keys = await findKeys(database.opened.db);
    if (keys.length === 0) return right(key.none);
    if (!ring) return wrong(key.missing(path));
    refuseWrongKeys(path, ring, keys);
  } catch (error) {
    // Its sentences name the file and what to do.
    if (error instanceof StartFault) return wrong(error.message);
    throw error;
  }
  const age = Math.floor(((await findKeyAge(database.opened.db)) ?? 0) / secondsOfDay);
  return age > mostDays ? wrong(key.old(age)) : right(key.fine(age));
};
