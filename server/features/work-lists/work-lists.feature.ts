import type { Feature } from '../feature.ts';
import { answerWorkLists } from './work-lists.routes.ts';

export const workLists = {
  calls: {
    workLists: answerWorkLists,
  },
} satisfies Feature;
