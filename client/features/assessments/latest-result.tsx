import { formatLocalDate } from '../../../domain/dates.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { resultMessages } from '../../../domain/messages/en/assessments.ts';
import { Link } from '../../navigation/link.tsx';
import type { OwnRecord } from './own-records.ts';
import { compareWith, latestResult, nextStepFor } from './result.ts';
import type { Result } from './result.ts';
import styles from './result-card.module.css';
import { ResultMeaning } from './result-meaning.tsx';

/** The last of a person's results with its meaning; nothing while there is none. */
export function LatestResult({ type, records }: { type: InstrumentType; records: readonly OwnRecord[] }) {
  const result = latestResult(type, records);
  if (!result) return null;
  return (
    <div className={styles.latest}>
      <div>
        <p className={styles.note}>{resultMessages.latest(formatLocalDate(result.at))}</p>
        <h3 className={styles.score}>{resultMessages.score(type, result.total)}</h3>
      </div>
      <ResultMeaning
        type={type}
        result={result}
        comparison={compareWith(type, result, records.at(-2))}
        nextStep={<NextStep result={result} />}
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
      {(step === 'talk' || step === 'care' || step === 'open') && <Link to="/help">{resultMessages.toHelp}</Link>}
    </div>
  );
}
