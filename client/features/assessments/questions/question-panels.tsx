import { useId, useState } from 'react';
import { instrumentTypes, parseInstrumentType } from '../../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import { questionMessages } from '#messages/questions.ts';
import { ChevronIcon } from '../../../illustrations/action-icons.tsx';
import { Loading } from '../../../ui/page-states.tsx';
import { QuietRetry } from '../../../ui/quiet-retry.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { grid } from '../../../ui/layout.ts';
import styles from './question-panels.module.css';
import { useQuestionStates } from './question-states.api.ts';
import type { QuestionWithState } from '../../../../domain/contract/questions.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { QuestionSwitch } from './question-switch.tsx';
import { Wordings } from './wordings.tsx';

/** One panel for each questionnaire, of which at most one is open. */
export function QuestionPanels() {
  const [open, setOpen] = useState<InstrumentType | null>(null);
  return (
    <div className={classNames(styles.panels, grid(4))}>
      {instrumentTypes.map((type) => (
        <Panel key={type} type={type} isOpen={type === open} onToggle={() => setOpen(type === open ? null : type)} />
      ))}
    </div>
  );
}

function Panel({ type, isOpen, onToggle }: { type: InstrumentType; isOpen: boolean; onToggle: () => void }) {
  const id = useId();
  return (
    <section className={classNames(styles.panel, isOpen && styles.open)}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} className={styles.toggle} onClick={onToggle}>
          {questionMessages.panel[type]}
          <ChevronIcon className={styles.chevron} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={styles.content}>
        {isOpen && <PanelContent type={type} />}
      </div>
    </section>
  );
}

function PanelContent({ type }: { type: InstrumentType }) {
  const query = useQuestionStates();
  const { data } = query;
  if (!data) return <QuietRetry query={query} loading={<Loading text={questionMessages.loading} height={320} />} />;
  const questions = data.filter((question) => parseInstrumentType(question.type) === type);
  if (questions.length === 0) return <p>{questionMessages.none[type]}</p>;
  return (
    <>
      <QuestionSwitches type={type} questions={questions} />
      <Wordings type={type} />
    </>
  );
}

/** The questions of one questionnaire, each with its checkbox. */
function QuestionSwitches({ type, questions }: { type: InstrumentType; questions: readonly QuestionWithState[] }) {
  const [changed, setChanged] = useState<{ text: string; isActive: boolean }>();
  const active = questions.filter((question) => question.is_active).length;
  return (
    <>
      <p className={styles.summary}>
        {questionMessages.on(active, questions.length)} {active < questions.length && questionMessages.someOff}
      </p>
      <ol role="list">
        {questions.map((question) => (
          <QuestionSwitch
            key={question.id}
            type={type}
            question={question}
            onChanged={(isActive) => setChanged({ text: question.text, isActive })}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">
          {changed && questionMessages.changed('', changed.isActive)}
          <span lang="en">{changed?.text}</span>
        </span>
      </VisuallyHidden>
    </>
  );
}
