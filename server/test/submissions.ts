import type { AssessmentSubmission } from '../../domain/contract/assessments.ts';
import type { Question } from '../../domain/contract/questions.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import type { TestAnswer } from './calls-to.ts';
import type { TestServer } from './test-server.ts';

/** The ids of the questions that are asked now, as a client learns them. */
export async function activeIds(server: TestServer, token: string, type: InstrumentType): Promise<string[]> {
  const { body } = await server.request('GET', '/api/questions/active', { token });
  return (body as Question[]).filter((question) => question.type === type).map(({ id }) => id);
}

/** A right body for `POST /api/assessment`: every given question answered with the same value. */
export function submissionOf(type: InstrumentType, ids: readonly string[], value = 1): AssessmentSubmission {
  return { type, answers: Object.fromEntries(ids.map((id) => [id, value])), total_score: ids.length * value };
}

/** Answers every active question with the same value. */
export async function submitAll(
  server: TestServer,
  token: string,
  type: InstrumentType,
  value = 1,
): Promise<TestAnswer> {
  const body = submissionOf(type, await activeIds(server, token, type), value);
  return server.request('POST', '/api/assessment', { token, body });
}
