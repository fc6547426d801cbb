import type { Feature } from '../feature.ts';
import { answerApiDocument } from './api-document/api-document.routes.ts';
import { answerBrowserReports } from './browser-reports/browser-reports.routes.ts';
import { answerHealth } from './health/health.routes.ts';
import { answerSetup } from './setup/setup.routes.ts';

export const system = {
  calls: {
    apiDocument: answerApiDocument,
    browserReports: answerBrowserReports,
    health: answerHealth,
    setup: answerSetup,
  },
} satisfies Feature;
