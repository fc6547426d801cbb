import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { confirmPassword } from '../../../security/passwords/confirm-password.ts';
import { accountOf } from './account.service.ts';
import { dropErasureOf, planErasureOf } from './plan-erasure.ts';

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
