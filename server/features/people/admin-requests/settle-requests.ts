import { AppError } from '../../../core/app-error.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import type { Services } from '../../services.ts';
import { holdActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';
import { deleteRequest, findDueRequest, holdRequest } from './admin-requests.queries.ts';
import { putInForce } from './put-in-force.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'now' | 'heldTime'>;

/**
 * Puts into force what no one has objected to in its day, in the order in which it was asked for. Any number of processes may do
 * it at once.
 */
export async function settleRequests(services: Needs): Promise<void> {
  const { db, heldTime } = services;
  const findNext = () => findDueRequest(db, heldTime?.() ?? null);
  for (let id = await findNext(); id !== undefined; id = await findNext()) await settleOne(services, id);
}

async function settleOne(services: Needs, id: string): Promise<void> {
  const { db, log } = services;
  try {
    const settled = await db.transaction().execute(async (transaction) => {
      const admins = await holdActiveAdmins(transaction);
      const request = await holdRequest(transaction, id);
      // Another process, or an objection, was quicker.
      if (!request || request.objected_at !== null) return undefined;
      const { asked_by: askedBy } = request;
      if (askedBy !== null && admins.includes(askedBy))
        await putInForce(services, transaction, { ...request, asked_by: askedBy });
      else await deleteRequest(transaction, id);
      return request;
    });
    if (settled) log.info({ event: 'admin_request_in_force', user: settled.person_id, kind: settled.kind });
  } catch (error) {
    // Such as that no admin would stay: what can't be done now is asked for again.
    if (!(error instanceof AppError)) throw error;
    await db.transaction().execute((transaction) => deleteRequest(transaction, id));
    log.warn({ event: 'admin_request_dropped', code: error.code });
  }
}

export const settlingRequests: Job<Needs> = { name: 'admin_requests', everyMs: 20_000, work: settleRequests };
