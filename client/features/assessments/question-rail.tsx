import type { RefObject } from 'react';
import { assessmentMessages } from '#messages/assessments.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import { unanswered } from './answers.ts';
import type { Answers } from './answers.ts';
import type { AskedForm } from './asked-form.ts';
import styles from './question-rail.module.css';
import { fieldIdOf } from './use-questionnaire.ts';

type QuestionRailProps = {
  type: InstrumentType;
  form: AskedForm;
  answers: Answers;
  /** The question that is being looked at. */
  current: string | undefined;
  /** The first question is past: the stem takes one line, where there is no room for more. */
  isShort: boolean;
  rail: RefObject<HTMLDivElement | null>;
};

/** The stem and how far one is, always in view: above the questions on a phone; on a desk beside them, with a way to each. */
export function QuestionRail({
  type,
  form: { language, stem, questions },
  answers,
  current,
  isShort,
  rail,
}: QuestionRailProps) {
  const open = unanswered(questions, answers);
  return (
    <div ref={rail} className={classNames(styles.rail, isShort && styles.short)}>
      <header>
        <p lang={language} className={styles.stem}>
          {stem}
        </p>
      </header>
      <Progress done={questions.length - open.length} total={questions.length} />
      <nav aria-label={assessmentMessages.questionsOf(type)} className={styles.ways}>
        <ol className={classNames('plain-list', styles.dots)}>
          {questions.map(({ id }, index) => (
            <li key={id}>
              <a
                href={`#${fieldIdOf(id)}`}
                aria-label={assessmentMessages.question(index + 1, answers[id] !== undefined)}
                aria-current={id === current ? 'step' : undefined}
                className={classNames(styles.dot, answers[id] !== undefined && styles.answered)}
                onClick={(event) => {
                  // In the address it would be a step of the history for each question.
                  event.preventDefault();
                  leadTo(id);
                }}
              >
                {index + 1}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

/** To the answer, so that the keys 0 to 3 work at once. */
function leadTo(id: string) {
  const field = document.getElementById(fieldIdOf(id));
  const answer = field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector('input');
  answer?.focus({ preventScroll: true });
  field?.closest('li')?.scrollIntoView({ block: 'center' });
}
