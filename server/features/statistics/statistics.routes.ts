import { askedOf } from '../../../domain/contract/statistics.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import type { Services } from '../services.ts';
import { figuresOf } from './figures-of.ts';

export function answerStatistics(services: Services): HandlersOf<'statistics'> {
  return {
    statisticsOverview: ({ query, language }) =>
      figuresOf(services, askedOf(query), (figures) => figures.overview(language)),
    statisticsSeverity: ({ query }) => figuresOf(services, askedOf(query), (figures) => figures.severity()),
    statisticsDailySubmissions: ({ query }) => figuresOf(services, askedOf(query), (figures) => figures.submissions()),
    statisticsMoodDistribution: ({ query }) => figuresOf(services, askedOf(query), (figures) => figures.moods()),
    statisticsAverageScores: ({ query }) => figuresOf(services, askedOf(query), (figures) => figures.averages()),
  };
}
