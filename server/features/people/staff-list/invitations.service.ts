import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { forLongWork } from '../../../db/pooled-database.ts';
import { isUuid } from '../../../db/record-id.ts';
import type { Services } from '../../services.ts';
import { deleteInvitation, queueAgain } from './invitations.queries.ts';

/** Mails new links to all whose link is over, or to one. Returns how many. */
export async function inviteAll(
  services: Services,
  { actorId, id }: { actorId: string; id: string | undefined },
): Promise<number> {
  if (id !== undefined && !isUuid(id)) throw new AppError('not_found');
  const now = services.now();
  const mails = await forLongWork(services.db)
    .transaction()
    .execute(async (db) => {
      const queued = await queueAgain(db, { id, now });
      const detail = { mails: String(queued) };
      if (queued > 0) await insertAuditEvent(db, { actorId, action: 'invitations_sent', detail, now });
      return queued;
    });
  services.wakeOutbox();
  return mails;
}

/** Throws `not_found` (404) where there is no invitation, or its person has registered. */
export async function withdraw({ db, now }: Services, { actorId, id }: { actorId: string; id: string }): Promise<void> {
  if (!isUuid(id)) throw new AppError('not_found');
  await db.transaction().execute(async (transaction) => {
    if (!(await deleteInvitation(transaction, id))) throw new AppError('not_found');
    await insertAuditEvent(transaction, { actorId, action: 'invitation_withdrawn', now: now() });
  });
}
