import type { AssessmentSubmission } from '../../../domain/contract/assessments.ts';
import { isPartial, totalOf } from '../../../domain/instruments/scoring.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import {
  findByKey,
  holdQuestions,
  insertAssessment,
  insertWhereAsked,
  markLeft,
  noteLastAssessment,
} from './assessments.queries.ts';
import type { AskedQuestion, AssessmentWithAnswers } from './assessments.queries.ts';
import { withCareState } from './care-state.ts';
import type { OwnAssessment } from './care-state.ts';

interface Sender {
  userId: string;
  idempotencyKey: string | undefined;
}

/**
 * Stores a submission, or answers what was stored under its key before. Throws `sum_mismatch`, `answers_incomplete`,
 * `wrong_questionnaire` (400), `question_set_changed` or `idempotency_conflict` (409); then nothing is stored.
 */
export async function storeSubmission(
  services: Services,
  submission: AssessmentSubmission,
  sender: Sender,
): Promise<OwnAssessment> {
  const { type, answers, total_score: totalScore } = submission;
  if (totalOf(type, answers) === totalScore) {
    const partial = isPartial(type, Object.keys(answers).length);
    const stored = await insertWhereAsked(services, {
      ...sender,
      type,
      answers,
      totalScore,
      partial,
      now: services.now(),
    });
    if (stored) return withCareState(stored, { answers, left: false });
  }
  return storeStepByStep(services, submission, sender);
}

/** Finds out what is wrong with a submission, or which record it repeats; where neither is the case any more, stores it. */
async function storeStepByStep(
  { db, cipher, now }: Services,
  submission: AssessmentSubmission,
  { userId, idempotencyKey }: Sender,
): Promise<OwnAssessment> {
  const { type, answers, total_score: totalScore } = submission;
  return db.transaction().execute(async (transaction) => {
    const store = { db: transaction, cipher };
    const earlier = () => idempotencyKey && findByKey(store, { userId, idempotencyKey });
    const questions = await holdQuestions(transaction, type);
    // Looked up after the wait for the questions: by then a first try that was under way has been stored, and its
    // retry gets that result even where the questions have changed since.
    const first = await earlier();
    if (first) return replay(first, submission);

    refuseOtherQuestions(questions, answers, now());
    if (totalOf(type, answers) !== totalScore) throw new AppError('sum_mismatch');

    const at = now();
    const partial = isPartial(type, Object.keys(answers).length);
    const row = { userId, type, answers, totalScore, partial, idempotencyKey, now: at };
    const stored = await insertAssessment(store, row);
    if (!stored) {
      const winner = await earlier();
      if (!winner) throw new Error('a taken key has no record');
      return replay(winner, submission);
    }
    await noteLastAssessment(transaction, { userId, id: stored.id });
    return withCareState(stored, { answers, left: false });
  });
}

/** Milliseconds. No one keeps a questionnaire open for longer than a day. */
const longestOpen = 24 * 60 * 60 * 1000;

/** Passes where exactly the active questions were answered, and at least one. */
function refuseOtherQuestions(questions: readonly AskedQuestion[], answers: Record<string, number>, now: Date): void {
  const states = new Map(questions.map(({ id, isActive }) => [id, isActive]));
  const answered = Object.keys(answers);
  if (answered.some((id) => !states.has(id))) throw new AppError('wrong_questionnaire');
  if (answered.some((id) => states.get(id) === false)) throw new AppError('question_set_changed');
  const active = questions.filter(({ isActive }) => isActive);
  // With every question off there is nothing to answer, so whoever submits has seen an older set.
  if (active.length === 0) throw new AppError('question_set_changed');
  const missing = active.filter(({ id }) => answers[id] === undefined);
  const wasSwitched = missing.some(({ changedAt }) => changedAt && now.getTime() - changedAt.getTime() < longestOpen);
  if (wasSwitched) throw new AppError('question_set_changed');
  if (missing.length > 0) throw new AppError('answers_incomplete');
}

function replay({ answers, left, ...stored }: AssessmentWithAnswers, submission: AssessmentSubmission): OwnAssessment {
  const isSame =
    stored.type === submission.type &&
    stored.total_score === submission.total_score &&
    Object.keys(answers).length === Object.keys(submission.answers).length &&
    Object.entries(answers).every(([id, value]) => submission.answers[id] === value);
  if (!isSame) throw new AppError('idempotency_conflict');
  return withCareState(stored, { answers, left });
}

/** The ids that are made here. Anything else never reaches the database. */
const recordId = /^[1-9][0-9]{0,15}$/;

/** The person has gone on from a result. Nothing happens where it is not theirs, is unknown or was left before. */
export async function leaveResultOf(services: Services, userId: string, id: string): Promise<void> {
  if (!recordId.test(id)) return;
  // A rotation of the key may have come between reading and writing: once for each key.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await markLeft(services, { userId, id: Number(id) })) return;
  }
  throw new Error('a result could not be marked as left');
}
