import { retentionNoticeDays } from '../../../../domain/retention.ts';
import type { AccountState } from '../../../../domain/contract/account.ts';
import type { Services } from '../../services.ts';
import { findEraseAt } from './account.queries.ts';
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
