import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AssessmentSubmission } from '../../../domain/contract/assessments.ts';
import { callsForCare } from '../../../domain/instruments/care.ts';
import { firstLanguage } from '../../../domain/languages.ts';
import { totalOf } from '../../../domain/instruments/scoring.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { assessmentMessages } from '#messages/assessments.ts';
import { newIdempotencyKey } from '../../api/api-client.ts';
import { CallError } from '../../api/call-error.ts';
import { isCutOff } from '../../api/unanswered.ts';
import { draftStore } from '../../api/drafts.ts';
import { keepWaiting, useWaiting } from '../../api/device/waiting.ts';
import { attemptFor, beginAfter, sharedKey } from '../../api/idempotency-key.ts';
import type { Attempt, Beginning } from '../../api/idempotency-key.ts';
import { readToken } from '../../api/stored-token.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { failureText, serverReason } from '../../ui/server-reason.ts';
import { answersTo, asksForCare, unanswered } from './answers.ts';
import type { Answers, Asked } from './answers.ts';
import type { AskedForm } from './asked-form.ts';
import { useHistory, useSubmitAssessment } from './assessments.api.ts';
import { resultOf } from './result.ts';
import type { Result } from './result.ts';
import {
  noteKeptForCare,
  noteResult,
  useKeptForCare,
  useMarkLeft,
  useScoreToShow,
  useUnseenResult,
} from './unseen-result.ts';

/** What was answered and is not stored yet, where it stands in the history, and the try that has not come through. */
type Draft = {
  answers: Answers;
  beginning: Beginning | null;
  attempt: Attempt | null;
};

const drafts = draftStore<Draft>(({ answers }) => Object.keys(answers).length === 0);

/** The second click of a double click can come after the answer to the first (ms). */
const settleTime = 1000;

const answeredNow = () => new Date();

