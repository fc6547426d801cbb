import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { assessmentMessages } from '#messages/assessments.ts';
import { careMessages } from '#messages/care.ts';
import { keptChoice, useKeptChoice } from '../../api/kept-choice.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PillRadios } from '../../ui/pill-radios.tsx';
import { asksForCare, unanswered } from './answers.ts';
import type { Asked } from './answers.ts';
import type { AskedForm } from './asked-form.ts';
import { CareCard } from './care-card.tsx';
import { leadsTo } from './pointer-answers.ts';
import { QuestionRail } from './question-rail.tsx';
import { ReadAloud } from './read-aloud.tsx';
import styles from './questionnaire.module.css';
import { useMoveOn } from './use-move-on.ts';
import { useQuestionInView } from './use-question-in-view.ts';
import { fieldIdOf } from './use-questionnaire.ts';
import type { QuestionnaireState } from './use-questionnaire.ts';

/** Whether an answer brings the next question into view: one choice for all questionnaires. */
const movingOn = keptChoice('moves-on', ['yes', 'no']);

type QuestionSheetProps = {
  type: InstrumentType;
  form: AskedForm;
  state: QuestionnaireState;
};

/** The questions with their answers, and the way to submit them. */
export function QuestionSheet({ type, form, state }: QuestionSheetProps) {
  const { language, questions } = form;
  const { answers, choose, submit, isSending, reason, needsHelp, marksGaps } = state;
  const { current, isShort, list, rail } = useQuestionInView(questions);
  const [moves, chooseMoves] = useKeptChoice(movingOn);
  const movesOn = moves === 'yes';
  const { moveOn, watch } = useMoveOn(movesOn);
  const end = useRef<HTMLDivElement>(null);
  const open = unanswered(questions, answers);

  const placeOf = (id: string) => document.getElementById(fieldIdOf(id))?.closest('li') ?? null;

  function answer(question: Asked, value: number) {
    const { id } = question;
    const isFirst = answers[id] === undefined;
    choose(id, value);
    const next = leadsTo(questions, (one) => answers[one.id] !== undefined, id);
    // Help that has just come is not scrolled away, and someone who corrects an answer stays there.
    if (!next || !isFirst || asksForCare([question], { [id]: value })) return;
    moveOn(placeOf(id), () => (next === 'end' ? end.current : placeOf(next.id)));
  }

  return (
    <form
      noValidate
      className={styles.sheet}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <QuestionRail type={type} form={form} answers={answers} current={current} isShort={isShort} rail={rail} />
      <div>
        <ol ref={list} className="plain-list" {...watch}>
          {questions.map((question, index) => (
            <li key={question.id} className={styles.question}>
              <PillRadios
                id={fieldIdOf(question.id)}
                lang={language}
                legend={question.text}
                marker={`${index + 1}.`}
                options={form.answers}
                value={answers[question.id] ?? null}
                onChange={(value) => answer(question, value)}
                error={marksGaps && question.id === open[0]?.id ? assessmentMessages.chooseOne : null}
                valueKeys
              />
              <ReadAloud
                parts={[question.text, ...form.answers.map(({ label }) => label)]}
                lang={language}
                of={`${index + 1}`}
              />
              {question.care_from !== null && (
                <Announced>{needsHelp && <CareCard next={careMessages.goOn} />}</Announced>
              )}
            </li>
          ))}
        </ol>
        {questions.length > 1 && (
          <div className={styles.choice}>
            <CheckField
              label={assessmentMessages.moveOn}
              checked={movesOn}
              asSwitch
              onChange={(on) => chooseMoves(on ? 'yes' : 'no')}
            />
          </div>
        )}
        <div ref={end} className={styles.end}>
          <Button type="submit" pending={isSending} className={styles.submit}>
            {assessmentMessages.submit(type)}
          </Button>
          <Notice tone="info">{reason !== null && `${reason} ${assessmentMessages.stillHere}`}</Notice>
        </div>
      </div>
    </form>
  );
}

/** On the page before it has content: then a screen reader hears what comes. */
function Announced({ children }: { children: ReactNode }) {
  return <div aria-live="polite">{children}</div>;
}
