import type { Feature } from '../feature.ts';
import { answerApiDocument } from './api-document/api-document.routes.ts';
import { answerBrowserReports } from './browser-reports/browser-reports.routes.ts';
import { answerHealth } from './health/health.routes.ts';
import { answerSetup } from './setup/setup.routes.ts';
import { answerSuggestions } from './suggestions/suggestions.routes.ts';
import { eraseOldSuggestions } from './suggestions/suggestions.queries.ts';

export const system = {
  calls: {
    apiDocument: answerApiDocument,
    browserReports: answerBrowserReports,
    health: answerHealth,
    setup: answerSetup,
    suggestions: answerSuggestions,
  },
  erase: (context) => eraseOldSuggestions(context),
} satisfies Feature;
