import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { resultMessages } from '#messages/assessments.ts';
import { Link } from '../../routing/link.tsx';
import { CallLines } from '../help/help-lines/call-lines.tsx';
import { useHistory } from './assessments.api.ts';
import { CareWords, HeavyWords } from './care-card.tsx';
import { compare, isHeavy } from './result.ts';
import type { Result, Step } from './result.ts';
import styles from './result-card.module.css';
import { NextStep } from './next-step.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultMeaning, ResultRows } from './result-meaning.tsx';

type ResultCardProps = {
  type: InstrumentType;
  result: Result;
  /** Something else is shown first, with the score in it; here it comes, and takes the focus, once that is gone. */
  waits: boolean;
  audience: ReactNode;
  /** Whom to turn to, where the result leads to a person. */
  people: ReactNode;
};

/** A score never comes alone: its level and meaning, what changed, a next step, and who sees it. */
export function ResultCard({ type, result, waits, audience, people }: ResultCardProps) {
  const { data: history } = useHistory(type);
  const card = useRef<HTMLDivElement>(null);
  const score = useRef<HTMLHeadingElement>(null);
  const { callsForCare } = result;

  useEffect(() => {
    if (waits) return;
    const { activeElement } = document;
    const isBusyElsewhere =
      activeElement instanceof HTMLElement &&
      activeElement.tabIndex >= 0 &&
      activeElement.closest('main') !== null &&
      !card.current?.closest('section')?.contains(activeElement);
    // It comes later, to someone who answers something else on this screen by now.
    if (isBusyElsewhere) return;
    score.current?.focus({ preventScroll: true });
    // Help stands above the score; someone who has gone on from there finds the score in view.
    if (callsForCare) score.current?.scrollIntoView({ block: 'center' });
    else card.current?.scrollIntoView({ block: 'start' });
  }, [waits, callsForCare]);

  return (
    <div ref={card} className={styles.card}>
      {callsForCare && (
        <>
          <CareWords />
          <ResultRows
            rows={[
              [resultMessages.next, <NextStep key="next" type={type} result={result} people={people} ways={ways} />],
            ]}
          />
        </>
      )}
      {!waits && <ResultHead type={type} result={result} score={score} />}
      {!callsForCare && isHeavy(type, result) && <HeavyWords />}
      <ResultMeaning
        type={type}
        result={result}
        glides={!waits}
        comparison={compare(type, result, history)}
        nextStep={!callsForCare && <NextStep type={type} result={result} people={people} ways={ways} />}
        audience={audience}
      />
    </div>
  );
}

/** What goes with each step here. */
const ways = (step: Step) => (
  <>
    {step === 'talk' && <CallLines />}
    {(step === 'ease' || step === 'care') && <Link to="/dashboard?tab=myhealth">{resultMessages.toBreathing}</Link>}
    {(step === 'steady' || step === 'care') && <Link to="/dashboard?tab=mystats">{resultMessages.toStats}</Link>}
    {step === 'open' && <Link to="/help">{resultMessages.toHelp}</Link>}
  </>
);
