import { useEffect, useRef } from 'react';
import { Link } from '../../navigation/link.tsx';
import { formatLocalDate } from '../../../domain/dates.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { resultMessages } from '../../../domain/messages/en/assessments.ts';
import { changeSentence, instrumentMessages } from '../../../domain/messages/en/instruments.ts';
import { ScaleBar } from '../../ui/scale-bar.tsx';
import { useHistory } from './assessments.api.ts';
import { CallLines } from './call-lines.tsx';
import { CareCard } from './care-card.tsx';
import { compare, nextStepFor, scaleBands } from './result.ts';
import type { Comparison, Result } from './result.ts';
import styles from './result-card.module.css';

/** A score never comes alone: its meaning, what changed, a next step, and who sees it. */
export function ResultCard({ type, result }: { type: InstrumentType; result: Result }) {
  const { data: history } = useHistory(type);
  const card = useRef<HTMLDivElement>(null);
  const score = useRef<HTMLHeadingElement>(null);
  const comparison = compare(type, result, history);

  useEffect(() => {
    score.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={card} className={styles.card}>
      {result.needsHelp && <CareCard />}
      <h3 ref={score} tabIndex={-1} className={styles.score}>
        {resultMessages.score(type, result.total)}
      </h3>
      {result.partial ? <p className={styles.lead}>{resultMessages.partial}</p> : <Level type={type} result={result} />}
      <p className={styles.note}>{instrumentMessages.notADiagnosis}</p>
      <dl className={styles.more}>
        {comparison && (
          <div>
            <dt>{resultMessages.changed}</dt>
            <dd>{inWords(comparison)}</dd>
          </div>
        )}
        <div>
          <dt>{resultMessages.next}</dt>
          <dd>
            <NextStep result={result} />
          </dd>
        </div>
        <div>
          <dt>{resultMessages.whoSees}</dt>
          <dd>{resultMessages.audience}</dd>
        </div>
      </dl>
    </div>
  );
}

function Level({ type, result: { total, severity } }: { type: InstrumentType; result: Result }) {
  const [, largest] = instruments[type].range;
  return (
    <>
      <p className={styles.lead}>
        <strong className={styles.band}>{severity}</strong> {instrumentMessages.levelMeans[severity]}
      </p>
      <ScaleBar bands={scaleBands(type)} value={total} text={resultMessages.scale(type, total, largest, severity)} />
    </>
  );
}

function inWords(comparison: Comparison): string {
  if (comparison.kind === 'first') return resultMessages.first;
  if (comparison.kind === 'incomparable') return resultMessages.incomparable;
  return `${changeSentence(comparison.change)} ${resultMessages.lastTime(formatLocalDate(comparison.on))}`;
}

function NextStep({ result }: { result: Result }) {
  const step = nextStepFor(result);
  return (
    <div className={styles.step}>
      <p>{resultMessages.steps[step]}</p>
      {step === 'steady' && <Link to="/dashboard?tab=mystats">{resultMessages.toStats}</Link>}
      {step === 'ease' && <Link to="/dashboard?tab=myhealth">{resultMessages.toBreathing}</Link>}
      {/* The card above the score has the lines already. */}
      {(step === 'talk' || step === 'care') && !result.needsHelp && <CallLines />}
    </div>
  );
}
