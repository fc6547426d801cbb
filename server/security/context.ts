import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../observability/log/log.ts';
import type { Cipher } from './encryption/cipher.ts';

/** What work on the database is given. Nothing here holds state between calls. */
export interface SecurityContext {
  db: Kysely<Database>;
  config: Config;
  log: Log;
  /** Encrypts what is stored of answers, ailments, phone numbers, safety plans, mood tags and notes, call backs and reasons. */
  cipher: Cipher;
  /** The clock. A parameter, so that tests can move it. */
  now(): Date;
  /** The clock of the database, by which what people have made is erased. A parameter for the same reason. */
  databaseNow(): Promise<Date>;
  /** The time by which sessions last, where a test holds it. Nothing else has it: there the clock of the database decides. */
  heldTime?(): Date;
}
