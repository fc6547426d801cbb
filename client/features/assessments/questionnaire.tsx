import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { assessmentMessages } from '#messages/assessments.ts';
import { formatDayAndTime } from '#messages/dates.ts';
import { offlineMessages } from '#messages/offline.ts';
import { outlastsPage, placeOfWaiting } from '../../api/device/waiting.ts';
import type { Waiting } from '../../api/device/waiting.ts';
import { isOnSharedDevice } from '../../api/stored-token.ts';
import { Link } from '../../routing/link.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { row, stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/notice.tsx';
import { useUndisturbed } from '../../ui/undisturbed.ts';
import type { Answers, Asked } from './answers.ts';
import type { AskedForm } from './asked-form.ts';
import { QuestionSheet } from './question-sheet.tsx';
import styles from './questionnaire.module.css';
import type { Result } from './result.ts';
import { ResultCard } from './result-card.tsx';
import { useQuestionnaire } from './use-questionnaire.ts';

type QuestionnaireProps = {
  type: InstrumentType;
  /** As it is read: its questions in the order in which they are asked, at least one. */
  form: AskedForm;
  /** Why it is in this language, before the questions. */
  about: ReactNode;
  onStale: () => Promise<readonly Asked[]>;
  /** Who can see the results. */
  audience: ReactNode;
  /** Whom to turn to, after a result that leads to a person. */
  people: ReactNode;
  /** The screen of care without a score, for answers that wait for a connection. */
  renderCare: (onLeave: () => void) => ReactNode;
};

/** The questions, and once they are stored the score in their place. */
export function Questionnaire({ type, form, about, onStale, audience, people, renderCare }: QuestionnaireProps) {
  const state = useQuestionnaire(type, form, onStale);
  const { answers, result, caresFirst, again, kept } = state;
  const settling = state.isSettling && styles.settling;
  useQuietAnswering(answers, result, caresFirst);
  if (!result && kept) {
    return (
      <div className={classNames(settling)}>
        <KeptTest type={type} kept={kept} comes={state.keptHere && !state.caresNow} onAgain={again} />
        {state.caresNow && renderCare(state.leaveCare)}
      </div>
    );
  }
  if (!result) {
    return (
      <>
        {about}
        <QuestionSheet type={type} form={form} state={state} />
      </>
    );
  }
  return (
    <div className={classNames(stack(6, 'start'), settling)}>
      <ResultCard type={type} result={result} waits={caresFirst} audience={audience} people={people} />
      <Button variant="quiet" onClick={again}>
        {assessmentMessages.again(type)}
      </Button>
    </div>
  );
}

/** As long someone reads undisturbed: a result that has come, or questions since they last touched the page (ms). */
const timeToRead = 60_000;

/**
 * No reminder comes while questions are read, between the first answer and the score, nor over a score that has just come, or
 * come out from behind help. Questions that are left open hold nothing back.
 */
function useQuietAnswering(answers: Answers, result: Result | null, isCovered: boolean): void {
  const [read, setRead] = useState<Result | null>(null);

  useEffect(() => {
    if (!result || isCovered) return undefined;
    const timer = setTimeout(() => setRead(result), timeToRead);
    return () => clearTimeout(timer);
  }, [result, isCovered]);

  const isReading = useIsReading(!result);
  useUndisturbed(result ? read !== result : isReading || Object.keys(answers).length > 0);
}

const touches = ['pointerdown', 'keydown', 'scroll'] as const;

function useIsReading(areThere: boolean): boolean {
  const [isReading, setReading] = useState(true);

  useEffect(() => {
    if (!areThere) return undefined;
    let timer: number | undefined;
    const begin = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setReading(false), timeToRead);
      setReading(true);
    };
    begin();
    for (const touch of touches) window.addEventListener(touch, begin, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) window.removeEventListener(touch, begin);
    };
  }, [areThere]);

  return isReading;
}

type KeptTestProps = {
  type: InstrumentType;
  kept: Waiting;
  /** Just now, in place of the questions that had the focus. */
  comes: boolean;
  onAgain: () => void;
};

/** In place of the score, which comes once the answers were sent. */
function KeptTest({ type, kept, comes, onAgain }: KeptTestProps) {
  const { testWaits, keepOpen, keepOpenShared } = offlineMessages;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!comes) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [comes]);

  const lasting = outlastsPage()
    ? testWaits(type)
    : isOnSharedDevice()
      ? keepOpenShared
      : `${testWaits(type)} ${keepOpen}`;
  return (
    <div ref={place} tabIndex={-1} className={classNames(stack(4, 'start'), styles.kept)}>
      <Notice tone="info">{kept.refused === undefined ? lasting : offlineMessages.refusedTest(type)}</Notice>
      <div className={row(5, 'rows0')}>
        {kept.takenAt && <span>{offlineMessages.taken(formatDayAndTime(kept.takenAt))}</span>}
        <Link to={placeOfWaiting}>{offlineMessages.see}</Link>
      </div>
      <Button variant="quiet" onClick={onAgain}>
        {assessmentMessages.again(type)}
      </Button>
    </div>
  );
}
