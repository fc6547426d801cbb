import type { Readiness } from '../core/readiness.ts';
import type { DatabaseQueue } from '../db/pooled-database.ts';
import type { Replica } from '../db/replica.ts';
import type { SendMail } from '../mail/outgoing-mail.ts';
import type { SecurityContext } from '../security/context.ts';

/** What every feature may use. */
export interface Services extends SecurityContext {
  /** How much waits for a connection of `db`. */
  queue: DatabaseQueue;
  /** Where statistics are read, if the operator has one. */
  replica?: Replica;
  /** Whether this process wants more calls. */
  readiness: Readiness;
  /** Sends one mail and waits until it was taken. Usual mails are the matter of jobs. */
  sendMail: SendMail;
  /** Says that a mail was put in for which someone waits. */
  wakeOutbox(): void;
}
