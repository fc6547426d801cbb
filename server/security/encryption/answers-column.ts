import * as z from 'zod/mini';
import type { Cipher } from './cipher.ts';

/** A value from 0 to 3 for each question's id. */
export type Answers = Record<string, number>;

const answersSchema = z.record(z.string(), z.int());

/**
 * Whether the person has left the result stands beside the answers and is as long either way: neither a look at the
 * database nor the length of the value tells. Earlier versions kept the answers alone.
 */
interface Content {
  answers: Answers;
  left: 0 | 1;
}

/** A look, not a schema: a history opens many, and the tag has shown that each was written here. */
function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && 'left' in value && 'answers' in value;
}

interface AssessmentRow {
  userId: string;
  id: number;
}

const contextOf = ({ userId, id }: AssessmentRow) => ({
  table: 'assessments',
  column: 'answers',
  row: `${userId}/${id}`,
});

export interface AnsweredRow {
  answers: Answers;
  /** The person has seen the result and has gone on. */
  left: boolean;
}

export function encryptAnswers(
  cipher: Cipher,
  { answers, left = false, ...row }: AssessmentRow & { answers: Answers; left?: boolean },
): Buffer {
  return cipher.encrypt(contextOf(row), JSON.stringify({ answers, left: left ? 1 : 0 } satisfies Content));
}

export function decryptAnswered(cipher: Cipher, { answers, ...row }: AssessmentRow & { answers: Buffer }): AnsweredRow {
  const content: unknown = JSON.parse(cipher.decrypt(contextOf(row), answers));
  if (isContent(content)) return { answers: content.answers, left: content.left === 1 };
  // Someone who answered an earlier version has long gone on.
  return { answers: z.parse(answersSchema, content), left: true };
}

export function decryptAnswers(cipher: Cipher, row: AssessmentRow & { answers: Buffer }): Answers {
  return decryptAnswered(cipher, row).answers;
}
