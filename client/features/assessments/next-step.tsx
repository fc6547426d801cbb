import type { ReactNode } from 'react';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { resultMessages } from '#messages/assessments.ts';
import { nextStepFor } from './result.ts';
import type { Result, Step } from './result.ts';
import { classNames } from '../../ui/class-names.ts';
import { stack } from '../../ui/layout.ts';
import styles from './result-card.module.css';

type NextStepProps = {
  type: InstrumentType;
  result: Result;
  /** Whom to turn to, where the result leads to a person. */
  people: ReactNode;
  /** What else is offered with a step. */
  ways: (step: Step) => ReactNode;
};

/** What a result leads to, a person before anything else. */
export function NextStep({ type, result, people, ways }: NextStepProps) {
  const step = nextStepFor(type, result);
  return (
    <div className={classNames(styles.step, stack(3, 'start'))}>
      {step === 'care' && people}
      <p>{resultMessages.steps[step]}</p>
      {ways(step)}
    </div>
  );
}
