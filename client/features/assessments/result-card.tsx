import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { resultMessages } from '../../../domain/messages/en/assessments.ts';
import { Link } from '../../navigation/link.tsx';
import { CallLines } from '../help/call-lines.tsx';
import { useHistory } from './assessments.api.ts';
import { CareCard, HeavyCard } from './care-card.tsx';
import { compare, isHeavy, nextStepFor } from './result.ts';
import type { Result } from './result.ts';
import styles from './result-card.module.css';
import { ResultMeaning } from './result-meaning.tsx';

type ResultCardProps = {
  type: InstrumentType;
  result: Result;
  /** Something else is shown first; the score takes the focus once it is gone. */
  waits: boolean;
  audience: ReactNode;
};

/** A score never comes alone: its meaning, what changed, a next step, and who sees it. */
export function ResultCard({ type, result, waits, audience }: ResultCardProps) {
  const { data: history } = useHistory(type);
  const card = useRef<HTMLDivElement>(null);
  const score = useRef<HTMLHeadingElement>(null);
  const { needsHelp } = result;

  useEffect(() => {
    if (waits) return;
    score.current?.focus({ preventScroll: true });
    // Help stands above the score; whoever has gone on from there finds the score in view.
    if (needsHelp) score.current?.scrollIntoView({ block: 'center' });
    else card.current?.scrollIntoView({ block: 'start' });
  }, [waits, needsHelp]);

  return (
    <div ref={card} className={styles.card}>
      {needsHelp && <CareCard />}
      <h3 ref={score} tabIndex={-1} className={styles.score}>
        {resultMessages.score(type, result.total)}
      </h3>
      {!needsHelp && isHeavy(result) && <HeavyCard />}
      <ResultMeaning
        type={type}
        result={result}
        comparison={compare(type, result, history)}
        nextStep={<NextStep result={result} />}
        audience={audience}
      />
    </div>
  );
}

function NextStep({ result }: { result: Result }) {
  const step = nextStepFor(result);
  return (
    <div className={styles.step}>
      <p>{resultMessages.steps[step]}</p>
      {step === 'ease' && <Link to="/dashboard?tab=myhealth">{resultMessages.toBreathing}</Link>}
      {(step === 'steady' || step === 'care') && <Link to="/dashboard?tab=mystats">{resultMessages.toStats}</Link>}
      {/* The card above has the lines already. */}
      {step === 'talk' && !result.needsHelp && <CallLines />}
    </div>
  );
}
