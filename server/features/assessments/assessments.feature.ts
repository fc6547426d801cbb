import type { Feature } from '../feature.ts';
import { answerAssessments } from './assessments.routes.ts';
import { answerQuestions } from './questions.routes.ts';

export const assessments = {
  calls: {
    assessments: answerAssessments,
    questions: answerQuestions,
  },
} satisfies Feature;
