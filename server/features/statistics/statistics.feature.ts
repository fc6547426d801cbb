import { rollingUp } from '../daily-rollups/roll-up-days.ts';
import { makingFigures } from '../protected-aggregates/make-figures.ts';
import type { Feature } from '../feature.ts';

export const statistics = { jobs: [rollingUp, makingFigures] } satisfies Feature;
