import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { totalOf } from '../../../domain/instruments/scoring.ts';
import type { AnswerValue } from '../../../domain/instruments/answer-scale.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { assessmentMessages } from '../../../domain/messages/en/assessments.ts';
import { errorMessages } from '../../../domain/messages/en/errors.ts';
import { CallError, newIdempotencyKey } from '../../api-client.ts';
import { attemptFor, beginAfter, sharedKey } from '../../attempt-key.ts';
import type { Attempt } from '../../attempt-key.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { answersTo, selfHarmQuestion, unanswered } from './answers.ts';
import type { Answers } from './answers.ts';
import { useHistory, useSubmitAssessment } from './assessments.api.ts';
import { draftOf } from './drafts.ts';
import { resultOf } from './result.ts';
import type { Result } from './result.ts';

type Question = { id: string; text: string };

/** The second click of a double click can come after the answer to the first (ms); after a change it is a new one. */
const settleTime = 1000;

const answeredNow = () => new Date();

export type QuestionnaireState = ReturnType<typeof useQuestionnaire>;

/** One questionnaire from the first answer to the score. `onStale` loads the questions anew and answers them. */
export function useQuestionnaire(
  type: InstrumentType,
  questions: readonly Question[],
  onStale: () => Promise<readonly Question[]>,
) {
  const draft = draftOf(useQueryClient(), type);
  const alert = useAlert();
  const { data: history } = useHistory(type);
  const { mutateAsync: store } = useSubmitAssessment();
  const [answers, setAnswers] = useState<Answers>(draft.answers);
  const [result, setResult] = useState<Result | null>(draft.unseen);
  /** The screen of care comes before the score. */
  const [caresFirst, setCaresFirst] = useState(draft.unseen !== null);
  const [isSending, setSending] = useState(false);
  const [marksGaps, setMarksGaps] = useState(false);
  const [goTo, setGoTo] = useState<Question | undefined>();
  const busy = useRef(false);
  const settling = useRef(false);
  /** What was stored last, until an answer is changed: sending it again is no second submission. */
  const done = useRef<Attempt | null>(null);

  const selfHarm = selfHarmQuestion(type, questions);
  const needsHelp = selfHarm !== undefined && (answers[selfHarm] ?? 0) > 0;

  useEffect(() => {
    // The answer rather than the question, so that the keys 0 to 3 work at once; its group is read out with it.
    if (goTo) document.getElementById(fieldIdOf(goTo.id))?.querySelector('input')?.focus();
  }, [goTo]);

  function choose(id: string, value: AnswerValue) {
    done.current = null;
    settling.current = false;
    draft.beginning ??= beginAfter(history, Date.now());
    draft.answers = { ...answers, [id]: value };
    setAnswers(draft.answers);
  }

  async function submit() {
    if (busy.current || settling.current) return;
    busy.current = true;
    const [gap] = unanswered(questions, answers);
    if (gap) await askFor(gap);
    else if (await send()) settle();
    busy.current = false;
  }

  function settle() {
    settling.current = true;
    setTimeout(() => (settling.current = false), settleTime);
  }

  async function askFor(gap: Question) {
    setMarksGaps(true);
    await alert(assessmentMessages.unanswered(type));
    // A copy, so that the same gap a second time is a change too.
    setGoTo({ ...gap });
  }

  /** Answers whether the answers are stored. */
  async function send() {
    const own = answersTo(questions, answers);
    const body = { answers: own, total_score: totalOf(own), type };
    const content = JSON.stringify(body);
    const newKey = () => sharedKey(draft.beginning, content, Date.now(), newIdempotencyKey);
    draft.attempt = attemptFor(done.current ?? draft.attempt, content, newKey);
    draft.unseen = null;
    setResult(null);
    setCaresFirst(false);
    setSending(true);
    try {
      const record = await store({ body, key: draft.attempt.key });
      done.current = draft.attempt;
      draft.answers = {};
      draft.beginning = null;
      draft.attempt = null;
      setMarksGaps(false);
      const sent = { total: body.total_score, count: questions.length, needsHelp, at: answeredNow() };
      const stored = resultOf(type, record, sent);
      draft.unseen = stored.needsHelp ? stored : null;
      setResult(stored);
      setCaresFirst(stored.needsHelp);
      setSending(false);
      return true;
    } catch (error) {
      setSending(false);
      await explain(error);
      return false;
    }
  }

  async function explain(error: unknown) {
    if (!isStale(error)) return alert(assessmentMessages.submitFailed(type));
    await alert((error.code === staleSet && error.msg) || errorMessages.question_set_changed);
    const [gap] = unanswered(await onStale(), answers);
    if (gap) setMarksGaps(true);
    setGoTo(gap && { ...gap });
  }

  /** The person wants to see the score. */
  function goOn() {
    draft.unseen = null;
    setCaresFirst(false);
  }

  return { answers, choose, submit, isSending, result, caresFirst, goOn, needsHelp, selfHarm, marksGaps };
}

/** The fieldset of a question, to which a message can lead. */
export function fieldIdOf(questionId: string): string {
  return `question-${questionId}`;
}

const staleSet = 'question_set_changed';

/** Everything that was known was answered: an answer that the server misses is one to a question switched on since. */
function isStale(error: unknown): error is CallError {
  return error instanceof CallError && (error.code === staleSet || error.code === 'answers_incomplete');
}
