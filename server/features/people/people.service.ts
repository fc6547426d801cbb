import type { Transaction } from 'kysely';
import type { AuditAction } from '../../../domain/audit-actions.ts';
import type { Person } from '../../../domain/contract/people.ts';
import type { Role } from '../../../domain/roles.ts';
import { holdActiveAdmins } from './active-admins.port.ts';
import { AppError } from '../../app-error.ts';
import { insertAuditEvent } from '../../audit/audit.queries.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { sessionRulesOf } from '../../sessions/lifetimes.ts';
import { deleteSessionsOf } from '../../sessions/sessions.queries.ts';
import { queueMail } from '../../mail/outgoing-mails.queries.ts';
import { isUuid } from '../../db/uuid.ts';
import { removeFactorsOf } from '../second-factor/remove-factors.port.ts';
import { counsellorJoined, counsellorLeft } from '../call-backs/counsellor-changes.port.ts';
import { findPerson, holdPerson, setDisabled, setRole } from './people.queries.ts';
import type { HeldPerson, StoredPerson } from './people.queries.ts';

/** Who acts on whom. */
export interface Act {
  actorId: string;
  id: string;
}

export function personOf({ nameKey: _sortedBy, ...person }: StoredPerson, callerId: string): Person {
  return { ...person, self: person.id === callerId };
}

interface Held {
  db: Transaction<Database>;
  person: HeldPerson;
  /** Throws `last_admin` (409) where the person is the only active admin. */
  refuseLastAdmin(): void;
}

/**
 * Runs a change of one person while no other one can be made, and writes the action that it answers into the audit
 * list in the same transaction. Throws `not_found` (404), and `forbidden` (403) where the actor is no longer an admin.
 */
export async function changePerson(
  services: Services,
  { actorId, id }: Act,
  change: (held: Held) => Promise<AuditAction | undefined>,
): Promise<Person> {
  if (!isUuid(id)) throw new AppError('not_found');
  return services.db.transaction().execute(async (db) => {
    const admins = await holdActiveAdmins(db);
    // The role was read before the lock was there: someone may have taken it in between.
    if (!admins.includes(actorId)) throw new AppError('forbidden');
    const person = await holdPerson(db, id);
    if (!person) throw new AppError('not_found');
    const refuseLastAdmin = () => {
      if (admins.every((admin) => admin === id.toLowerCase())) throw new AppError('last_admin');
    };
    const action = await change({ db, person, refuseLastAdmin });
    if (action) await insertAuditEvent(db, { actorId, action, personId: id, now: services.now() });
    const changed = await findPerson(db, id, sessionRulesOf(services));
    if (!changed) throw new AppError('not_found');
    if (canCall(changed) && !canCall(person)) await counsellorJoined(db, changed.id, services.now());
    if (canCall(person) && !canCall(changed)) await counsellorLeft(db, changed.id, services.now());
    return personOf(changed, actorId);
  });
}

/** A counsellor who may sign in: whose comings and goings are told to those who wait for a call. */
function canCall({ role, disabled }: Pick<HeldPerson, 'role' | 'disabled'>): boolean {
  return role === 'counsellor' && !disabled;
}

/**
 * What the person has recorded stays what it was in the statistics: it belongs to the role in which it was made. All sessions
 * end: one that was meant for little power does not carry on with more, nor a long one where a short one is due.
 */
export async function changeRoleOf(services: Services, act: Act, role: Role): Promise<Person> {
  return changePerson(services, act, async ({ db, person, refuseLastAdmin }) => {
    if (person.role === role) return undefined;
    if (person.hasLeft) throw new AppError('person_left');
    if (person.role === 'admin') refuseLastAdmin();
    await setRole(db, act.id, role, services.now());
    await deleteSessionsOf(db, act.id);
    if (role !== 'employee') return `${role}_made`;
    return person.role === 'employee' ? undefined : `${person.role}_taken_back`;
  });
}

/** Ends all sessions either way: none that was opened in the same moment comes back with the account. */
export async function changeAccessOf(services: Services, act: Act, disabled: boolean): Promise<Person> {
  return changePerson(services, act, async ({ db, person, refuseLastAdmin }) => {
    if (person.disabled === disabled) return undefined;
    if (disabled && person.role === 'admin') refuseLastAdmin();
    await setDisabled(db, act.id, disabled ? services.now() : null, services.now());
    await deleteSessionsOf(db, act.id);
    return disabled ? 'account_disabled' : 'account_enabled';
  });
}

export async function endSessionsOf(services: Services, act: Act): Promise<Person> {
  return changePerson(services, act, async ({ db }) => {
    await deleteSessionsOf(db, act.id);
    return 'sessions_ended';
  });
}

/** For someone who has lost it. No one does it for themself: a stolen session and its password would be enough. */
export async function removeSecondFactorOf(services: Services, act: Act): Promise<Person> {
  if (act.id.toLowerCase() === act.actorId) throw new AppError('own_factor');
  return changePerson(services, act, async ({ db }) => {
    if (!(await removeFactorsOf(db, act.id))) return undefined;
    await deleteSessionsOf(db, act.id);
    const mail = { kind: 'factor_removed', userIds: [act.id], detail: { factor: 'all' } } as const;
    await queueMail(db, { ...mail, now: services.now() });
    return 'second_factors_removed';
  });
}
