import type { Feature } from '../feature.ts';
import { answerMoodContexts } from './mood-contexts.routes.ts';
import { answerMoods } from './moods.routes.ts';

export const moods = {
  calls: {
    moodContexts: answerMoodContexts,
    moods: answerMoods,
  },
} satisfies Feature;
