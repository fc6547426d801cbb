import type { HandlersOf } from '../../../http/mount-calls.ts';
import { deleteSafetyPlan, findSafetyPlan, storeSafetyPlan } from './safety-plan.queries.ts';
import type { Services } from '../../services.ts';

export function answerSafetyPlan(services: Services): HandlersOf<'safetyPlan'> {
  return {
    safetyPlan: ({ caller }) => findSafetyPlan(services, caller.id),

    saveSafetyPlan: async ({ caller, body: plan }) => {
      const isEmpty = Object.values(plan).every((text) => text === '');
      if (isEmpty) await deleteSafetyPlan(services, caller.id);
      else await storeSafetyPlan(services, { userId: caller.id, plan, now: services.now() });
      return findSafetyPlan(services, caller.id);
    },
  };
}
