import { answerGroupStatistics } from './groups.routes.ts';
import { answerStatisticsExports } from './statistics-export.routes.ts';
import { answerStatistics } from './statistics.routes.ts';
import { rollingUp } from '../daily-rollups/roll-up-days.ts';
import { makingFigures } from './made-once/make-figures.ts';
import type { Feature } from '../feature.ts';

export const statistics = {
  calls: {
    groupStatistics: answerGroupStatistics,
    statistics: answerStatistics,
    statisticsExports: answerStatisticsExports,
  },
  jobs: [rollingUp, makingFigures],
} satisfies Feature;
