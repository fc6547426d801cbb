import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Log } from '../observability/log/log.ts';
import type { Database } from './schema.ts';

/** What work on the database is given. Nothing here holds state between calls. */
export interface DatabaseContext {
  db: Kysely<Database>;
  config: Config;
  log: Log;
  /** The clock. A parameter, so that tests can move it. */
  now(): Date;
  /** The clock of the database, by which what people have made is erased. A parameter for the same reason. */
  databaseNow(): Promise<Date>;
}
