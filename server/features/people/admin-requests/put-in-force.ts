import type { Transaction } from 'kysely';
import type { AdminRequestKind } from '../../../../domain/admin-requests.ts';
import type { Database } from '../../../db/schema.ts';
import type { Services } from '../../services.ts';
import { askForEmailByAdmin } from '../../accounts/email-changes/ask-for-email.ts';
import { noteLeaving } from '../leaving/take-effect.ts';
import { giveRole, removeSecondFactor, setAccess } from '../access.queries.ts';
import { deleteRequest } from './admin-requests.queries.ts';
import type { StoredRequest } from './admin-requests.queries.ts';

type Needs = Pick<Services, 'config' | 'now'>;

type Change = (needs: Needs, db: Transaction<Database>, request: StoredRequest & { asked_by: string }) => Promise<void>;

const changes: Record<AdminRequestKind, Change> = {
  role: (needs, db, { asked_by: actorId, person_id: id, role }) =>
    giveRole(needs, db, { actorId, id }, role ?? 'employee'),
  disabled: (needs, db, { asked_by: actorId, person_id: id }) => setAccess(needs, db, { actorId, id }, true),
  leaving: async (needs, db, { asked_by: actorId, person_id: personId, left_on: leftOn }) => {
    if (leftOn !== null) await noteLeaving(needs, db, { actorId, personIds: [personId], leftOn });
  },
  email: async (needs, db, { asked_by: actorId, person_id: personId, new_email: email }) => {
    if (email !== null) await askForEmailByAdmin(needs, db, { actorId, personId, email });
  },
  second_factor: (needs, db, { asked_by: actorId, person_id: id }) => removeSecondFactor(needs, db, { actorId, id }),
};

/**
 * Does what was asked for, as the admin who asked for it. The caller holds the admins, among whom both are, and the request, to which no
 * one has objected. Throws what the change throws, such as `last_admin` (409).
 */
export async function putInForce(
  needs: Needs,
  db: Transaction<Database>,
  request: StoredRequest & { asked_by: string },
): Promise<void> {
  await deleteRequest(db, request.id);
  await changes[request.kind](needs, db, request);
}
