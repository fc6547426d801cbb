import { useId, useState } from 'react';
import type { QuestionWithState } from '../../../../domain/contract/questions.ts';
import { instruments } from '../../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import { questionMessages } from '#messages/questions.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { stack } from '../../../ui/layout.ts';
import styles from './question-panels.module.css';
import { useToggleQuestion } from './question-states.api.ts';

const words = questionMessages.confirm;

type QuestionSwitchProps = {
  type: InstrumentType;
  question: QuestionWithState;
  onChanged: (isActive: boolean) => void;
};

/** Shows the state that the server has confirmed, never one that was only asked for. */
export function QuestionSwitch({ type, question, onChanged }: QuestionSwitchProps) {
  const id = useId();
  const [asking, setAsking] = useState<'levels' | 'care' | null>(null);
  const bringsCare = question.care_from !== null;
  const { toggle, isPending } = useToggleQuestion(question.id);
  const isActive = question.is_active;

  function flip() {
    setAsking(null);
    toggle(onChanged);
  }

  return (
    <li className={styles.question}>
      <p id={`${id}-text`}>{question.text}</p>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isActive}
          aria-labelledby={`${id}-label ${id}-text`}
          aria-busy={isPending || undefined}
          onChange={() => (isActive && (bringsCare || isValidated(type, question)) ? setAsking('levels') : flip())}
        />
        <span id={`${id}-label`}>{questionMessages.active}</span>
      </label>
      {asking === 'levels' && (
        <ConfirmDialog
          title={words.title}
          text={<Effects type={type} question={question} />}
          confirmLabel={words.button}
          onConfirm={() => (bringsCare ? setAsking('care') : flip())}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === 'care' && (
        <ConfirmDialog
          danger
          title={words.care.title}
          text={<p>{words.care.text}</p>}
          confirmLabel={words.care.button}
          cancelLabel={words.care.keep}
          onConfirm={flip}
          onCancel={() => setAsking(null)}
        />
      )}
    </li>
  );
}

function Effects({ type, question }: { type: InstrumentType; question: QuestionWithState }) {
  return (
    <div className={classNames(styles.effects, stack(3))}>
      <p className={styles.quoted}>{question.text}</p>
      {question.care_from !== null && <p>{words.care.effect}</p>}
      <p>{words.needsAll(type)}</p>
      <ul>
        {words.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </div>
  );
}

/** The levels rest on the published items. */
function isValidated(type: InstrumentType, { text }: QuestionWithState): boolean {
  return instruments[type].items.some((item) => item.text === text);
}
