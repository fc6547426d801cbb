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
    const rows = bands.map(({ name, value, gad7, phq9 }) => [name, value, gad7, phq9]);
    return csvFile('severity.csv', exportMessages.severityColumns, [rows]);
  });

  mountEndpoint(app, services, dailySubmissionsExport, async ({ query: { period } }) => {
    const days = await dailySubmissionsOf(services, period);
    const rows = days.map(({ date, gad7_count, phq9_count }) => [date, gad7_count, phq9_count]);
    return csvFile('daily-submissions.csv', exportMessages.submissionColumns, [rows]);
  });

  mountEndpoint(app, services, moodDistributionExport, async ({ query: { period } }) => {
    const moods = await moodDistributionOf(services, period);
    const rows = moods.map(({ label, count }) => [label, count]);
    return csvFile('mood-distribution.csv', exportMessages.moodColumns, [rows]);
  });

  mountEndpoint(app, services, averageScoresExport, async ({ query: { period } }) => {
    const days = await averageScoresOf(services, period);
    const rows = days.map(({ date, avg_gad7_score, avg_phq9_score }) => [date, avg_gad7_score, avg_phq9_score]);
    return csvFile('average-scores.csv', exportMessages.averageColumns, [rows]);
  });
}
