import type { ReactNode } from 'react';
import { formatLocalDate } from '#messages/dates.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { resultMessages } from '#messages/assessments.ts';
import { Link } from '../../routing/link.tsx';
import type { OwnRecord } from './own-records.ts';
import { compareWith, latestResult } from './result.ts';
import prose from '../../ui/prose.module.css';
import { stack } from '../../ui/layout.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './result-card.module.css';
import { NextStep } from './next-step.tsx';
import type { Step } from './next-step.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultMeaning } from './result-meaning.tsx';

/** The last of a person's results with its meaning; nothing while there is none. */
export function LatestResult({
  type,
  records,
  people,
}: {
  type: InstrumentType;
  records: readonly OwnRecord[];
  /** Whom to turn to, where the result leads to a person. */
  people: ReactNode;
}) {
  const result = latestResult(type, records);
  if (!result) return null;
  return (
    <div className={classNames(styles.latest, stack(4))}>
      <div>
        <p className={prose.quiet}>{resultMessages.latest(formatLocalDate(result.at))}</p>
        <ResultHead type={type} result={result} />
      </div>
      <ResultMeaning
        type={type}
        result={result}
        comparison={compareWith(type, result, records.at(-2))}
        nextStep={<NextStep type={type} result={result} people={people} ways={ways} />}
      />
    </div>
  );
}

/** What goes with each step here. */
const ways = (step: Step) => (
  <>
    {step === 'ease' && <Link to="/dashboard?tab=myhealth">{resultMessages.toBreathing}</Link>}
    {(step === 'talk' || step === 'open') && <Link to="/help">{resultMessages.toHelp}</Link>}
  </>
);
