import type {
  OwnDetails,
  PersonDetails,
  correctDetails,
  correctOwnDetails,
} from '../../../../domain/contract/corrections.ts';
import type { BodyOf } from '../../../../domain/contract/endpoint.ts';
import { byField, fieldsWhere } from '../../../../domain/person-fields.ts';
import type { FieldsWhere } from '../../../../domain/person-fields.ts';
import { isWork, plainLists } from '../../../../domain/work-lists.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { isUuid } from '../../../db/record-id.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import type { Services } from '../../services.ts';
import { insertNotice } from '../../notices/notices.queries.ts';
import { askForAccess, waitingOf } from '../admin-requests/ask-for-access.queries.ts';
import { holdActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';
import { holdChosen } from '../../work-lists/chosen-work.ts';
import type { ChosenWork } from '../../work-lists/chosen-work.ts';
import { findDetails, holdDetails, setDetails } from '../../accounts/email-changes/details.queries.ts';
import type { Correctable, Correction, StoredDetails } from '../../accounts/email-changes/details.queries.ts';
import { askForEmailByAdmin } from '../../accounts/email-changes/ask-for-email.ts';
import { askForEmail, countAsking } from '../../accounts/email-changes/email-change.service.ts';
import { findChangeOf } from '../../accounts/email-changes/email-changes.queries.ts';

async function changeOf({ db, now }: Services, userId: string): Promise<OwnDetails['email_change']> {
  const change = await findChangeOf(db, userId, now());
  if (!change) return null;
  const { newEmail: email, expiresAt, askedBy, isRefused: refused } = change;
  return { email, expires_at: expiresAt.toISOString(), by_admin: askedBy !== null, refused };
}

export async function ownDetailsOf(services: Services, userId: string): Promise<OwnDetails> {
  const found = await findDetails(services.db, userId);
  if (!found) throw new AppError('not_found');
  const own = byField(fieldsWhere('own', 'correct', 'link'), (name) => found[name]) as Omit<OwnDetails, 'email_change'>;
  return { ...own, email_change: await changeOf(services, userId) };
}

const byOneself = fieldsWhere('own', 'correct');
/** Work first, as the person is told of it. */
const byAdmin = fieldsWhere('admin', 'correct').toSorted((one, other) => Number(isWork(other)) - Number(isWork(one)));

type Comparable<N extends Correctable> = Partial<Record<N, string | null>>;

/** What differs from what is stored. */
function changedFields<N extends Correctable>(
  fields: readonly N[],
  change: Partial<Record<N, string>>,
  stored: Comparable<N>,
): Partial<Record<N, string>> {
  const changed = fields.filter((field) => change[field] !== undefined && change[field] !== stored[field]);
  return byField(changed, (field) => change[field] ?? '');
}

export async function correctOwn(
  services: Services,
  userId: string,
  change: BodyOf<typeof correctOwnDetails>,
): Promise<OwnDetails> {
  await services.db.transaction().execute(async (db) => {
    const now = services.now();
    const stored = await holdDetails(db, userId);
    if (!stored) throw new AppError('not_found');
    const changed = changedFields(byOneself, change, stored);
    if (Object.keys(changed).length === 0) return;
    await setDetails({ db, cipher: services.cipher }, stored, { change: changed, now });
    await insertAuditEvent(db, { actorId: userId, action: 'own_details_corrected', personId: userId, now });
  });
  return ownDetailsOf(services, userId);
}

/** Throws `invalid_input` (400) where it is the e-mail already, and `too_many_attempts` (429). The password was given. */
export async function askForOwnEmail(
  services: Services,
  { userId, email, sessionHash }: { userId: string; email: string; sessionHash: Buffer },
): Promise<void> {
  await countAsking(services, userId);
  await services.db.transaction().execute(async (db) => {
    const person = await holdDetails(db, userId);
    if (!person) throw new AppError('not_found');
    refuseSame(person, email);
    await askForEmail(services, db, { person, email, askedBy: null, sessionHash });
  });
}

function refuseSame({ email }: StoredDetails, wanted: string): void {
  if (email === wanted) throw new AppError('invalid_input', { fields: { email: 'same_email' } });
}

type Shown = Pick<PersonDetails, FieldsWhere<'admin', 'correct' | 'link'>>;

/** Throws `not_found` (404). */
export async function personDetails(services: Services, id: string): Promise<PersonDetails> {
  const found = isUuid(id) ? await findDetails(services.db, id) : undefined;
  if (!found) throw new AppError('not_found');
  const { left_on, has_left } = found;
  const details = byField(fieldsWhere('admin', 'correct', 'link'), (name) => found[name]) as Shown;
  return {
    id,
    ...details,
    left_on,
    has_left,
    email_change: await changeOf(services, id),
    ...(await waitingOf(services.db, id)),
  };
}

/**
 * Name and work are changed at once, and the person is told; another e-mail waits for the person's link and password,
 * and an admin's for another admin's word before. Throws `not_found` (404), `person_left` (409), `invalid_input` (400) and `too_many_attempts` (429).
 */
export async function correctPerson(
  services: Services,
  { actorId, id }: { actorId: string; id: string },
  { email, ...change }: BodyOf<typeof correctDetails>,
): Promise<PersonDetails> {
  const before = await personDetails(services, id);
  if (email !== undefined && email !== before.email) await countAsking(services, id);
  await services.db.transaction().execute(async (db) => {
    // The role was read before the lock was there: someone may have taken it in between.
    const admins = await holdActiveAdmins(db);
    if (!admins.includes(actorId)) throw new AppError('forbidden');
    await holdChosen(db, chosenWork(changedFields(byAdmin, change, before), before));
    const [now, person] = [services.now(), await holdDetails(db, id)];
    if (!person) throw new AppError('not_found');
    if (person.has_left) throw new AppError('person_left');
    const changed = changedFields(byAdmin, change, person);
    // An entry may have had another name since `before`: then what was no change is one to a name that is gone.
    await holdChosen(db, chosenWork(changed, person));
    const fields = Object.keys(changed).join(',');
    const told = { personId: id, actorId, now };
    if (fields !== '') {
      await setDetails({ db, cipher: services.cipher }, person, { change: changed, now });
      await insertAuditEvent(db, { ...told, action: 'details_corrected', detail: { fields } });
      await insertNotice(db, { kind: 'details_corrected', detail: { fields }, userId: id, now });
      await queueMail(db, { kind: 'details_corrected', userIds: [id], detail: { fields }, now });
    }
    if (email === undefined || email === person.email) return;
    const asked = { actorId, personId: person.id };
    if (admins.includes(person.id) && person.id !== actorId)
      await askForAccess(services, db, { ...asked, wanted: { kind: 'email', email } });
    else await askForEmailByAdmin(services, db, { ...asked, email });
  });
  return personDetails(services, id);
}

/** What someone has stays, even where it can't be chosen any more. A place is looked up as a whole. */
function chosenWork(changed: Correction, { state, city }: Pick<StoredDetails, 'state' | 'city'>): ChosenWork {
  const isMoved = changed.state !== undefined || changed.city !== undefined;
  return {
    ...byField(
      plainLists.filter((kind) => changed[kind] !== undefined),
      (kind) => changed[kind] ?? '',
    ),
    ...(isMoved && { state: changed.state ?? state ?? '', city: changed.city ?? city ?? '' }),
  };
}
