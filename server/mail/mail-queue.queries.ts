import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { leaseSeconds } from './mail-lanes.ts';

/** A row that waits until its mail was taken. */
export interface WaitingMail {
  id: number;
  /** When it was asked for. */
  since: Date;
  /** The first is 1. */
  attempt: number;
}

export interface MailQueue<Mail extends WaitingMail> {
  /**
   * Takes the oldest mail that is due, for `leaseSeconds`: no other process sees it until then, and no transaction stays open
   * while a mail server talks. If this process dies, another one takes over afterwards.
   */
  claim(db: Kysely<Database>, now: Date): Promise<Mail | undefined>;
  postpone(db: Kysely<Database>, id: number, until: Date): Promise<unknown>;
  remove(db: Kysely<Database>, id: number): Promise<unknown>;
}

interface QueueOptions {
  table: 'outgoing_mails' | 'reset_requests' | 'registration_mails';
  /** What a mail has beside its attempts, under the names of its type. */
  columns: RawBuilder<unknown>;
  /** Goes before the oldest. */
  first?: RawBuilder<unknown>;
}

export function mailQueue<Mail extends WaitingMail>({ table, columns, first }: QueueOptions): MailQueue<Mail> {
  const rows = sql.table(table);
  const order = first ? sql`${first}, next_attempt_at, id` : sql`next_attempt_at, id`;
  return {
    claim: async (db, now) => {
      const until = new Date(now.getTime() + leaseSeconds * 1000);
      const { rows: claimed } = await sql<Mail>`
        update ${rows} set attempts = attempts + 1, next_attempt_at = ${until} where id = (
          select id from ${rows} where next_attempt_at <= ${now} order by ${order} limit 1 for update skip locked)
        returning id, attempts as attempt, ${columns}`.execute(db);
      return claimed[0];
    },
    postpone: (db, id, until) => sql`update ${rows} set next_attempt_at = ${until} where id = ${id}`.execute(db),
    remove: (db, id) => sql`delete from ${rows} where id = ${id}`.execute(db),
  };
}
