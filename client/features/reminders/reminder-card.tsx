import { useId } from 'react';
import type { ReactNode } from 'react';
import { ownReminderMessages } from '#messages/own-reminders.ts';
import { reminderTexts } from '#messages/reminders.ts';
import { showsFaces } from '../../../domain/reminders/reminder-kinds.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';
import { uiMessages } from '#messages/ui.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './reminders.module.css';

type ReminderCardProps = {
  kinds: readonly ReminderKind[];
  faces: ReactNode;
  onClose: () => void;
  onSnooze: () => void;
};

/** Everything that was missed, once, on one card. */
export function ReminderCard({ kinds, faces, onClose, onSnooze }: ReminderCardProps) {
  const id = useId();
  const texts = kinds.filter((kind) => !showsFaces(kind)).map((kind) => reminderTexts[kind]);
  const questions = kinds.filter(showsFaces).map((kind) => reminderTexts[kind]);
  const asksMood = questions.length > 0;
  return (
    <Modal role="alertdialog" labelledBy={`${id}-title`} describedBy={`${id}-texts`} wide={asksMood} onClose={onClose}>
      <h2 id={`${id}-title`}>{ownReminderMessages.missed}</h2>
      <div id={`${id}-texts`}>
        <ul role="list" className={styles.missed}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {questions.map((question) => (
          <p key={question} className={styles.asks}>
            {question}
          </p>
        ))}
      </div>
      {asksMood && faces}
      <div className={styles.actions}>
        <Button variant="link" onClick={onSnooze}>
          {ownReminderMessages.snooze}
        </Button>
        <Button data-first-focus variant={asksMood ? 'quiet' : 'primary'} onClick={onClose}>
          {asksMood ? ownReminderMessages.notNow : uiMessages.ok}
        </Button>
      </div>
    </Modal>
  );
}
