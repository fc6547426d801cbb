import { useId, useState } from 'react';
import type { QuestionWithState } from '../../../domain/contract/questions.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { questionMessages } from '../../../domain/messages/en/questions.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
  const [isAsking, setAsking] = useState(false);
  const { toggle, isPending } = useToggleQuestion(question.id);
  const isActive = question.is_active;

  function flip() {
    setAsking(false);
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
          onChange={() => (isActive && isValidated(type, question) ? setAsking(true) : flip())}
        />
        <span id={`${id}-label`}>{questionMessages.active}</span>
      </label>
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          text={<Effects type={type} text={question.text} />}
          confirmLabel={words.button}
          onConfirm={flip}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function Effects({ type, text }: { type: InstrumentType; text: string }) {
  return (
    <div className={styles.effects}>
      <p className={styles.quoted}>{text}</p>
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
