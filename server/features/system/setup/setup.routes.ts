import type { FastifyInstance } from 'fastify';
import { putOffStep, sendTestMail, setup, testMailCame } from '../../../../domain/contract/setup.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { findAdminEmail } from './setup.queries.ts';
import { putOff, readSetup } from './setup.service.ts';
import { sendCode, takeCode } from './test-mail.ts';

export function mountSetup(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, setup, ({ caller }) => readSetup(services, caller.id));

  mountEndpoint(app, services, putOffStep, ({ params: { step }, body, caller }) =>
    putOff(services, caller.id, { step, isPutOff: body.put_off }),
  );

  mountEndpoint(app, services, sendTestMail, async ({ caller: { id, language } }) => {
    await sendCode(services, { id, language, email: await findAdminEmail(services.db, id) });
    return readSetup(services, id);
  });

  mountEndpoint(app, services, testMailCame, async ({ body: { code }, caller }) => {
    await takeCode(services, code);
    return readSetup(services, caller.id);
  });
}
