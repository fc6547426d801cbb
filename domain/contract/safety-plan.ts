import * as z from 'zod/mini';
import { byField } from '../person-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { blockOfText, changeOf } from './text.ts';

/** In the order in which they are asked and printed. */
export const safetyPlanSections = ['warning_signs', 'what_helps', 'people', 'professionals', 'safe_place'] as const;

export type SafetyPlanSection = (typeof safetyPlanSections)[number];

/** Characters of one section. */
export const longestSection = 2000;

/** An empty text where the person has written nothing. */
const section = blockOfText(longestSection);

const safetyPlanShape = byField(safetyPlanSections, () => section);

const storedPlanSchema = z.object({
  ...safetyPlanShape,
  /** Null where there is no plan. */
  updated_at: z.nullable(z.string()),
});

export type SafetyPlan = Record<SafetyPlanSection, string>;
export type StoredSafetyPlan = z.infer<typeof storedPlanSchema>;

export const safetyPlan = defineEndpoint({
  method: 'GET',
  path: '/api/safety-plan',
  access: 'signed-in',
  shows: 'ownPlan',
  summary: 'One’s own safety plan. No one else can call for it.',
  reply: storedPlanSchema,
});

export const wholePlan = z.object(safetyPlanShape);

export const saveSafetyPlan = defineEndpoint({
  method: 'PUT',
  path: '/api/safety-plan',
  access: 'signed-in',
  shows: 'ownPlan',
  summary: 'Sets what is named of one’s own safety plan. Empty sections remove it.',
  body: changeOf(safetyPlanShape),
  reply: storedPlanSchema,
});
