import type { Kysely } from 'kysely';
import type { SecurityAction } from '../../domain/audit-actions.ts';
import type { Database } from '../db/schema.ts';
import { currentCall } from '../http/current-call.ts';

interface NewSecurityEvent {
  action: SecurityAction;
  personId?: string | undefined;
  detail?: Record<string, string>;
  times?: number;
  now: Date;
}

export async function insertSecurityEvent(
  db: Kysely<Database>,
  { action, personId, detail = {}, times = 1, now }: NewSecurityEvent,
): Promise<void> {
  const call = currentCall();
  await db
    .insertInto('security_events')
    .values({
      at: now,
      action,
      person_id: personId ?? null,
      route: call?.route ?? null,
      request_id: call?.reqId ?? null,
      times,
      detail: JSON.stringify(detail),
    })
    .execute();
}
