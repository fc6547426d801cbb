import { useId, useRef, useState } from 'react';
import type { QuestionWithState } from '../../../../domain/contract/questions.ts';
import { careFromOf } from '../../../../domain/instruments/care.ts';
import { instruments } from '../../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import { questionMessages } from '#messages/questions.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { row, stack } from '../../../ui/layout.ts';
import styles from './question-panels.module.css';
import { useToggleQuestion } from './question-states.api.ts';

const words = questionMessages.confirm;

type QuestionSwitchProps = {
  type: InstrumentType;
  question: QuestionWithState;
  onChanged: (isActive: boolean) => void;
};

/**
 * Shows the state that the server has confirmed, never one that was only asked for. A click flips it at once, and what
 * that does follows with a way back; the question that brings help alone asks first.
 */
export function QuestionSwitch({ type, question, onChanged }: QuestionSwitchProps) {
  const id = useId();
  const [asking, setAsking] = useState<'levels' | 'care' | null>(null);
  // An answer may not say it.
  const bringsCare = (question.care_from ?? careFromOf(question.id)) !== null;
  const [warns, setWarns] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { toggle, turn, isPending } = useToggleQuestion(question.id);
  const isActive = question.is_active;

  function flip() {
    if (!bringsCare) toggle(tellChange);
    else if (isActive) setAsking('levels');
    else void turn(true, tellChange);
  }

  function turnOff() {
    setAsking(null);
    void turn(false, tellChange);
  }

  function undo() {
    // The button goes away with what it stands in.
    box.current?.focus();
    void turn(true, tellChange);
  }

  function tellChange(active: boolean) {
    setWarns(!active && !bringsCare && isValidated(type, question));
    onChanged(active);
  }

  return (
    <li className={styles.question}>
      <p id={`${id}-text`} lang="en">
        {question.text}
      </p>
      <label className={styles.switch}>
        <input
          ref={box}
          type="checkbox"
          checked={isActive}
          aria-labelledby={`${id}-label ${id}-text`}
          aria-busy={isPending || undefined}
          onChange={flip}
        />
        <span id={`${id}-label`}>{questionMessages.active}</span>
      </label>
      <div className={styles.warning}>
        <Notice tone="warning">
          {warns && !isActive && (
            <div className={row(4, 'apart', 'rows2')}>
              <p>{questionMessages.warning(type)}</p>
              <Button variant="quiet" pending={isPending} onClick={undo}>
                {questionMessages.undo}
              </Button>
            </div>
          )}
        </Notice>
      </div>
      {asking === 'levels' && (
        <ConfirmDialog
          title={words.title}
          text={<Effects type={type} question={question} />}
          confirmLabel={words.button}
          onConfirm={() => setAsking('care')}
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
          onConfirm={turnOff}
          onCancel={() => setAsking(null)}
        />
      )}
    </li>
  );
}

function Effects({ type, question }: { type: InstrumentType; question: QuestionWithState }) {
  return (
    <div className={classNames(styles.effects, stack(3))}>
      <p lang="en" className={styles.quoted}>
        {question.text}
      </p>
      <p>{words.care.effect}</p>
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
