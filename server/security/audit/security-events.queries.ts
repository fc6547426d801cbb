import type { Kysely } from 'kysely';
import type { SecurityAction } from '../../../domain/audit-actions.ts';
import type { Database } from '../../db/schema.ts';
import { currentCall } from '../../core/current-call.ts';
import type { CurrentCall } from '../../core/current-call.ts';

export interface SecurityEvent {
  action: SecurityAction;
  /** The account that it is about; left out where there is none. */
  personId?: string | undefined;
  /** What else there is to say: never a health matter, an e-mail, an address, a password or a token. */
  detail?: Record<string, string>;
}

export interface NewSecurityEvent extends SecurityEvent {
  times?: number;
  /** The one that is being answered, where it is left out; null for none. */
  call?: CurrentCall | null | undefined;
  now: Date;
}

export async function insertSecurityEvent(
  db: Kysely<Database>,
  { action, personId, detail = {}, times = 1, call = currentCall(), now }: NewSecurityEvent,
): Promise<void> {
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

/** Whether that happened to the person's account, from a moment on. */
export async function hasHappenedSince(
  db: Kysely<Database>,
  { action, personId }: { action: SecurityAction; personId: string },
  since: Date,
): Promise<boolean> {
  const event = await db
    .selectFrom('security_events')
    .select('id')
    .where('person_id', '=', personId)
    .where('at', '>=', since)
    .where('action', '=', action)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}
