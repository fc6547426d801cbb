import * as z from 'zod/mini';
import { safetyPlanShape } from '../../../domain/contract/safety-plan.ts';
import type { SafetyPlan } from '../../../domain/contract/safety-plan.ts';
import type { Cipher } from './cipher.ts';

const planSchema = z.object(safetyPlanShape);

const contextOf = (userId: string) => ({ table: 'safety_plans', column: 'content', row: userId });

export function encryptPlan(cipher: Cipher, userId: string, plan: SafetyPlan): Buffer {
  return cipher.encrypt(contextOf(userId), JSON.stringify(plan));
}

export function decryptPlan(cipher: Cipher, userId: string, encrypted: Buffer): SafetyPlan {
  return z.parse(planSchema, JSON.parse(cipher.decrypt(contextOf(userId), encrypted)));
}
