import * as z from 'zod/mini';
import type { Sealer } from './sealer.ts';

/** A value from 0 to 3 for each question's id. */
export type Answers = Record<string, number>;

const answersSchema = z.record(z.string(), z.int());

interface AssessmentRow {
  userId: string;
  id: number;
}

const placeOf = ({ userId, id }: AssessmentRow) => ({
  table: 'assessments',
  column: 'answers',
  row: `${userId}/${id}`,
});

export function sealAnswers(sealer: Sealer, { answers, ...row }: AssessmentRow & { answers: Answers }): Buffer {
  return sealer.seal(placeOf(row), JSON.stringify(answers));
}

export function openAnswers(sealer: Sealer, { answers, ...row }: AssessmentRow & { answers: Buffer }): Answers {
  return z.parse(answersSchema, JSON.parse(sealer.open(placeOf(row), answers)));
}
