import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { DatabaseQueue } from '../db/connect.ts';
import type { Replica } from '../db/replica.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../observability/log/log.ts';
import type { SendMail } from '../mail/outgoing-mail.ts';
import type { Readiness } from '../core/readiness.ts';
import type { Cipher } from '../security/encryption/cipher.ts';

/** What every feature may use. Nothing here holds state between calls. */
export interface Services {
  db: Kysely<Database>;
  /** How much waits for a connection of `db`. */
  queue: DatabaseQueue;
  /** Where statistics are read, if the operator has one. */
  replica?: Replica;
  /** Whether this process wants more calls. */
  readiness: Readiness;
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
  /** Sends one mail and waits until it was taken. Usual mails are the matter of jobs. */
  sendMail: SendMail;
  /** Says that a reset link was asked for, so that its mail does not wait for the next look. */
  wakeResetMailer(): void;
  /** The same for a link to register. */
  wakeRegistrationMailer(): void;
}
