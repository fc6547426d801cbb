import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** How a browser names what it tells here: the older form of `report-uri`, and that of the Reporting API. */
export const browserReportTypes = ['application/csp-report', 'application/reports+json'] as const;

export const browserReports = defineEndpoint({
  method: 'POST',
  path: '/api/browser-reports',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Takes what browsers report by themselves when the page’s policy kept something away.',
  limit: 'browser-reports',
  upload: { mostBytes: 32 * 1024, types: browserReportTypes },
  reply: z.object({}),
});
