import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface WaitingMails {
  queue: string;
  waiting: number;
  /** Seconds since the oldest was asked for. */
  oldest: number;
}

/** Of each list of mails how many wait, and for how long. */
export async function countWaitingMails(db: Kysely<Database>, now: Date): Promise<WaitingMails[]> {
  const { rows } = await sql<WaitingMails>`
    select queue, count(since) as waiting,
      greatest(coalesce(extract(epoch from ${now}::timestamptz - min(since)), 0), 0)::float8 as oldest
    from (values ('reset'), ('registration'), ('board_report'), ('other')) as queues (queue)
    left join (
      select 'reset' as waits_in, requested_at as since from reset_requests
      union all select 'registration', requested_at from registration_mails
      union all select 'board_report', requested_at from board_report_mails where sent_at is null
      union all select 'other', queued_at from outgoing_mails
    ) as mails on waits_in = queue
    group by queue`.execute(db);
  return rows;
}

/** Devices that get reminders, and how many of them were refused at their last one. */
export async function countDevices(db: Kysely<Database>): Promise<{ all: number; failing: number }> {
  const { rows } = await sql<{ all: number; failing: number }>`
    select count(*) as all, count(*) filter (where failures > 0) as failing from push_subscriptions`.execute(db);
  return rows[0] ?? { all: 0, failing: 0 };
}
