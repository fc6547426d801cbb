import * as z from 'zod/mini';
import { languageCodes } from '../languages.ts';
import { suggestionLimits } from '../suggestions.ts';
import { defineEndpoint } from './endpoint.ts';
import { blockOfText, code, idParams, oneOf, requiredOr } from './text.ts';

const someText = (max: number) => blockOfText(max).check(z.refine((text) => text !== '', code('required')));

/** A screen as the page names it, `/admin/people/:id`: without digits, so that no one's id is in it. */
const screenField = z
  .string(requiredOr('wrong_type'))
  .check(z.refine((path) => /^\/[a-z/:-]{0,80}$/.test(path), code('not_in_list')));

export const suggestionBody = z.object({
  language: oneOf(languageCodes),
  screen: screenField,
  sentence: someText(suggestionLimits.sentence),
  better: someText(suggestionLimits.better),
});

export type Suggestion = z.infer<typeof suggestionBody>;

/** Stored with the day, and without who has sent it. */
export const suggestSentence = defineEndpoint({
  method: 'POST',
  path: '/api/suggestions',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'Suggests a better sentence for the page to the admins, without a name.',
  limit: 'suggestions',
  status: 201,
  body: suggestionBody,
  reply: z.object({}),
});

const storedSuggestion = z.object({
  id: z.string(),
  day: z.string(),
  language: z.string(),
  screen: z.string(),
  sentence: z.string(),
  better: z.string(),
});

export type StoredSuggestion = z.infer<typeof storedSuggestion>;

const storedList = z.object({ suggestions: z.array(storedSuggestion) });

export const suggestions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/suggestions',
  access: 'admin',
  shows: 'nothing',
  summary: 'Sentences that people would say better, newest first.',
  reply: storedList,
});

export const removeSuggestion = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/suggestions/:id',
  access: 'admin',
  shows: 'nothing',
  summary: 'Removes a suggestion that is done with, and returns what is left.',
  params: idParams,
  reply: storedList,
});

export const suggestionsFile = defineEndpoint({
  method: 'GET',
  path: '/api/admin/exports/suggestions.csv',
  access: 'admin',
  shows: 'nothing',
  summary: 'The suggested sentences as a spreadsheet, for a translator.',
  limit: 'exports',
  reply: 'file',
  fileTypes: ['text/csv'],
});
