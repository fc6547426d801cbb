import { useId } from 'react';
import type { Ref } from 'react';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { resultMessages } from '#messages/assessments.ts';
import { instrumentMessages, levelNames } from '#messages/instruments.ts';
import type { Result } from './result.ts';
import { stack } from '../../ui/layout.ts';
import styles from './result-head.module.css';

/** What a result says: the score, as the specification has it, then its level and what that means. */
export function ResultHead({
  type,
  result,
  score,
}: {
  type: InstrumentType;
  result: Result;
  /** Takes the focus. */
  score: Ref<HTMLHeadingElement>;
}) {
  const [level, meaning] = [useId(), useId()];
  const { total, severity, partial } = result;
  return (
    <div className={stack(2)}>
      <h3
        ref={score}
        tabIndex={-1}
        aria-describedby={partial ? meaning : `${level} ${meaning}`}
        className={styles.score}
      >
        {resultMessages.score(type, total)}
      </h3>
      {!partial && (
        <div className={styles.meaning}>
          <h3 id={level} className={styles.level}>
            {levelNames[severity]}
          </h3>
          <p id={meaning}>{meaningOf(result)}</p>
        </div>
      )}
      {partial && <p id={meaning}>{resultMessages.partial}</p>}
    </div>
  );
}

/** The same without level and score, where these stand above already. */
export function MeaningOfLevel({ result }: { result: Result }) {
  return <p>{result.partial ? resultMessages.partial : meaningOf(result)}</p>;
}

function meaningOf(result: Result): string {
  return maySoothe(result) ? instrumentMessages.levelMeans[result.severity] : instrumentMessages.lowButNotAll;
}

/** Nothing may sound as if all were well while an answer may say otherwise. */
function maySoothe({ severity, callsForCare }: Result): boolean {
  return severity !== 'Minimal' || callsForCare === false;
}
