import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Answers } from '../http/mount-calls.ts';
import type { Job } from '../jobs/periodic-job.ts';
import type { MailWriters } from '../mail/mail-writers.ts';
import type { SecurityContext } from '../security/context.ts';
import type { Services } from './services.ts';

/** What a noun brings along for a process that serves. */
export interface Feature {
  /** Who answers the calls of a noun of the contract: all of them. */
  calls?: Partial<Answers<Services>>;
  /** Before anything else is done. */
  begin?(context: SecurityContext): Promise<unknown>;
  jobs?: readonly Job<Services>[];
  /** Who writes which mail. */
  mails?: Partial<MailWriters<Services>>;
  /** What removes what has no effect any more at this moment, and brings back what a clock that was ahead has put off. */
  removeEnded?: readonly ((db: Kysely<Database>, at: Date) => Promise<unknown>)[];
  /** Erases what people have written and what is over by `now`, which is the database's clock, where that can be believed. */
  erase?(context: SecurityContext): Promise<unknown>;
}
