import type { SafetyPlan } from '../../../domain/contract/safety-plan.ts';

const drafts = new WeakMap<object, SafetyPlan>();

/** What was typed and is not saved yet, in memory for one session: a look at another screen loses no word, and nothing stays on the device. */
export function planDraft(session: object): SafetyPlan | undefined {
  return drafts.get(session);
}

export function keepPlanDraft(session: object, plan: SafetyPlan | null): void {
  if (plan) drafts.set(session, plan);
  else drafts.delete(session);
}
