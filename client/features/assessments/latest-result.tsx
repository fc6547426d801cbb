import type { ReactNode } from 'react';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { resultMessages } from '#messages/assessments.ts';
import { BesideTable } from '../../charts/chart-table.tsx';
import { Link } from '../../routing/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Details } from '../../ui/details.tsx';
import { stack } from '../../ui/layout.ts';
import { NextStep } from './next-step.tsx';
import type { OwnRecord } from './own-records.ts';
import { compareWith, latestResult, nextStepFor } from './result.ts';
import type { Step } from './result.ts';
import styles from './result-card.module.css';
import { MeaningOfLevel } from './result-head.tsx';
import { ResultMeaning, ResultRows } from './result-meaning.tsx';

/** Steps that lead to a person are never folded away. */
const toPeople: ReadonlySet<Step> = new Set(['care', 'talk']);

type LatestResultProps = {
  type: InstrumentType;
  records: readonly OwnRecord[];
  /** Whom to turn to, where the result leads to a person; null where another result on the screen says so already. */
  people: ReactNode;
  /** There is a chart among its children, with a way to its table. */
  isDrawn: boolean;
  children: ReactNode;
};

/** What the last of a person's results means, in one line with the way to the table; nothing more than the chart while there is none. */
export function LatestResult({ type, records, people, isDrawn, children }: LatestResultProps) {
  const result = latestResult(type, records);
  if (!result) return children;
  const step = nextStepFor(type, result);
  const isOpen = toPeople.has(step);
  const next =
    step === 'care' && people === null ? (
      <Link to="/help">{resultMessages.toHelp}</Link>
    ) : (
      <NextStep type={type} result={result} people={people} ways={ways} />
    );
  const meaning = (
    <Details summary={resultMessages.meaning}>
      <div className={classNames(styles.folded, stack(4))}>
        <MeaningOfLevel result={result} />
        <ResultMeaning
          type={type}
          result={result}
          comparison={compareWith(type, result, records.at(-2))}
          nextStep={!isOpen && next}
        />
      </div>
    </Details>
  );
  return (
    <>
      <BesideTable value={isDrawn && meaning}>{children}</BesideTable>
      {!isDrawn && meaning}
      {isOpen && <ResultRows rows={[[resultMessages.next, next]]} />}
    </>
  );
}

/** What goes with each step here. */
const ways = (step: Step) => (
  <>
    {step === 'ease' && <Link to="/dashboard?tab=myhealth">{resultMessages.toBreathing}</Link>}
    {(step === 'talk' || step === 'open') && <Link to="/help">{resultMessages.toHelp}</Link>}
  </>
);
