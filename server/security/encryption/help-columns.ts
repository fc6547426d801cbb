import * as z from 'zod/mini';
import { safetyPlanSections } from '../../../domain/contract/safety-plan.ts';
import type { SafetyPlan } from '../../../domain/contract/safety-plan.ts';
import { byField } from '../../../domain/person-fields.ts';
import type { Cipher } from './cipher.ts';

/** A plan that was stored before a section came has nothing in it. */
const planSchema = z.object(byField(safetyPlanSections, () => z._default(z.string(), '')));

const planContext = (userId: string) => ({ table: 'safety_plans', column: 'content', row: userId });

export function encryptPlan(cipher: Cipher, userId: string, plan: SafetyPlan): Buffer {
  return cipher.encrypt(planContext(userId), JSON.stringify(plan));
}

export function decryptPlan(cipher: Cipher, userId: string, encrypted: Buffer): SafetyPlan {
  return z.parse(planSchema, JSON.parse(cipher.decrypt(planContext(userId), encrypted)));
}

const contentSchema = z.object({ phone: z.string(), preferred_time: z.string(), note: z.nullable(z.string()) });

/** What a person who asks for a call back passes on. */
export type CallBackContent = z.infer<typeof contentSchema>;

interface CallBackRow {
  userId: string;
  id: string;
}

const callBackContext = ({ userId, id }: CallBackRow) => ({
  table: 'call_backs',
  column: 'content',
  row: `${userId}/${id}`,
});

export function encryptCallBack(cipher: Cipher, row: CallBackRow, content: CallBackContent): Buffer {
  return cipher.encrypt(callBackContext(row), JSON.stringify(content));
}

const served = { phone: null, preferred_time: null, note: null } as const;

/** Nulls where it has served and is erased. */
export function decryptCallBack(
  cipher: Cipher,
  row: CallBackRow,
  encrypted: Buffer | null,
): CallBackContent | typeof served {
  return encrypted === null
    ? served
    : z.parse(contentSchema, JSON.parse(cipher.decrypt(callBackContext(row), encrypted)));
}
