import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { mailLanes } from '../mail/mail-kinds.ts';

export interface WaitingMails {
  queue: string;
  waiting: number;
  /** Seconds since the oldest was asked for. */
  oldest: number;
}

/** Of each lane of mails how many wait, and for how long. */
export async function countWaitingMails(db: Kysely<Database>, now: Date): Promise<WaitingMails[]> {
  const { rows } = await sql<WaitingMails>`
    select queue, count(asked_at) as waiting,
      greatest(coalesce(extract(epoch from ${now}::timestamptz - min(asked_at)), 0), 0)::float8 as oldest
    from unnest(${[...mailLanes]}::text[]) as lanes (queue) left join outbox on lane = queue
    group by queue`.execute(db);
  return rows;
}

/** Devices that get reminders, and how many of them were refused at their last one. */
export async function countDevices(db: Kysely<Database>): Promise<{ all: number; failing: number }> {
  const { rows } = await sql<{ all: number; failing: number }>`
    select count(*) as all, count(*) filter (where failures > 0) as failing from push_subscriptions`.execute(db);
  return rows[0] ?? { all: 0, failing: 0 };
}
