import type { ReactNode } from 'react';
import { ownReminderMessages } from '#messages/own-reminders.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './reminders.module.css';

type MoodPopupProps = { question: string; faces: ReactNode; onClose: () => void; onSnooze: () => void };

/** Asks how someone feels. Closing it is as good an answer as any. */
export function MoodPopup({ question, faces, onClose, onSnooze }: MoodPopupProps) {
  return (
    <Dialog title={question} wide onClose={onClose}>
      {faces}
      <div className={styles.actions}>
        <Button variant="link" onClick={onSnooze}>
          {ownReminderMessages.snooze}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {ownReminderMessages.notNow}
        </Button>
      </div>
    </Dialog>
  );
}
