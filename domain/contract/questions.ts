import * as z from 'zod/mini';
import { longestName } from '../field-limits.ts';
import { instrumentTypes } from '../instruments/instrument.ts';
import { languageCodes } from '../languages.ts';
import { comparedOnField } from './compared-on.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, lineOfText, oneOf } from './text.ts';

/**
 * `care_from` is the lowest answer that calls for care; null where none does. `language` is that of `text`; `languages` are all
 * in which the questionnaire has an official form that is on.
 */
const questionSchema = z.object({
  id: z.string(),
  text: z.string(),
  type: z.enum(instrumentTypes),
  care_from: z.nullable(z.int()),
  language: z.enum(languageCodes),
  languages: z.array(z.enum(languageCodes)),
});
const questionWithStateSchema = z.object({ ...questionSchema.shape, is_active: z.boolean() });

/** In which language `text` is wanted: it is in English without it, and where that language has no official form that is on. */
const languageQuery = z.object({ language: z.optional(oneOf(languageCodes)) });

export type Question = z.infer<typeof questionSchema>;
export type QuestionWithState = z.infer<typeof questionWithStateSchema>;

export const activeQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/questions/active',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'The questions that are asked now, in English or in the official words of another language.',
  query: languageQuery,
  reply: z.array(questionSchema),
});

export const allQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/questions',
  access: 'admin',
  shows: 'nothing',
  summary: 'All questions, those that are turned off too.',
  query: languageQuery,
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

const wordingSchema = z.object({
  id: z.string(),
  type: z.enum(instrumentTypes),
  language: z.enum(languageCodes),
  is_on: z.boolean(),
  /** Null while it is off. */
  compared_by: z.nullable(z.string()),
  compared_on: z.nullable(z.string()),
});

export type WordingState = z.infer<typeof wordingSchema>;

export const wordings = defineEndpoint({
  method: 'GET',
  path: '/api/questions/wordings',
  access: 'admin',
  shows: 'nothing',
  summary: 'The official forms in other languages, and which of them are on.',
  reply: z.array(wordingSchema),
});

export const wordingBody = z.object({ compared_by: lineOfText(longestName), compared_on: comparedOnField });

/** Off until someone has compared its words with the official PDF, and again once the words are others than those compared. */
export const turnOnWording = defineEndpoint({
  method: 'PUT',
  path: '/api/questions/wordings/:id',
  access: 'admin',
  shows: 'nothing',
  summary: 'Says who has compared a form with the official PDF and when, and turns it on.',
  stepUp: true,
  params: idParams,
  body: wordingBody,
  reply: wordingSchema,
});

export const turnOffWording = defineEndpoint({
  method: 'DELETE',
  path: '/api/questions/wordings/:id',
  access: 'admin',
  shows: 'nothing',
  summary: 'Turns a form in another language off: its readers get another one.',
  stepUp: true,
  params: idParams,
  reply: wordingSchema,
});
