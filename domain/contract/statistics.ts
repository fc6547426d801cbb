import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const periods = ['30d', '90d', '1y', 'all'] as const;

export type Period = (typeof periods)[number];

/** A period ends today in `ORG_TIMEZONE`, which is one of its 30, 90 or 365 days; everything where it is missing. */
const periodQuery = z.object({ period: z.optional(z.enum(periods, 'not_in_list')) });

export const statisticsOverview = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats/overview',
  access: 'admin',
  query: periodQuery,
  reply: z.object({
    totalEmployees: z.int(),
    gadSubmissions: z.int(),
    phqSubmissions: z.int(),
    moodEntries: z.int(),
    /** Employees with at least one result in the period. */
    participants: z.int(),
  }),
});

/** The four bands Minimal, Mild, Moderate, Severe in that order; `value` is `gad7` plus `phq9`. */
export const statisticsSeverity = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats/severity',
  access: 'admin',
  query: periodQuery,
  reply: z.array(z.object({ name: z.string(), value: z.int(), gad7: z.int(), phq9: z.int() })),
});

/** `date` is a day of `ORG_TIMEZONE`; days without any are left out. */
export const statisticsDailySubmissions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats/daily-submissions',
  access: 'admin',
  query: periodQuery,
  reply: z.array(z.object({ date: z.string(), gad7_count: z.int(), phq9_count: z.int() })),
});

export const statisticsMoodDistribution = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats/mood-distribution',
  access: 'admin',
  query: periodQuery,
  reply: z.array(z.object({ label: z.string(), count: z.int() })),
});

/** Null where a day has no full record of a questionnaire. */
export const statisticsAverageScores = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats/average-scores',
  access: 'admin',
  query: periodQuery,
  reply: z.array(
    z.object({ date: z.string(), avg_gad7_score: z.nullable(z.number()), avg_phq9_score: z.nullable(z.number()) }),
  ),
});

function statisticsExport<const Name extends string>(name: Name) {
  return defineEndpoint({
    method: 'GET',
    path: `/api/admin/exports/${name}.csv`,
    access: 'admin',
    query: periodQuery,
    reply: 'file',
  });
}

/** The same figures as spreadsheets. */
export const severityExport = statisticsExport('severity');
export const dailySubmissionsExport = statisticsExport('daily-submissions');
export const moodDistributionExport = statisticsExport('mood-distribution');
export const averageScoresExport = statisticsExport('average-scores');
