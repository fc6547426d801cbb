import { doctorMessages } from '../../../domain/messages/en/doctor.ts';
import { readDatabaseClock } from '../../db/database-clock.ts';
import { isMigrated } from '../../db/migrate.ts';
import { StartFault } from '../../core/start-steps.ts';
import { readServer, readSchemaStep } from './doctor.queries.ts';
import { right, skipped, wrong } from './examination.ts';
import type { Check } from './examination.ts';

const { database, schema, clock } = doctorMessages;

/** The oldest PostgreSQL that the tables are made for. */
const leastVersion = 150_000;

/** Seconds by which two clocks may differ: a code of an authenticator app holds for thirty. */
const mostDifference = 10;

export const checkDatabase: Check = async ({ database: found, reason }) => {
  if (!found) return wrong(reason);
  const { version, number, isWritable } = await readServer(found.opened.db);
  if (number < leastVersion) return wrong(database.old(version));
  if (!isWritable) return wrong(database.readOnly);
  return right(database.fine(version, found.isServed));
};

export const checkSchema: Check = async ({ database: found }) => {
  if (!found) return skipped(database.notAsked);
  try {
    if (!(await isMigrated(found.opened.pool))) return wrong(schema.behind);
  } catch (error) {
    if (error instanceof StartFault) return wrong(schema.ahead);
    throw error;
  }
  return right(schema.fine(await readSchemaStep(found.opened.db)));
};

export const checkClock: Check = async ({ database: found }) => {
  if (!found) return skipped(database.notAsked);
  const before = Date.now();
  const there = (await readDatabaseClock(found.opened.db)).getTime();
  const here = (before + Date.now()) / 2;
  const seconds = Math.abs(there - here) / 1000;
  const text = seconds.toFixed(1);
  return seconds > mostDifference ? wrong(clock.off(text)) : right(clock.fine(text));
};
