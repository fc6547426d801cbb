import * as z from 'zod/mini';
import { safetyPlanShape } from '../../domain/contract/safety-plan.ts';
import type { SafetyPlan } from '../../domain/contract/safety-plan.ts';
import type { Sealer } from './cipher.ts';

const planSchema = z.object(safetyPlanShape);

const placeOf = (userId: string) => ({ table: 'safety_plans', column: 'content', row: userId });

export function sealPlan(sealer: Sealer, userId: string, plan: SafetyPlan): Buffer {
  return sealer.seal(placeOf(userId), JSON.stringify(plan));
}

export function openPlan(sealer: Sealer, userId: string, sealed: Buffer): SafetyPlan {
  return z.parse(planSchema, JSON.parse(sealer.open(placeOf(userId), sealed)));
}
