import { useId, useState } from 'react';
import { instrumentTypes, parseInstrumentType } from '../../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import { questionMessages } from '#messages/questions.ts';
import { ChevronIcon } from '../../../illustrations/action-icons.tsx';
import { Loading } from '../../../ui/page-states.tsx';
import { QuietRetry } from '../../../ui/quiet-retry.tsx';
import { stack } from '../../../ui/layout.ts';
import styles from './question-panels.module.css';
import { QuestionSwitches } from './question-switches.tsx';
import { useQuestionStates } from './question-states.api.ts';

/** One panel for each questionnaire, of which at most one is open. */
export function QuestionPanels() {
  const [open, setOpen] = useState<InstrumentType | null>(null);
  return (
    <div className={stack(4)}>
      {instrumentTypes.map((type) => (
        <Panel key={type} type={type} isOpen={type === open} onToggle={() => setOpen(type === open ? null : type)} />
      ))}
    </div>
  );
}

function Panel({ type, isOpen, onToggle }: { type: InstrumentType; isOpen: boolean; onToggle: () => void }) {
  const id = useId();
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>
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
  const { data, isPending, isFetching, refetch } = useQuestionStates();
  if (isPending) return <Loading text={questionMessages.loading} height={320} />;
  if (!data) return <QuietRetry pending={isFetching} onRetry={() => void refetch()} />;
  const questions = data.filter((question) => parseInstrumentType(question.type) === type);
  if (questions.length === 0) return <p>{questionMessages.none[type]}</p>;
  return <QuestionSwitches type={type} questions={questions} />;
}
