import { useId } from 'react';
import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import styles from './modal.module.css';

type ConfirmDialogProps = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The step cannot be undone: red, and the focus starts on the way back. */
  danger?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question before a step. On the page means open; Esc cancels. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel = uiMessages.cancel,
  danger = false,
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Modal role="alertdialog" labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={onCancel}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`} className={styles.text}>
        {text}
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" data-first-focus={danger || undefined} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          data-first-focus={!danger || undefined}
          pending={pending}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
