import { erasureDays } from '../../../../domain/retention.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import type { Services } from '../../services.ts';
import { holdActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';
import { dropErasure, planErasure } from './account.queries.ts';

const dayMs = 86_400_000;

/** Of someone who has proved who they are. Throws `last_admin` (409). */
export async function planErasureOf(services: Services, userId: string): Promise<void> {
  const { db, now, databaseNow, log } = services;
  const eraseAt = new Date((await databaseNow()).getTime() + erasureDays * dayMs);
  const isNew = await db.transaction().execute(async (transaction) => {
    const admins = await holdActiveAdmins(transaction);
    if (admins.includes(userId) && admins.length === 1) throw new AppError('last_admin');
    const planned = await planErasure(transaction, userId, eraseAt);
    if (planned)
      await insertAuditEvent(transaction, { actorId: userId, action: 'erasure_asked', personId: userId, now: now() });
    return planned;
  });
  if (isNew) log.info({ event: 'erasure_asked', user: userId });
}

export async function dropErasureOf({ db, now, log }: Services, userId: string): Promise<void> {
  const wasPlanned = await db.transaction().execute(async (transaction) => {
    const dropped = await dropErasure(transaction, userId);
    if (dropped)
      await insertAuditEvent(transaction, {
        actorId: userId,
        action: 'erasure_withdrawn',
        personId: userId,
        now: now(),
      });
    return dropped;
  });
  if (wasPlanned) log.info({ event: 'erasure_withdrawn', user: userId });
}
