import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { findAdminEmail } from './setup.queries.ts';
import { putOff, readSetup } from './setup.service.ts';
import { sendCode, takeCode } from './test-mail.ts';

export function answerSetup(services: Services): HandlersOf<'setup'> {
  return {
    setup: ({ caller }) => readSetup(services, caller.id),
    putOffStep: ({ params: { step }, body, caller }) => putOff(services, caller.id, { step, isPutOff: body.put_off }),

    sendTestMail: async ({ caller: { id, language } }) => {
      await sendCode(services, { id, language, email: await findAdminEmail(services.db, id) });
      return readSetup(services, id);
    },

    testMailCame: async ({ body: { code }, caller }) => {
      await takeCode(services, code);
      return readSetup(services, caller.id);
    },
  };
}
