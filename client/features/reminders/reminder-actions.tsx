import type { ReactNode } from 'react';
import { ownReminderMessages } from '#messages/own-reminders.ts';
import { Button } from '../../ui/button.tsx';
import { row } from '../../ui/layout.ts';
import styles from './reminders.module.css';

/** Under a reminder: what makes it quieter, and beside it the button that closes it. */
export function ReminderActions({
  turnOff,
  onSnooze,
  children,
}: {
  turnOff: ReactNode;
  onSnooze: () => void;
  children: ReactNode;
}) {
  return (
    <div className={styles.actions}>
      <div className={row(4)}>
        <Button variant="link" onClick={onSnooze}>
          {ownReminderMessages.snooze}
        </Button>
        {turnOff}
      </div>
      {children}
    </div>
  );
}
