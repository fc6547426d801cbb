import { wholePlan } from '../../../../domain/contract/safety-plan.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import { withChange } from '../../../http/parse.ts';
import { deleteSafetyPlan, findSafetyPlan, holdSafetyPlan, storeSafetyPlan } from './safety-plan.queries.ts';
import type { Services } from '../../services.ts';

export function answerSafetyPlan(services: Services): HandlersOf<'safetyPlan'> {
  return {
    safetyPlan: ({ caller }) => findSafetyPlan(services, caller.id),

    saveSafetyPlan: ({ caller, body }) =>
      services.db.transaction().execute(async (db) => {
        const store = { db, cipher: services.cipher };
        const plan = withChange(wholePlan, await holdSafetyPlan(store, caller.id), body);
        const isEmpty = Object.values(plan).every((text) => text === '');
        if (isEmpty) await deleteSafetyPlan(store, caller.id);
        else await storeSafetyPlan(store, { userId: caller.id, plan, now: services.now() });
        return findSafetyPlan(store, caller.id);
      }),
  };
}
