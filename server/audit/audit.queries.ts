import type { Kysely, Transaction } from 'kysely';
import type { AuditAction } from '../../domain/audit-actions.ts';
import type { Database } from '../db/schema.ts';

interface NewAuditEvent {
  actorId: string;
  action: AuditAction;
  /** Whom it concerns; no one in particular where it is left out. */
  personId?: string;
  /** What else there is to say: never a health matter, and no one's name. */
  detail?: Record<string, string>;
  now: Date;
}

/** To be written in the transaction of what it tells about: neither is there without the other. */
export async function insertAuditEvent(
  db: Transaction<Database>,
  { actorId, action, personId, detail = {}, now }: NewAuditEvent,
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ at: now, actor_id: actorId, action, person_id: personId ?? null, detail: JSON.stringify(detail) })
    .execute();
}

export interface StoredAuditEvent {
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
