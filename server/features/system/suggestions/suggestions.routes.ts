import { randomUUID } from 'node:crypto';
import { dayInZone } from '../../../../domain/dates.ts';
import { AppError } from '../../../core/app-error.ts';
import { isUuid } from '../../../db/record-id.ts';
import { csvFile } from '../../../http/csv.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { deleteSuggestion, findSuggestions, insertSuggestion } from './suggestions.queries.ts';

/** Their names on the wire, in every language the same. */
const fileColumns = ['day', 'language', 'screen', 'sentence', 'better'] as const;

export function answerSuggestions(services: Services): HandlersOf<'suggestions'> {
  const { config, now } = services;
  return {
    suggestSentence: async ({ body: { language, screen, sentence, better } }) => {
      const day = dayInZone(now(), config.orgTimezone);
      await insertSuggestion(services, { id: randomUUID(), day, suggestion: { language, screen, sentence, better } });
      return {};
    },

    suggestions: async () => ({ suggestions: await findSuggestions(services) }),

    suggestionsFile: async () => {
      const all = await findSuggestions(services);
      const rows = all.map((one) => fileColumns.map((column) => one[column]));
      return csvFile('suggestions.csv', fileColumns, [rows]);
    },

    removeSuggestion: async ({ params: { id } }) => {
      if (!isUuid(id) || !(await deleteSuggestion(services, id))) throw new AppError('not_found');
      return { suggestions: await findSuggestions(services) };
    },
  };
}
