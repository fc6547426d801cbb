import type { BodyOf, ReplyOf } from '../../../domain/contract/endpoint.ts';
import type { takeBackChanges } from '../../../domain/contract/people.ts';
import { AppError } from '../../core/app-error.ts';
import { isUuid } from '../../db/record-id.ts';
import type { Services } from '../services.ts';
import { holdCounsellors } from '../help/call-backs/counsellor-changes.queries.ts';
import { withdrawLeaving } from './leaving/take-effect.ts';
import { setAccess } from './access.queries.ts';
import { holdActiveAdmins } from '../../security/sessions/active-admins.queries.ts';
import { holdPerson } from './people.queries.ts';

/**
 * Takes back what was done to accounts, each noted as if it were the only one; all of them, or none. Throws `forbidden` (403) where
 * the actor is no longer an admin.
 */
export async function takeBack(
  services: Services,
  actorId: string,
  wanted: Pick<BodyOf<typeof takeBackChanges>, 'disabled' | 'leaving'>,
): Promise<ReplyOf<typeof takeBackChanges>> {
  const [disabled, leaving] = [idsOf(wanted.disabled), idsOf(wanted.leaving)];
  return services.db.transaction().execute(async (db) => {
    // In this order, as everywhere: admins, counsellors, people, those by their ids.
    if (!(await holdActiveAdmins(db)).includes(actorId)) throw new AppError('forbidden');
    await holdCounsellors(db);
    const done = { disabled: 0, leaving: 0 };
    for (const id of [...disabled.union(leaving)].toSorted()) {
      const person = await holdPerson(db, id);
      if (disabled.has(id) && person?.disabled) {
        await setAccess(services, db, { actorId, id }, false);
        done.disabled += 1;
      }
      if (leaving.has(id) && (await withdrawLeaving(services, db, { actorId, personId: id }))) done.leaving += 1;
    }
    return done;
  });
}

const idsOf = (ids: readonly string[]) => new Set(ids.filter(isUuid).map((id) => id.toLowerCase()));
