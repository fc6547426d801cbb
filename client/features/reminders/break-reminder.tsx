import { useId } from 'react';
import type { ComponentType } from 'react';
import { reminderHints, reminderTexts } from '#messages/reminders.ts';
import { uiMessages } from '#messages/ui.ts';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';
import type { DrawingProps } from '../../illustrations/drawing.tsx';
import { PostureReminderDrawing, WaterDrawing } from '../../illustrations/reminder-drawings.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ReminderActions } from './reminder-actions.tsx';
import styles from './reminders.module.css';
import { TurnOff } from './turn-off.tsx';

const drawings: Partial<Record<ReminderKind, ComponentType<DrawingProps>>> = {
  water: WaterDrawing,
  posture: PostureReminderDrawing,
};

type BreakReminderProps = { kind: ReminderKind; onClose: () => void; onSnooze: () => void };

/** A short break: what it is time for, and how little is enough. */
export function BreakReminder({ kind, onClose, onSnooze }: BreakReminderProps) {
  const id = useId();
  const Picture = drawings[kind];
  const hint = reminderHints[kind];
  return (
    <Modal role="alertdialog" labelledBy={`${id}-title`} describedBy={hint && `${id}-hint`} onClose={onClose}>
      <div className={styles.break}>
        {Picture && <Picture className={styles.picture} />}
        <div>
          <h2 id={`${id}-title`} className={styles.breakTitle}>
            {reminderTexts[kind]}
          </h2>
          {hint && <p id={`${id}-hint`}>{hint}</p>}
        </div>
      </div>
      <ReminderActions turnOff={<TurnOff kind={kind} />} onSnooze={onSnooze}>
        <Button data-first-focus onClick={onClose}>
          {uiMessages.ok}
        </Button>
      </ReminderActions>
    </Modal>
  );
}
