import type { Transaction } from 'kysely';
import type { AuditAction } from '../../../domain/audit-actions.ts';
import type { Role } from '../../../domain/roles.ts';
import { AppError } from '../../core/app-error.ts';
import { insertAuditEvent } from '../../security/audit/audit.queries.ts';
import type { Database } from '../../db/schema.ts';
import { queueMail } from '../../mail/outbox.queries.ts';
import type { Services } from '../services.ts';
import { deleteSessionsOf } from '../../security/sessions/sessions.queries.ts';
import { counsellorJoined, counsellorLeft } from '../help/call-backs/counsellor-changes.queries.ts';
import { removeFactorsOf } from '../accounts/second-factor/remove-factors.ts';
import { findState, holdPerson, setDisabled, setRole } from './people.queries.ts';
import type { HeldPerson } from './people.queries.ts';

type Needs = Pick<Services, 'now'>;

/** Who acts on whom. */
export interface Act {
  actorId: string;
  id: string;
}

/**
 * Changes one person while no one else can, and writes the action that `change` answers into the audit list. Those who wait for
 * a call are told where a counsellor comes or goes. The caller holds the admins. Throws `not_found` (404).
 */
export async function changeHeld(
  { now }: Needs,
  db: Transaction<Database>,
  { actorId, id }: Act,
  change: (person: HeldPerson) => Promise<AuditAction | undefined>,
): Promise<void> {
  const person = await holdPerson(db, id);
  if (!person) throw new AppError('not_found');
  const action = await change(person);
  if (!action) return;
  // The other admins are told what is done to one of them.
  const detail = person.role === 'admin' && { detail: { role: person.role } };
  await insertAuditEvent(db, { actorId, action, personId: id, now: now(), ...detail });
  const changed = await findState(db, id);
  if (canCall(changed) && !canCall(person)) await counsellorJoined(db, id, now());
  if (canCall(person) && !canCall(changed)) await counsellorLeft(db, id, now());
}

/** A counsellor who may sign in: whose comings and goings are told to those who wait for a call. */
function canCall({ role, disabled }: Pick<HeldPerson, 'role' | 'disabled'>): boolean {
  return role === 'counsellor' && !disabled;
}

/**
 * What the person has recorded stays what it was in the statistics: it belongs to the role in which it was made. All sessions
 * end: one that was meant for few rights does not carry on with more, nor a long one where a short one is due.
 */
export async function giveRole(needs: Needs, db: Transaction<Database>, act: Act, role: Role): Promise<void> {
  await changeHeld(needs, db, act, async (person) => {
    if (person.role === role) return undefined;
    if (person.hasLeft) throw new AppError('person_left');
    await setRole(db, act.id, role, needs.now());
    await deleteSessionsOf(db, act.id);
    if (role !== 'employee') return `${role}_made`;
    return person.role === 'employee' ? undefined : `${person.role}_taken_back`;
  });
}

/** Ends all sessions either way: none that was opened in the same moment comes back with the account. */
export async function setAccess(needs: Needs, db: Transaction<Database>, act: Act, disabled: boolean): Promise<void> {
  await changeHeld(needs, db, act, async (person) => {
    if (person.disabled === disabled) return undefined;
    await setDisabled(db, act.id, disabled ? needs.now() : null, needs.now());
    await deleteSessionsOf(db, act.id);
    return disabled ? 'account_disabled' : 'account_enabled';
  });
}

export async function removeSecondFactor(needs: Needs, db: Transaction<Database>, act: Act): Promise<void> {
  await changeHeld(needs, db, act, async () => {
    if (!(await removeFactorsOf(db, act.id))) return undefined;
    await deleteSessionsOf(db, act.id);
    const mail = { kind: 'factor_removed', userIds: [act.id], detail: { factor: 'all' } } as const;
    await queueMail(db, { ...mail, now: needs.now() });
    return 'second_factors_removed';
  });
}

/** Someone who was disabled, or marked as leaving, comes back with the role. The caller holds admins, counsellors and the person. */
export async function writeByOperator(
  db: Transaction<Database>,
  { personId, person, isAdmin, now }: { personId: string; person: HeldPerson; isAdmin: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      role: isAdmin ? 'admin' : 'employee',
      disabled_at: isAdmin ? null : now,
      ...(isAdmin && { left_on: null, left_at: null }),
      updated_at: now,
    })
    .where('id', '=', personId)
    .execute();
  if (isAdmin) await db.deleteFrom('leaving_links').where('user_id', '=', personId).execute();
  if (canCall(person)) await counsellorLeft(db, personId, now);
}
