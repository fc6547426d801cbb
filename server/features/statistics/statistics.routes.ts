import type { FastifyInstance } from 'fastify';
import {
  askedOf,
  statisticsAverageScores,
  statisticsDailySubmissions,
  statisticsMoodDistribution,
  statisticsOverview,
  statisticsSeverity,
} from '../../../domain/contract/statistics.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Services } from '../services.ts';
import {
  averageScoresOf,
  dailySubmissionsOf,
  moodDistributionOf,
  overviewOf,
  severityOf,
} from './statistics.service.ts';

export function mountStatistics(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, statisticsOverview, ({ query, language }) =>
    overviewOf(services, { period: askedOf(query), language }),
  );

  mountEndpoint(app, services, statisticsSeverity, ({ query }) => severityOf(services, askedOf(query)));

  mountEndpoint(app, services, statisticsDailySubmissions, ({ query }) => dailySubmissionsOf(services, askedOf(query)));

  mountEndpoint(app, services, statisticsMoodDistribution, ({ query }) => moodDistributionOf(services, askedOf(query)));

  mountEndpoint(app, services, statisticsAverageScores, ({ query }) => averageScoresOf(services, askedOf(query)));
}
