import type { changeLeaving, Leaver } from '../../../../domain/contract/leaving.ts';
import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import { earliestLeavingDay } from '../../../../domain/leaving.ts';
import { AppError } from '../../../core/app-error.ts';
import { isUuid } from '../../../db/record-id.ts';
import type { Services } from '../../services.ts';
import { askForAccess, waitingOf } from '../admin-requests/ask-for-access.queries.ts';
import { holdActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';
import { findLeaver, findLeaving } from './leaving.queries.ts';
import { noteLeaving, todayOf, withdrawLeaving } from './take-effect.ts';

/** Throws `not_found` (404), `invalid_input` (400) for a day more than a year ago, `person_left` (409), and what `noteLeaving` throws. */
export async function changeLeavingOf(
  services: Services,
  { actorId, id, leftOn }: { actorId: string; id: string; leftOn: string | null },
): Promise<ReplyOf<typeof changeLeaving>> {
  if (leftOn !== null && leftOn < earliestLeavingDay(todayOf(services)))
    throw new AppError('invalid_input', { fields: { left_on: 'too_long_ago' } });
  if (!isUuid(id)) throw new AppError('not_found');
  return services.db.transaction().execute(async (db) => {
    // The role was read before the lock was there: someone may have taken it in between.
    const admins = await holdActiveAdmins(db);
    if (!admins.includes(actorId)) throw new AppError('forbidden');
    const before = await findLeaving(db, id);
    if (!before) throw new AppError('not_found');
    if (before.has_left && leftOn !== null && leftOn !== before.left_on) throw new AppError('person_left');
    const personId = id.toLowerCase();
    if (leftOn === null) await withdrawLeaving(services, db, { actorId, personId });
    else if (before.left_on !== leftOn && admins.includes(personId) && personId !== actorId)
      await askForAccess(services, db, { actorId, personId, wanted: { kind: 'leaving', leftOn } });
    else if (before.left_on !== leftOn) await noteLeaving(services, db, { actorId, personIds: [personId], leftOn });
    const after = await findLeaving(db, id);
    if (!after) throw new AppError('not_found');
    return { ...after, ...(await waitingOf(db, personId)) };
  });
}

export async function leaverOf(
  { db }: Services,
  { userId, expiresAt }: { userId: string; expiresAt: Date },
): Promise<Leaver> {
  const { name, eraseAt } = await findLeaver(db, userId);
  return { name, expires_at: expiresAt.toISOString(), erase_at: eraseAt?.toISOString() ?? null };
}
