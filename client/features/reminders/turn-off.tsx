import { ownReminderMessages } from '#messages/own-reminders.ts';
import { switchFieldOf } from '../../../domain/reminders/reminder-kinds.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';
import { Button } from '../../ui/button.tsx';
import { row } from '../../ui/layout.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useChangeOwnReminders } from './own-reminders.api.ts';
import styles from './reminders.module.css';

const words = ownReminderMessages;

/** A person's way out of a kind of reminder, where they meet it, and back again. */
export function TurnOff({ kind }: { kind: ReminderKind }) {
  const { mutate, data, isError, isPending } = useChangeOwnReminders();
  const field = switchFieldOf(kind);
  const isOff = data?.preferences[field] === false;
  return (
    <div className={row(2)}>
      <p role="status" className={styles.said}>
        {isOff && words.isOff(words.next.names[kind])}
      </p>
      <Button variant="link" pending={isPending} onClick={() => mutate({ [field]: isOff })}>
        <span>
          {isOff ? words.turnOn : words.turnOff}
          <VisuallyHidden> ({words.next.names[kind]})</VisuallyHidden>
        </span>
      </Button>
      {isError && <p role="alert">{words.choice.notSaved}</p>}
    </div>
  );
}
