import type { Transaction } from 'kysely';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import type { Database } from '../../../db/schema.ts';
import type { Services } from '../../services.ts';
import { insertNotice } from '../../notices/notices.queries.ts';
import { holdDetails } from './details.queries.ts';
import { askForEmail } from './email-change.service.ts';

/** By an admin: nothing changes before the person has confirmed it with the password. Throws `not_found` (404) and `person_left` (409). */
export async function askForEmailByAdmin(
  { now }: Pick<Services, 'now'>,
  db: Transaction<Database>,
  { actorId, personId, email }: { actorId: string; personId: string; email: string },
): Promise<void> {
  const person = await holdDetails(db, personId);
  if (!person) throw new AppError('not_found');
  if (person.has_left) throw new AppError('person_left');
  if (person.email === email) return;
  await askForEmail({ now }, db, { person, email, askedBy: actorId, sessionHash: null });
  await insertAuditEvent(db, { personId, actorId, action: 'email_change_asked', now: now() });
  await insertNotice(db, { kind: 'email_asked', detail: {}, userId: personId, now: now() });
}
