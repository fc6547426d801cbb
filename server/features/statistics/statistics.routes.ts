import type { FastifyInstance } from 'fastify';
import {
  statisticsAverageScores,
  statisticsDailySubmissions,
  statisticsMoodDistribution,
  statisticsOverview,
  statisticsSeverity,
} from '../../../domain/contract/statistics.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import {
  averageScoresOf,
  dailySubmissionsOf,
  moodDistributionOf,
  overviewOf,
  severityOf,
} from './statistics.service.ts';

export function mountStatistics(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, statisticsOverview, ({ query: { period }, language }) =>
    overviewOf(services, { period, language }),
  );

  mountEndpoint(app, services, statisticsSeverity, ({ query }) => severityOf(services, query.period));

  mountEndpoint(app, services, statisticsDailySubmissions, ({ query }) => dailySubmissionsOf(services, query.period));

  mountEndpoint(app, services, statisticsMoodDistribution, ({ query }) => moodDistributionOf(services, query.period));

  mountEndpoint(app, services, statisticsAverageScores, ({ query }) => averageScoresOf(services, query.period));
}