/** One questionnaire from the first answer to the score. `onStale` loads the questions again and answers them. */
export function useQuestionnaire(
  type: InstrumentType,
  { language, questions }: AskedForm,
  onStale: () => Promise<readonly Asked[]>,
) {
  const session = useQueryClient();
  const draft = draftOf(session, type);
  const alert = useAlert();
  const { data: history, dataUpdatedAt: readAt } = useHistory(type);
  const { mutateAsync: store } = useSubmitAssessment();
  const [answers, setAnswers] = useState<Answers>(draft.answers);
  const markLeft = useMarkLeft();
  const unseen = useUnseenResult();
  /** The screen of care comes before the score, also where it was answered at another time or place. */
  const unseenHere = unseen?.type === type ? unseen.result : null;
  const scoreToShow = useScoreToShow(type);
  const [result, setResult] = useState<Result | null>(unseenHere);
  const [isSending, setSending] = useState(false);
  /** Why the last submission was not stored, where the server has said so. */
  const [reason, setReason] = useState<string | null>(null);
  const [marksGaps, setMarksGaps] = useState(false);
  const [goTo, setGoTo] = useState<Asked | undefined>();
  const busy = useRef(false);
  /** A test of this kind waits for a connection; more can be taken meanwhile. */
  const waiting = useWaiting().findLast((one) => one.kind === 'test' && one.body.type === type);
  const [passedOver, setPassedOver] = useState<string | null>(null);
  const caresNow = useKeptForCare() === type;
  const [isSettling, setSettling] = useState(false);
  /** What waits came from here, just now: it stands where the questions stood. */
  const [keptHere, setKeptHere] = useState(false);

  const needsHelp = asksForCare(questions, answers);
  const shown = unseenHere ?? scoreToShow;
  if (shown && !result) {
    setResult(shown);
    // They were sent, maybe from before a look at another tab.
    setAnswers(draft.answers);
  }

  // A question that was switched on meanwhile stands here a moment after it is known.
  const isThere = questions.some(({ id }) => id === goTo?.id);

  useEffect(() => {
    // The answer rather than the question, so that the keys 0 to 3 work at once; its group is read out with it.
    if (goTo && isThere) document.getElementById(fieldIdOf(goTo.id))?.querySelector('input')?.focus();
  }, [goTo, isThere]);

  function choose(id: string, value: number) {
    const known = { history, readAt, session: readToken(), waiting: waiting?.key };
    draft.beginning ??= beginAfter(known, Date.now());
    draft.answers = { ...answers, [id]: value };
    setAnswers(draft.answers);
  }

  async function submit() {
    if (busy.current) return;
    busy.current = true;
    try {
      const [gap] = unanswered(questions, answers);
      if (gap) await askFor(gap);
      else await send();
    } finally {
      busy.current = false;
    }
  }

  /** From the beginning, without what was answered. */
  function again() {
    setResult(null);
    setKeptHere(false);
    setPassedOver(waiting?.key ?? null);
    setAnswers(draft.answers);
    setGoTo(questions[0] && { ...questions[0] });
  }

  async function askFor(gap: Asked) {
    setMarksGaps(true);
    await alert(assessmentMessages.unanswered(type));
    // A copy, so that the same gap a second time is a change too.
    setGoTo({ ...gap });
  }

  async function send() {
    const own = answersTo(questions, answers);
    const said = language === firstLanguage ? {} : { language };
    const body = { answers: own, total_score: totalOf(type, own), type, ...said };
    const content = JSON.stringify(body);
    const newKey = () => sharedKey(draft.beginning, content, Date.now(), newIdempotencyKey);
    draft.attempt = attemptFor(draft.attempt, content, newKey);
    const takenAt = answeredNow();
    setReason(null);
    setSending(true);
    try {
      const record = await store({ body, key: draft.attempt.key });
      begin();
      const sent = {
        total: body.total_score,
        count: questions.length,
        callsForCare: callsForCare(type, own),
        at: answeredNow(),
      };
      const stored = resultOf(type, record, sent);
      // Not to this questionnaire: the person may have left it meanwhile, and another one may stand in its place.
      noteResult(session, { type, result: stored });
      if (!stored.callsForCare && stored.id !== undefined) markLeft(stored.id);
      setSending(false);
      settle();
    } catch (error) {
      setSending(false);
      if (isCutOff(error)) await keep(body, draft.attempt.key, takenAt);
      else await explain(error);
    }
  }

  function settle() {
    setSettling(true);
    setTimeout(() => setSettling(false), settleTime);
  }

  function begin() {
    draft.answers = {};
    draft.beginning = null;
    draft.attempt = null;
    setMarksGaps(false);
  }

  /** It waits for a connection, and so does the score; help does not. */
  async function keep(body: AssessmentSubmission, key: string, takenAt: Date) {
    await keepWaiting({ kind: 'test', body }, key, takenAt.getTime());
    begin();
    setAnswers(draft.answers);
    noteKeptForCare(session, type, callsForCare(type, body.answers) === true);
    setKeptHere(true);
    settle();
  }

  async function explain(error: unknown) {
    setReason(serverReason(error));
    if (!isStale(error)) return alert(failureText(error, assessmentMessages.submitFailed(type)));
    await alert((error.code !== 'answers_incomplete' && error.msg) || assessmentMessages.questionsChanged);
    const [gap] = unanswered(await onStale(), answers);
    if (gap) setMarksGaps(true);
    setGoTo(gap && { ...gap });
  }

  return {
    answers,
    choose,
    submit,
    again,
    isSending,
    isSettling,
    reason,
    result,
    caresFirst: unseenHere !== null,
    kept: waiting && waiting.key !== passedOver ? waiting : null,
    keptHere,
    caresNow,
    leaveCare: () => noteKeptForCare(session, type, false),
    needsHelp,
    marksGaps,
  };
}

function draftOf(session: object, type: InstrumentType): Draft {
  const known = drafts.read(session, type);
  if (known) return known;
  const draft: Draft = { answers: {}, beginning: null, attempt: null };
  drafts.keep(session, type, draft);
  return draft;
}

export type QuestionnaireState = ReturnType<typeof useQuestionnaire>;

/** The fieldset of a question, to which a message can lead. */
export function fieldIdOf(questionId: string): string {
  return `question-${questionId}`;
}

/** Everything that was known was answered: an answer that the server misses is one to a question switched on since. */
const staleCodes: readonly unknown[] = ['question_set_changed', 'wording_off', 'answers_incomplete'];

function isStale(error: unknown): error is CallError {
  return error instanceof CallError && staleCodes.includes(error.code);
}
