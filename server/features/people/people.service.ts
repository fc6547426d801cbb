import type { Transaction } from 'kysely';
import type { AdminRequestKind } from '../../../domain/admin-requests.ts';
import type { Person } from '../../../domain/contract/people.ts';
import type { Role } from '../../../domain/roles.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/schema.ts';
import { isUuid } from '../../db/record-id.ts';
import { take } from '../../security/limits/limits.ts';
import type { Services } from '../services.ts';
import { deleteSessionsOf } from '../../security/sessions/sessions.queries.ts';
import { askForAccess, waitingOf } from './admin-requests/ask-for-access.queries.ts';
import type { Wanted } from './admin-requests/ask-for-access.queries.ts';
import { changeHeld, giveRole, removeSecondFactor, setAccess } from './access.queries.ts';
import type { Act } from './access.queries.ts';
import { holdActiveAdmins } from '../../security/sessions/active-admins.queries.ts';
import { findPerson, findState } from './people.queries.ts';
import type { StoredPerson } from './people.queries.ts';

export function personOf(
  { nameKey: _sortedBy, ...person }: StoredPerson,
  callerId: string,
  waiting?: AdminRequestKind[],
): Person {
  return { ...person, self: person.id === callerId, ...(waiting && { waiting }) };
}

interface Held {
  db: Transaction<Database>;
  /** As it is stored. */
  personId: string;
  /** The person is an active admin, and not the caller. */
  isOtherAdmin: boolean;
  /** The person is the only active admin. */
  isLastAdmin: boolean;
}

/**
 * Runs a change of one person while the admins stay who they are. Throws `not_found` (404), and `forbidden` (403) where the
 * actor is no longer an admin.
 */
export async function changePerson(
  services: Services,
  { actorId, id }: Act,
  change: (held: Held) => Promise<void>,
): Promise<Person> {
  if (!isUuid(id)) throw new AppError('not_found');
  return services.db.transaction().execute(async (db) => {
    const admins = await holdActiveAdmins(db);
    // The role was read before the lock was there: someone may have taken it in between.
    if (!admins.includes(actorId)) throw new AppError('forbidden');
    const personId = id.toLowerCase();
    const isAdmin = admins.includes(personId);
    const isOtherAdmin = isAdmin && personId !== actorId;
    await change({ db, personId, isOtherAdmin, isLastAdmin: isAdmin && admins.length === 1 });
    const changed = await findPerson(db, id);
    if (!changed) throw new AppError('not_found');
    const { waiting } = await waitingOf(db, changed.id);
    return personOf(changed, actorId, waiting);
  });
}

/**
 * At once; where it takes the access of another admin it waits, and the person is answered as they are. Throws `last_admin` (409)
 * where no admin would stay.
 */
async function takeAccess(
  services: Services,
  act: Act,
  { wanted, at }: { wanted: Wanted; at: (db: Transaction<Database>) => Promise<void> },
): Promise<Person> {
  return changePerson(services, act, async ({ db, personId, isOtherAdmin, isLastAdmin }) => {
    if (isLastAdmin) throw new AppError('last_admin');
    if (isOtherAdmin) await askForAccess(services, db, { actorId: act.actorId, personId, wanted });
    else await at(db);
  });
}

export async function changeRoleOf(services: Services, act: Act, role: Role): Promise<Person> {
  const at = (db: Transaction<Database>) => giveRole(services, db, act, role);
  if (role === 'admin') return changePerson(services, act, ({ db }) => at(db));
  return takeAccess(services, act, { wanted: { kind: 'role', role }, at });
}

export async function changeAccessOf(services: Services, act: Act, disabled: boolean): Promise<Person> {
  const at = (db: Transaction<Database>) => setAccess(services, db, act, disabled);
  if (!disabled) return changePerson(services, act, ({ db }) => at(db));
  return takeAccess(services, act, { wanted: { kind: 'disabled' }, at });
}

/** For another admin, at most twice an hour: someone signed out over and over can neither work nor object. */
export async function endSessionsOf(services: Services, act: Act): Promise<Person> {
  return changePerson(services, act, async ({ db, isOtherAdmin }) => {
    if (isOtherAdmin) await take({ ...services, db }, { kind: 'ended-sessions-admin', subject: act.id });
    await changeHeld(services, db, act, async () => {
      await deleteSessionsOf(db, act.id);
      return 'sessions_ended';
    });
  });
}

/** For someone who has lost it. No one does it for themself: a stolen session and its password would be enough. */
export async function removeSecondFactorOf(services: Services, act: Act): Promise<Person> {
  if (act.id.toLowerCase() === act.actorId) throw new AppError('own_factor');
  return changePerson(services, act, async ({ db, personId, isOtherAdmin }) => {
    if (!isOtherAdmin) await removeSecondFactor(services, db, act);
    else if ((await findState(db, personId)).hasFactor)
      await askForAccess(services, db, { actorId: act.actorId, personId, wanted: { kind: 'second_factor' } });
  });
}
