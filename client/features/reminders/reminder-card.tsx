import { useId } from 'react';
import type { ReactNode } from 'react';
import { ownReminderMessages } from '#messages/own-reminders.ts';
import { reminderTexts, shortBreak } from '#messages/reminders.ts';
import { showsFaces } from '../../../domain/reminders/reminder-kinds.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';
import { uiMessages } from '#messages/ui.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ReminderActions } from './reminder-actions.tsx';
import styles from './reminders.module.css';
import { TurnOff } from './turn-off.tsx';

type ReminderCardProps = {
  kinds: readonly ReminderKind[];
  /** They fell due while no one was there. */
  isLate: boolean;
  faces: ReactNode;
  onClose: () => void;
  onSnooze: () => void;
};

/** Several on one card, each once. */
export function ReminderCard({ kinds, isLate, faces, onClose, onSnooze }: ReminderCardProps) {
  const id = useId();
  const breaks = kinds.filter((kind) => !showsFaces(kind));
  const questions = kinds.filter(showsFaces);
  const asksMood = questions.length > 0;
  return (
    <Modal role="alertdialog" labelledBy={`${id}-title`} describedBy={`${id}-texts`} wide={asksMood} onClose={onClose}>
      <h2 id={`${id}-title`}>{isLate ? ownReminderMessages.missed : shortBreak}</h2>
      <div id={`${id}-texts`}>
        <ul role="list" className={styles.missed}>
          {breaks.map((kind) => (
            <li key={kind}>
              <span>{reminderTexts[kind]}</span>
              <TurnOff kind={kind} />
            </li>
          ))}
        </ul>
        {questions.map((kind) => (
          <p key={kind} className={styles.asks}>
            {reminderTexts[kind]}
          </p>
        ))}
      </div>
      {asksMood && faces}
      <ReminderActions
        turnOff={questions.map((kind) => (
          <TurnOff key={kind} kind={kind} />
        ))}
        onSnooze={onSnooze}
      >
        <Button data-first-focus variant={asksMood ? 'quiet' : 'primary'} onClick={onClose}>
          {asksMood ? ownReminderMessages.notNow : uiMessages.ok}
        </Button>
      </ReminderActions>
    </Modal>
  );
}
