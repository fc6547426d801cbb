import type { FastifyInstance } from 'fastify';
import {
  averageScoresExport,
  dailySubmissionsExport,
  moodDistributionExport,
  severityExport,
} from '../../../domain/contract/statistics.ts';
import { exportMessages } from '../../../domain/messages/en/exports.ts';
import { csvFile } from '../../csv.ts';
import { mountEndpoint } from '../../mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { averageScoresOf, dailySubmissionsOf, moodDistributionOf, severityOf } from './statistics.service.ts';

export function mountStatisticsExports(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, severityExport, async ({ query: { period } }) => {
    const bands = await severityOf(services, period);
    const rows = bands.map(({ name, value, gad7, phq9, withheld = [] }) => [
      name,
      withheld.length === 2 && value === 0 ? null : value,
      gad7 ?? null,
      phq9 ?? null,
    ]);
    return csvFile('severity.csv', exportMessages.severityColumns, [rows]);
  });

  mountEndpoint(app, services, dailySubmissionsExport, async ({ query: { period } }) => {
    const days = await dailySubmissionsOf(services, period);
    const isProtected = days.some(({ through }) => through !== undefined);
    const rows = days.map(({ date, through, gad7_count, phq9_count, withheld = [] }) => [
      date,
      withheld.includes('GAD-7') ? null : gad7_count,
      withheld.includes('PHQ-9') ? null : phq9_count,
      ...(isProtected ? [through ?? date] : []),
    ]);
    return csvFile('daily-submissions.csv', withThrough(exportMessages.submissionColumns, isProtected), [rows]);
  });

  mountEndpoint(app, services, moodDistributionExport, async ({ query: { period } }) => {
    const moods = await moodDistributionOf(services, period);
    const rows = moods.map(({ label, count, withheld }) => [label, withheld && count === 0 ? null : count]);
    return csvFile('mood-distribution.csv', exportMessages.moodColumns, [rows]);
  });

  mountEndpoint(app, services, averageScoresExport, async ({ query: { period } }) => {
    const days = await averageScoresOf(services, period);
    const isProtected = days.some(({ through }) => through !== undefined);
    const rows = days.map(({ date, through, avg_gad7_score, avg_phq9_score }) => [
      date,
      avg_gad7_score,
      avg_phq9_score,
      ...(isProtected ? [through ?? date] : []),
    ]);
    return csvFile('average-scores.csv', withThrough(exportMessages.averageColumns, isProtected), [rows]);
  });
}

/** A figure over several days says how far it goes. */
function withThrough(columns: readonly string[], isProtected: boolean): readonly string[] {
  return isProtected ? [...columns, exportMessages.throughColumn] : columns;
}
