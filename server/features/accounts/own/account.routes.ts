import type { FastifyInstance } from 'fastify';
import { account, askForErasure, withdrawErasure } from '../../../../domain/contract/account.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { accountOf, planOwnErasure } from './account.service.ts';
import { dropErasureOf } from './plan-erasure.ts';

export function mountAccount(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, account, ({ caller }) => accountOf(services, caller.id));

  mountEndpoint(app, services, askForErasure, async ({ caller, body: { password }, address }) => {
    await planOwnErasure(services, { userId: caller.id, tokenHash: caller.tokenHash, password, address });
    return accountOf(services, caller.id);
  });

  mountEndpoint(app, services, withdrawErasure, async ({ caller }) => {
    await dropErasureOf(services, caller.id);
    return accountOf(services, caller.id);
  });
}
