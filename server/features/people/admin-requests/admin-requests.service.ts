import type { Transaction } from 'kysely';
import type { AdminRequestStep } from '../../../../domain/admin-requests.ts';
import type { AuditAction } from '../../../../domain/audit-actions.ts';
import type { AdminRequest } from '../../../../domain/contract/admin-requests.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import type { Database } from '../../../db/schema.ts';
import { isUuid } from '../../../db/record-id.ts';
import type { Services } from '../../services.ts';
import { holdActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';
import { deleteRequest, findRequests, holdRequest, mayAgree, setObjected } from './admin-requests.queries.ts';
import type { NamedRequest, StoredRequest } from './admin-requests.queries.ts';
import { dropRequestsAbout } from './ask-for-access.queries.ts';
import { putInForce } from './put-in-force.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { mailFromText, momentInMail } from '../../../mail/mail-template.ts';
import type { WriteMail } from '../../../mail/mail-writers.ts';

export async function listRequests(services: Services, callerId: string): Promise<AdminRequest[]> {
  const requests = await findRequests(services.db);
  const list: AdminRequest[] = [];
  for (const request of requests) list.push(await requestOf(services, request, callerId));
  return list;
}

async function requestOf(services: Services, request: NamedRequest, callerId: string): Promise<AdminRequest> {
  const { id, kind, person_id: personId, asked_by: askedBy, objected_at: objectedAt } = request;
  return {
    id,
    kind,
    person: { id: personId, name: request.personName },
    asked_by: askedBy === null ? null : { id: askedBy, name: request.askerName },
    asked_at: request.asked_at.toISOString(),
    due_at: request.due_at.toISOString(),
    objected_at: objectedAt && objectedAt.toISOString(),
    role: request.role,
    left_on: request.left_on,
    email: request.new_email,
    about_you: personId === callerId,
    steps: await stepsOf(services, request, callerId),
  };
}

/** What someone may do with it: the one place that decides. */
async function stepsOf(
  { db, heldTime }: Pick<Services, 'db' | 'heldTime'>,
  { person_id: personId, asked_by: askedBy, objected_at: objectedAt }: StoredRequest,
  callerId: string,
): Promise<AdminRequestStep[]> {
  if (objectedAt !== null) return personId === callerId ? ['drop_objection'] : [];
  if (personId === callerId) return ['object'];
  if (askedBy === callerId) return ['withdraw'];
  // No one can agree with who is erased.
  if (askedBy === null) return [];
  return (await mayAgree(db, { agreeingId: callerId, askedBy, heldTime: heldTime?.() ?? null })) ? ['agree'] : [];
}

/** Decides about a request while no one else can. Throws `not_found` (404) where it is over, and `forbidden` (403). */
async function decide(
  services: Services,
  { callerId, id }: { callerId: string; id: string },
  act: (
    db: Transaction<Database>,
    request: StoredRequest,
    steps: readonly AdminRequestStep[],
  ) => Promise<AuditAction | undefined>,
): Promise<AdminRequest[]> {
  if (!isUuid(id)) throw new AppError('not_found');
  await services.db.transaction().execute(async (db) => {
    // The role was read before the lock was there: someone may have taken it in between.
    if (!(await holdActiveAdmins(db)).includes(callerId)) throw new AppError('forbidden');
    const request = await holdRequest(db, id);
    if (!request) throw new AppError('not_found');
    const { kind, person_id: personId } = request;
    const action = await act(db, request, await stepsOf({ ...services, db }, request, callerId));
    if (action)
      await insertAuditEvent(db, { actorId: callerId, action, personId, detail: { kind }, now: services.now() });
  });
  return listRequests(services, callerId);
}

/** Throws `cannot_agree` (403), `admin_objected` (409) and what the change throws. */
export async function agree(services: Services, callerId: string, id: string): Promise<AdminRequest[]> {
  return decide(services, { callerId, id }, async (db, request, steps) => {
    const { asked_by: askedBy, objected_at: objectedAt } = request;
    if (objectedAt !== null) throw new AppError('admin_objected');
    if (!steps.includes('agree') || askedBy === null) throw new AppError('cannot_agree');
    await putInForce(services, db, { ...request, asked_by: askedBy });
    return 'admin_request_agreed';
  });
}

/** To everything that is asked about the caller. Throws `forbidden` (403) for everyone whom it is not about. Twice is the same as once. */
export async function object(services: Services, callerId: string, id: string): Promise<AdminRequest[]> {
  return decide(services, { callerId, id }, async (db, request) => {
    if (request.person_id !== callerId) throw new AppError('forbidden');
    if (request.objected_at !== null) return undefined;
    await setObjected(db, callerId, services.now());
    return 'admin_request_objected';
  });
}

/** An objection goes with all that was asked. Throws `admin_objected` (409) for the admin who asked, and `forbidden` (403) for others. */
export async function withdraw(services: Services, callerId: string, id: string): Promise<AdminRequest[]> {
  return decide(services, { callerId, id }, async (db, request, steps) => {
    if (!steps.includes('withdraw') && !steps.includes('drop_objection'))
      throw new AppError(request.asked_by === callerId ? 'admin_objected' : 'forbidden');
    if (steps.includes('drop_objection')) {
      await dropRequestsAbout(db, callerId);
      return 'admin_objection_withdrawn';
    }
    await deleteRequest(db, id);
    return 'admin_request_withdrawn';
  });
}

/** Also where it was withdrawn or is in force by then: the person concerned hears of each. It names no one. */
export const writeAdminRequest: WriteMail<'admin_request'> = async ({ config }, { to, detail, language }) => {
  const { adminRequestMail: words } = messagesIn[language].adminRequests;
  const due = momentInMail(config, language, detail.due);
  const link = `${config.publicUrl}/admin/people`;
  const text = words.text(words.asked[detail.kind], due, link);
  return mailFromText({ to, subject: words.subject(config.productTitle), text, link, language });
};
