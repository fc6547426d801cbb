import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { givePassword } from '../../../security/sessions/power.ts';

export function answerConfirmPassword(services: Services): HandlersOf<'confirmPassword'> {
  return {
    confirmPassword: async ({ body: { password }, caller, address }) => {
      const until = await givePassword(services, { caller, password, address });
      return { confirmed_until: until.toISOString() };
    },
  };
}
