import { askedOf } from '../../../domain/contract/statistics.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import type { Services } from '../services.ts';
import {
  averageScoresOf,
  dailySubmissionsOf,
  moodDistributionOf,
  overviewOf,
  severityOf,
} from './statistics.service.ts';

export function answerStatistics(services: Services): HandlersOf<'statistics'> {
  return {
    statisticsOverview: ({ query, language }) => overviewOf(services, { period: askedOf(query), language }),
    statisticsSeverity: ({ query }) => severityOf(services, askedOf(query)),
    statisticsDailySubmissions: ({ query }) => dailySubmissionsOf(services, askedOf(query)),
    statisticsMoodDistribution: ({ query }) => moodDistributionOf(services, askedOf(query)),
    statisticsAverageScores: ({ query }) => averageScoresOf(services, askedOf(query)),
  };
}
