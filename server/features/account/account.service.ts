import { erasureDays, retentionNoticeDays } from '../../../domain/retention.ts';
import type { AccountState } from '../../../domain/contract/account.ts';
import { holdActiveAdmins } from '../people/active-admins.port.ts';
import { AppError } from '../../app-error.ts';
import { insertAuditEvent } from '../../audit/audit.queries.ts';
import type { Services } from '../../services.ts';
import { confirmPassword } from '../auth/confirm-password.port.ts';
import { dropErasure, findEraseAt, planErasure } from './account.queries.ts';
import { erasedAt, keptSince } from './retention.ts';
import { findLeaving } from './retention.queries.ts';

const dayMs = 86_400_000;

export async function accountOf(services: Services, userId: string): Promise<AccountState> {
  const { db, config, now } = services;
  const eraseAt = await findEraseAt(db, userId);
  const soon = new Date(now().getTime() + retentionNoticeDays * dayMs);
  const leaving = await findLeaving(db, userId, keptSince(config, soon));
  return {
    erase_at: eraseAt && eraseAt.toISOString(),
    retention: {
      months: config.retentionMonths,
      notice_days: retentionNoticeDays,
      leaving: leaving && {
        assessments: leaving.assessments,
        moods: leaving.moods,
        from: leaving.from.toISOString(),
        to: leaving.to.toISOString(),
        first_erased_at: erasedAt(config, leaving.from).toISOString(),
      },
    },
  };
}

/** Throws what `confirmPassword` throws, and `last_admin` (409). */
export async function planOwnErasure(
  services: Services,
  person: { userId: string; password: string; address: string; tokenHash: Buffer },
): Promise<void> {
  const { db, now, databaseNow, log } = services;
  const { userId } = person;
  await confirmPassword(services, person);
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

export async function dropOwnErasure({ db, now, log }: Services, userId: string): Promise<void> {
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
