import type { Kysely, Transaction } from 'kysely';
import type { AuditAction } from '../../../domain/audit-actions.ts';
import type { Database } from '../../db/schema.ts';
import { currentCall } from '../../core/current-call.ts';
import { noteWatchedActs } from './watched-acts.queries.ts';

interface NewAuditEvent {
  actorId: string;
  action: AuditAction;
  /** Whom it concerns; no one in particular where it is left out. */
  personId?: string;
  /** What else there is to say: never a health matter, and no one's name. */
  detail?: Record<string, string>;
  now: Date;
}

/** To be written in the transaction of what it tells about: neither is there without the other. The other admins are mailed what is watched. */
export async function insertAuditEvent(
  db: Transaction<Database>,
  { personId, ...event }: NewAuditEvent,
): Promise<void> {
  await insertAuditEvents(db, { ...event, personIds: [personId ?? null] });
}

/** Rows written in one statement: PostgreSQL takes 65,535 parameters. */
const eventsAtOnce = 5000;

/** The same about many people. */
export async function insertAuditEvents(
  db: Transaction<Database>,
  {
    personIds,
    actorId,
    action,
    detail = {},
    now,
  }: Omit<NewAuditEvent, 'personId'> & { personIds: readonly (string | null)[] },
): Promise<void> {
  if (personIds.length === 0) return;
  // By which call, where one is being answered.
  const { route = null, reqId: request_id = null } = currentCall() ?? {};
  const row = { at: now, actor_id: actorId, action, detail: JSON.stringify(detail), route, request_id };
  for (let start = 0; start < personIds.length; start += eventsAtOnce) {
    const some = personIds.slice(start, start + eventsAtOnce);
    await db
      .insertInto('audit_events')
      .values(some.map((personId) => ({ ...row, person_id: personId })))
      .execute();
  }
  await noteWatchedActs(db, { actorId, action, detail, times: personIds.length, now });
}

export async function hasActedSince(
  db: Kysely<Database>,
  { actorId, action, since }: Pick<NewAuditEvent, 'actorId' | 'action'> & { since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('audit_events')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('action', '=', action)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface StoredAuditEvent {
  id: number;
  at: Date;
  action: AuditAction;
  actorId: string;
  actorName: string | null;
  personId: string | null;
  personName: string | null;
  detail: Record<string, string>;
}

/** Newest first; behind `before`, an event's time and id, where it is given. */
export async function findAuditEvents(
  db: Kysely<Database>,
  { limit, before }: { limit: number; before: { at: string; id: number } | undefined },
): Promise<StoredAuditEvent[]> {
  const events = db
    .selectFrom('audit_events as event')
    .leftJoin('users as actor', 'actor.id', 'event.actor_id')
    .leftJoin('users as person', 'person.id', 'event.person_id')
    .select([
      ...(['event.id', 'event.at', 'event.action', 'event.actor_id as actorId', 'actor.name as actorName'] as const),
      ...(['event.person_id as personId', 'person.name as personName', 'event.detail'] as const),
    ]);
  const wanted = before
    ? events.where((row) => row(row.refTuple('event.at', 'event.id'), '<', row.tuple(new Date(before.at), before.id)))
    : events;
  return wanted.orderBy('event.at', 'desc').orderBy('event.id', 'desc').limit(limit).execute();
}
