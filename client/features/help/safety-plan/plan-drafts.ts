import type { SafetyPlan } from '../../../../domain/contract/safety-plan.ts';
import { draftStore } from '../../../api/drafts.ts';

const drafts = draftStore<SafetyPlan>();
const name = 'plan';

/** What was typed and is not saved yet. */
export function planDraft(session: object): SafetyPlan | undefined {
  return drafts.read(session, name);
}

export function keepPlanDraft(session: object, plan: SafetyPlan | null): void {
  drafts.keep(session, name, plan);
}
