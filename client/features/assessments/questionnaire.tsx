import type { ReactNode } from 'react';
import { instruments } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { assessmentMessages } from '#messages/assessments.ts';
import { careMessages } from '#messages/care.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PillRadios } from '../../ui/pill-radios.tsx';
import { Progress } from '../../ui/progress.tsx';
import { unanswered } from './answers.ts';
import type { Asked } from './answers.ts';
import { CareCard } from './care-card.tsx';
import styles from './questionnaire.module.css';
import { ResultCard } from './result-card.tsx';
import { fieldIdOf, useQuestionnaire } from './use-questionnaire.ts';

export type QuestionnaireProps = {
  type: InstrumentType;
  /** In the order in which they are asked; at least one. */
  questions: readonly Asked[];
  onStale: () => Promise<readonly Asked[]>;
  /** Who can see the results. */
  audience: ReactNode;
  /** Whom to turn to, after a result that leads to a person. */
  people: ReactNode;
};

export function Questionnaire({ type, questions, onStale, audience, people }: QuestionnaireProps) {
  const state = useQuestionnaire(type, questions, onStale);
  const { answers, choose, submit, isSending, result, caresFirst, needsHelp, marksGaps } = state;
  const open = unanswered(questions, answers);
  const helpsHere = needsHelp && !result?.callsForCare;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {/* The stem sticks for as long as its questions are in view, and leaves with them. */}
      <div>
        <div className={styles.head}>
          <p className={styles.stem}>{instruments[type].stem}</p>
          <Progress done={questions.length - open.length} total={questions.length} />
        </div>
        <ol className={classNames('plain-list', styles.questions)}>
          {questions.map(({ id, text, care_from: careFrom }, index) => (
            <li key={id} className={styles.question}>
              <PillRadios
                id={fieldIdOf(id)}
                legend={text}
                marker={`${index + 1}.`}
                options={instruments[type].answers}
                value={answers[id] ?? null}
                onChange={(value) => choose(id, value)}
                error={marksGaps && id === open[0]?.id ? assessmentMessages.chooseOne : null}
                valueKeys
              />
              {careFrom !== null && <Announced>{helpsHere && <CareCard next={careMessages.goOn} />}</Announced>}
            </li>
          ))}
        </ol>
        <div className={styles.end}>
          <Button type="submit" pending={isSending} className={styles.submit}>
            {assessmentMessages.submit(type)}
          </Button>
        </div>
      </div>
      {result && <ResultCard type={type} result={result} waits={caresFirst} audience={audience} people={people} />}
    </form>
  );
}

/** On the page before it has content: then a screen reader hears what comes. */
function Announced({ children }: { children: ReactNode }) {
  return <div aria-live="polite">{children}</div>;
}
