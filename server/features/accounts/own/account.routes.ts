import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { accountOf, planOwnErasure } from './account.service.ts';
import { dropErasureOf } from './plan-erasure.ts';

export function answerAccount(services: Services): HandlersOf<'account'> {
  return {
    account: ({ caller }) => accountOf(services, caller.id),

    askForErasure: async ({ caller, body: { password }, address }) => {
      await planOwnErasure(services, { userId: caller.id, tokenHash: caller.tokenHash, password, address });
      return accountOf(services, caller.id);
    },

    withdrawErasure: async ({ caller }) => {
      await dropErasureOf(services, caller.id);
      return accountOf(services, caller.id);
    },
  };
}
