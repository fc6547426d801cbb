import { firstLanguage } from '../../../domain/languages.ts';
import type { AssessmentSubmission } from '../../../domain/contract/assessments.ts';
import { isPartial, totalOf } from '../../../domain/instruments/scoring.ts';
import { AppError } from '../../core/app-error.ts';
import { isRecordId } from '../../db/record-id.ts';
import { isLate } from '../daily-rollups/stored-records.queries.ts';
import type { Services } from '../services.ts';
import { timeOrFirst } from '../visibility/time-taken.ts';
import { compareWithQuestions, findByKey, insertAssessment, markLeft } from './assessments.queries.ts';
import type { AskedQuestion, AssessmentWithAnswers } from './assessments.queries.ts';
import { withCareState } from './care-state.ts';
import type { OwnAssessment } from './care-state.ts';
import { longestOpen, wasOpenIn } from './wordings.service.ts';

interface Sender {
  userId: string;
  idempotencyKey: string | undefined;
}

/**
 * Stores a submission, or returns what was stored under its key before. Throws `sum_mismatch`, `answers_incomplete`,
 * `wrong_questionnaire` (400), `question_set_changed`, `wording_off` or `idempotency_conflict` (409); then nothing is stored.
 */
export async function storeSubmission(
  services: Services,
  submission: AssessmentSubmission,
  sender: Sender,
): Promise<OwnAssessment> {
  const { type, answers, total_score: totalScore, language = firstLanguage } = submission;
  const partial = isPartial(type, Object.keys(answers).length);
  let isCounted = false;
  /** Where its questions are others by now: they are asked as they stood when it was taken. */
  let askedAt: Date | null = null;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { time: now, first } = await timeOrFirst(services, submission, () => findByKey(services, sender));
    if (first) return replay(first, submission);
    const isOpen = await wasOpenIn(services.db, { type, language }, now);
    if (isOpen && totalOf(type, answers) === totalScore) {
      const stored = await insertAssessment(
        services,
        { ...sender, type, answers, totalScore, partial, language, now },
        { isCounted, askedAt },
      );
      if (stored) return withCareState(stored, { answers, left: false });
    }
    const found = await findFirstOrRefuse(services, submission, sender);
    if (found.first) return replay(found.first, submission);
    if (!isOpen) throw new AppError('wording_off');
    askedAt = found.wasAsked ? now : null;
    // Neither: a switch of the questions has ended meanwhile, or the time is not open any more.
    isCounted = await isLate(services.db, now);
  }
  throw new Error('a submission was neither stored nor refused');
}

/** The set of questions is seldom switched: again and again while one submission is being stored, never. */
const mostAttempts = 20;

/** Finds the record that a submission repeats, or throws what is wrong with it. */
async function findFirstOrRefuse(
  { db, cipher, now }: Services,
  { type, answers, total_score: totalScore, taken_at: takenAt }: AssessmentSubmission,
  { userId, idempotencyKey }: Sender,
): Promise<{ first?: AssessmentWithAnswers; wasAsked: boolean }> {
  return db.transaction().execute(async (transaction) => {
    const { isAsked, questions } = await compareWithQuestions(transaction, { type, answers });
    // Looked up after the wait for the questions: by then a first try that was under way has been stored, and its
    // retry gets that result even where the questions have changed since.
    const first = await findByKey({ db: transaction, cipher }, { userId, idempotencyKey });
    if (first) return { first, wasAsked: false };
    const wasAsked = !isAsked && takenAt !== undefined && stoodThen(questions, answers, new Date(takenAt));
    if (!isAsked && !wasAsked) throw new AppError(whyNotAsked(questions, answers, now()));
    if (totalOf(type, answers) !== totalScore) throw new AppError('sum_mismatch');
    return { wasAsked };
  });
}

/** Whether exactly these questions were active then, as `insertAssessment` has it. Of a question only its last switch is known. */
function stoodThen(questions: readonly AskedQuestion[], answers: Record<string, number>, then: Date): boolean {
  const asked = questions.filter(({ isActive, changedAt }) => isActive !== (changedAt !== null && changedAt > then));
  return Object.keys(answers).length === asked.length && asked.every(({ id }) => answers[id] !== undefined);
}

/** What is wrong with answers that are not to exactly the active questions. */
function whyNotAsked(questions: readonly AskedQuestion[], answers: Record<string, number>, now: Date) {
  const states = new Map(questions.map(({ id, isActive }) => [id, isActive]));
  const answered = Object.keys(answers);
  if (answered.some((id) => !states.has(id))) return 'wrong_questionnaire';
  if (answered.some((id) => states.get(id) === false)) return 'question_set_changed';
  const active = questions.filter(({ isActive }) => isActive);
  // With every question off there is nothing to answer, so someone who submits has seen an older set.
  if (active.length === 0) return 'question_set_changed';
  const wasSwitched = active.some(
    ({ id, changedAt }) => answers[id] === undefined && changedAt && now.getTime() - changedAt.getTime() < longestOpen,
  );
  return wasSwitched ? 'question_set_changed' : 'answers_incomplete';
}

function replay({ answers, left, ...stored }: AssessmentWithAnswers, submission: AssessmentSubmission): OwnAssessment {
  const isSame =
    stored.type === submission.type &&
    stored.total_score === submission.total_score &&
    stored.language === (submission.language ?? firstLanguage) &&
    Object.keys(answers).length === Object.keys(submission.answers).length &&
    Object.entries(answers).every(([id, value]) => submission.answers[id] === value);
  if (!isSame) throw new AppError('idempotency_conflict');
  return withCareState(stored, { answers, left });
}

/** The person has gone on from a result. Nothing happens where it is not theirs, is unknown or was left before. */
export async function leaveResultOf(services: Services, userId: string, id: string): Promise<void> {
  if (!isRecordId(id)) return;
  // A rotation of the key may have come between reading and writing: once for each key.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await markLeft(services, { userId, id: Number(id) })) return;
  }
  throw new Error('a result could not be marked as left');
}
