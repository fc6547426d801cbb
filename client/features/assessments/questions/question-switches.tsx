import { useState } from 'react';
import type { QuestionWithState } from '../../../../domain/contract/questions.ts';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import { questionMessages } from '#messages/questions.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './question-panels.module.css';
import { QuestionSwitch } from './question-switch.tsx';

/** The questions of one questionnaire, each with its checkbox. */
export function QuestionSwitches({
  type,
  questions,
}: {
  type: InstrumentType;
  questions: readonly QuestionWithState[];
}) {
  const [changed, setChanged] = useState('');
  const active = questions.filter((question) => question.is_active).length;
  return (
    <>
      <p className={styles.summary}>
        {questionMessages.on(active, questions.length)} {active < questions.length && questionMessages.someOff}
      </p>
      <ol role="list" className={styles.questions}>
        {questions.map((question) => (
          <QuestionSwitch
            key={question.id}
            type={type}
            question={question}
            onChanged={(isActive) => setChanged(questionMessages.changed(question.text, isActive))}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{changed}</span>
      </VisuallyHidden>
    </>
  );
}
