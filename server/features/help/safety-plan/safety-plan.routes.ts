import type { FastifyInstance } from 'fastify';
import { safetyPlan, saveSafetyPlan } from '../../../../domain/contract/safety-plan.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import { deleteSafetyPlan, findSafetyPlan, storeSafetyPlan } from './safety-plan.queries.ts';
import type { Services } from '../../services.ts';

export function mountSafetyPlan(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, safetyPlan, ({ caller }) => findSafetyPlan(services, caller.id));

  mountEndpoint(app, services, saveSafetyPlan, async ({ caller, body: plan }) => {
    const isEmpty = Object.values(plan).every((text) => text === '');
    if (isEmpty) await deleteSafetyPlan(services, caller.id);
    else await storeSafetyPlan(services, { userId: caller.id, plan, now: services.now() });
    return findSafetyPlan(services, caller.id);
  });
}
