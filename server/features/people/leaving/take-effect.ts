import type { Transaction } from 'kysely';
import type { AuditAction } from '../../../../domain/audit-actions.ts';
import { dayInZone } from '../../../../domain/dates.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvents } from '../../../security/audit/audit.queries.ts';
import type { Database } from '../../../db/schema.ts';
import { dropMails, queueMail } from '../../../mail/outbox.queries.ts';
import type { Services } from '../../services.ts';
import { counsellorLeft, holdCounsellors } from '../../help/call-backs/counsellor-changes.queries.ts';
import { holdActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';
import { closeAccounts, findLastingAdmins, holdStaying, reopenAccount, setLeftOn } from './leaving.queries.ts';
import type { StayingPerson } from './leaving.queries.ts';

type Needs = Pick<Services, 'config' | 'now'>;

export function todayOf({ config, now }: Needs): string {
  return dayInZone(now(), config.orgTimezone);
}

interface Leaving {
  /** The admin who notes it. */
  actorId: string;
  personIds: readonly string[];
  /** The first day on which they no longer work here. */
  leftOn: string;
}

/**
 * Notes that people leave. On the day itself, and at once where it is over, they are signed out, can't sign in again, are in no list, total or
 * participation, and get a mail with the link to their record; before it they are told. Someone who has left already stays as
 * they are. Written into the audit list in the same transaction. Throws `last_admin` (409) where no admin would stay.
 */
export async function noteLeaving(
  needs: Needs,
  db: Transaction<Database>,
  { actorId, personIds, leftOn }: Leaving,
): Promise<void> {
  const now = needs.now();
  const people = await holdPeople(db, personIds);
  const ids = people.map(({ id }) => id);
  await setLeftOn(db, ids, { leftOn, now });
  await dropMails(db, ids, ['leaving_planned', 'leaving_withdrawn']);
  if (leftOn <= todayOf(needs)) {
    await takeEffect(db, people, now);
    const isOver = leftOn < todayOf(needs);
    await insertByRole(db, people, { actorId, action: 'person_left', ...(isOver && { detail: { day: leftOn } }), now });
    return;
  }
  await queueMail(db, { kind: 'leaving_planned', userIds: ids, detail: { left_on: leftOn }, now });
  await insertByRole(db, people, { actorId, action: 'leaving_planned', detail: { day: leftOn }, now });
}

/** Those of admins say so: the others are told. */
async function insertByRole(
  db: Transaction<Database>,
  people: readonly StayingPerson[],
  { detail, ...event }: { actorId: string; action: AuditAction; detail?: Record<string, string>; now: Date },
): Promise<void> {
  const idsOf = (some: readonly StayingPerson[]) => some.map(({ id }) => id);
  const admins = people.filter(({ role }) => role === 'admin');
  const others = people.filter(({ role }) => role !== 'admin');
  await insertAuditEvents(db, { ...event, personIds: idsOf(others), detail });
  await insertAuditEvents(db, { ...event, personIds: idsOf(admins), detail: { ...detail, role: 'admin' } });
}

/** In this order, as everywhere: admins, counsellors, people, counts. */
async function holdPeople(db: Transaction<Database>, personIds: readonly string[]): Promise<StayingPerson[]> {
  const admins = await holdActiveAdmins(db);
  await holdCounsellors(db);
  const people = await holdStaying(db, personIds);
  const leaving = new Set(people.map(({ id }) => id));
  const isAdminAmong = admins.some((id) => leaving.has(id));
  if (isAdminAmong && (await findLastingAdmins(db, admins)).every((id) => leaving.has(id)))
    throw new AppError('last_admin');
  return people;
}

/** The caller holds admins, counsellors and these people. */
export async function takeEffect(
  db: Transaction<Database>,
  people: readonly StayingPerson[],
  now: Date,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  await closeAccounts(db, ids, now);
  for (const { id, role, disabled } of people)
    if (role === 'counsellor' && !disabled) await counsellorLeft(db, id, now);
  await queueMail(db, { kind: 'leaving_link', userIds: ids, detail: {}, now });
}

/** They work here after all, or again: as employees, who can sign in with the password they had. False where they were not to leave. */
export async function withdrawLeaving(
  { now }: Needs,
  db: Transaction<Database>,
  { actorId, personId }: { actorId: string; personId: string },
): Promise<boolean> {
  const at = now();
  if (!(await reopenAccount(db, personId, at))) return false;
  await dropMails(db, [personId], ['leaving_planned', 'leaving_link']);
  await queueMail(db, { kind: 'leaving_withdrawn', userIds: [personId], detail: {}, now: at });
  await insertAuditEvents(db, { actorId, action: 'leaving_withdrawn', personIds: [personId], now: at });
  return true;
}
