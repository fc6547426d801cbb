import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { AuditAction } from '../../../domain/audit-actions.ts';
import { manyOf, watchedActsOf, watchedMinutes } from '../../../domain/watched-acts.ts';
import type { WatchedAct } from '../../../domain/watched-acts.ts';
import { bringBack } from '../../db/bring-back.queries.ts';
import type { Database } from '../../db/schema.ts';

interface Done {
  actorId: string;
  action: AuditAction;
  detail: Readonly<Record<string, string>>;
  /** How many times at once. */
  times: number;
  now: Date;
}

/** Has the other admins told of what was done, where it is watched. In the transaction of what was done, after its rows in the list. */
export async function noteWatchedActs(db: Transaction<Database>, done: Done): Promise<void> {
  for (const act of watchedActsOf(done.action, done.detail)) {
    const many = manyOf(act);
    const people = many && (await countPeople(db, done, many));
    if (many && (people ?? 0) < many.people) continue;
    await addToRound(db, done, { act, count: people ?? done.times, isSum: !many });
  }
}

/** The newest rows that are counted. A figure beyond it says enough. */
const mostRows = 1000;

async function countPeople(
  db: Transaction<Database>,
  { actorId, now }: Done,
  { hours, actions }: { hours: number; actions: AuditAction[] },
): Promise<number> {
  const rows = db
    .selectFrom('audit_events')
    .select('person_id')
    .where('actor_id', '=', actorId)
    .where('action', 'in', actions)
    .where('at', '>', new Date(now.getTime() - hours * 3_600_000))
    .orderBy('at', 'desc')
    .limit(mostRows);
  const { count } = await db
    .selectFrom(rows.as('done'))
    .select(({ fn }) => fn.count<number>('person_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** `isSum`: it comes on top of what was counted before; else it is the figure that holds now. */
async function addToRound(
  db: Transaction<Database>,
  { actorId, now }: Done,
  { act, count, isSum }: { act: WatchedAct; count: number; isSum: boolean },
): Promise<void> {
  const before = sql`coalesce((round.acts ->> ${act})::integer, 0)`;
  const counted = isSum ? sql`${before} + ${count}::integer` : sql`greatest(${before}, ${count}::integer)`;
  await sql`
    insert into watched_rounds as round (actor_id, begun_at, acts)
    values (${actorId}, ${now}, jsonb_build_object(${act}::text, ${count}::integer))
    on conflict (actor_id) do update set acts = round.acts || jsonb_build_object(${act}::text, ${counted})`.execute(db);
}

interface DueRound {
  actorId: string;
  acts: Partial<Record<WatchedAct, number>>;
}

/**
 * Takes what is to be told now: a first act at once, what came in the ten minutes after it when they are over. No other
 * process takes the same.
 */
export async function takeDueRounds(db: Transaction<Database>, now: Date): Promise<DueRound[]> {
  const over = new Date(now.getTime() - watchedMinutes * 60_000);
  const due = await db
    .selectFrom('watched_rounds')
    .select(['actor_id as actorId', 'acts', 'told_at as toldAt'])
    .where((row) => row.or([row('told_at', 'is', null), row('begun_at', '<=', over)]))
    .orderBy('actor_id')
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { actorId, toldAt } of due) {
    if (toldAt) await db.deleteFrom('watched_rounds').where('actor_id', '=', actorId).execute();
    else
      await db
        .updateTable('watched_rounds')
        .set({ told_at: now, acts: '{}' })
        .where('actor_id', '=', actorId)
        .execute();
  }
  return due.filter(({ acts }) => Object.keys(acts).length > 0);
}

export function bringBackRounds(db: Kysely<Database>, now: Date): Promise<void> {
  return bringBack(db, ['watched_rounds', 'begun_at'], now);
}
