import { mailingMonths } from './board-report/month-mailer.ts';
import type { Feature } from '../feature.ts';

export const reports = { jobs: [mailingMonths] } satisfies Feature;
