import * as z from 'zod/mini';
import { instrumentTypes } from '../instruments/instrument.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './text.ts';

/** `care_from` is the lowest answer that calls for care; null where none does. */
const questionSchema = z.object({
  id: z.string(),
  text: z.string(),
  type: z.enum(instrumentTypes),
  care_from: z.nullable(z.int()),
});
const questionWithStateSchema = z.object({ ...questionSchema.shape, is_active: z.boolean() });

export type Question = z.infer<typeof questionSchema>;
export type QuestionWithState = z.infer<typeof questionWithStateSchema>;

export const activeQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/questions/active',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'The questions that are asked now.',
  reply: z.array(questionSchema),
});

export const allQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/questions',
  access: 'admin',
  shows: 'nothing',
  summary: 'All questions, those that are turned off too.',
  reply: z.array(questionWithStateSchema),
});

/** Flips a question's state and answers the state it then has. The body is empty, but for a password where it is needed. */
export const toggleQuestion = defineEndpoint({
  method: 'PATCH',
  path: '/api/questions/:id',
  access: 'admin',
  shows: 'nothing',
  summary: 'Turns a question on or off, and returns what it is then.',
  stepUp: true,
  params: idParams,
  reply: questionWithStateSchema,
});
