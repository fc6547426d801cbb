import { retentionNoticeDays } from '../../../../domain/retention.ts';
import type { AccountState } from '../../../../domain/contract/account.ts';
import { findEraseAt } from './account.queries.ts';
import { erasedAt, keptSince } from './retention.ts';
import { findLeaving } from './retention.queries.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { confirmPassword } from '../../../security/passwords/confirm-password.ts';
import { dropErasureOf, planErasureOf } from './plan-erasure.ts';

const dayMs = 86_400_000;

export function answerAccount(services: Services): HandlersOf<'account'> {
  return {
    account: ({ caller }) => accountOf(services, caller.id),

    askForErasure: async ({ caller, body: { password }, address }) => {
      await confirmPassword(services, { userId: caller.id, tokenHash: caller.tokenHash, password, address });
      await planErasureOf(services, caller.id);
      return accountOf(services, caller.id);
    },

    withdrawErasure: async ({ caller }) => {
      await dropErasureOf(services, caller.id);
      return accountOf(services, caller.id);
    },
  };
}

async function accountOf(services: Services, userId: string): Promise<AccountState> {
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
