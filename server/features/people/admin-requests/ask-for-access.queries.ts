import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { adminRequestHours } from '../../../../domain/admin-requests.ts';
import type { AdminRequestKind } from '../../../../domain/admin-requests.ts';
import type { Role } from '../../../../domain/roles.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { databaseTime } from '../../../db/database-clock.ts';
import type { Database } from '../../../db/schema.ts';
import { take } from '../../../security/limits/limits.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import type { Services } from '../../services.ts';

export type AskNeeds = Pick<Services, 'now' | 'heldTime' | 'log' | 'cipher' | 'config'>;

/** What is asked for. */
export interface Wanted {
  kind: AdminRequestKind;
  role?: Role;
  leftOn?: string;
  email?: string;
}

interface Asked {
  actorId: string;
  personId: string;
  wanted: Wanted;
}

/**
 * Notes what one active admin wants of another's access, and tells them. The same once more changes nothing, and does not begin
 * the day again. The caller holds the admins, and has seen that both are. Throws `admin_objected` (409) where they have objected
 * to anything, `request_waiting` (409) where something else of the kind waits, and `too_many_attempts` (429).
 */
export async function askForAccess(
  needs: AskNeeds,
  db: Transaction<Database>,
  { actorId, personId, wanted }: Asked,
): Promise<void> {
  const { kind, role = null, leftOn = null, email = null } = wanted;
  const earlier = await db.selectFrom('admin_requests').selectAll().where('person_id', '=', personId).execute();
  if (earlier.some(({ objected_at: at }) => at !== null)) throw new AppError('admin_objected');
  const same = earlier.find((one) => one.kind === kind);
  if (same && (same.role !== role || same.left_on !== leftOn || same.new_email !== email))
    throw new AppError('request_waiting');
  if (same) return;
  await take({ ...needs, db }, { kind: 'admin-request', subject: personId });
  const time = databaseTime(needs.heldTime?.() ?? null);
  const { due } = await db
    .insertInto('admin_requests')
    .values({
      person_id: personId,
      asked_by: actorId,
      kind,
      role,
      left_on: leftOn,
      new_email: email,
      asked_at: time,
      due_at: sql<Date>`${time} + make_interval(hours => ${sql.lit(adminRequestHours)})`,
    })
    .returning('due_at as due')
    .executeTakeFirstOrThrow();
  const now = needs.now();
  await queueMail(db, {
    kind: 'admin_request',
    userIds: [personId],
    detail: { kind, due: due.toISOString() },
    now,
  });
  await insertAuditEvent(db, { actorId, action: 'admin_request_made', personId, detail: { kind }, now });
}

/** The same for one of many, which goes on where this one is refused. Returns whether any such thing waits for a word now. */
export async function askUnlessRefused(needs: AskNeeds, db: Transaction<Database>, asked: Asked): Promise<boolean> {
  try {
    await askForAccess(needs, db, asked);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'request_waiting';
  }
}

/** The operator has decided, or the person takes the objection back: nothing that was asked about them counts any more. */
export async function dropRequestsAbout(db: Transaction<Database>, personId: string): Promise<void> {
  await db.deleteFrom('admin_requests').where('person_id', '=', personId).execute();
}

/** What waits, by the person that it is about: nothing more once they have objected. */
export async function findWaiting(
  db: Kysely<Database>,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, AdminRequestKind[]>> {
  const rows = await db
    .selectFrom('admin_requests')
    .select(['person_id', 'kind'])
    .where('person_id', '=', ({ fn, val }) => fn.any(val([...personIds])))
    .where('objected_at', 'is', null)
    .orderBy('asked_at')
    .execute();
  const byPerson = Map.groupBy(rows, (row) => row.person_id);
  return new Map([...byPerson].map(([id, some]) => [id, some.map(({ kind }) => kind)]));
}

/** The field of the contract: left out where nothing waits. */
export async function waitingOf(db: Kysely<Database>, personId: string): Promise<{ waiting?: AdminRequestKind[] }> {
  const waiting = (await findWaiting(db, [personId])).get(personId);
  return waiting ? { waiting } : {};
}
