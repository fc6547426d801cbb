import { useId } from 'react';
import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { CloseIcon } from '../illustrations/icons.tsx';
import { Modal } from './modal.tsx';
import styles from './modal.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type DialogProps = {
  title: string;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A modal with a title and a way out. On the page means open. */
export function Dialog({ title, wide, onClose, children }: DialogProps) {
  const id = useId();
  return (
    <Modal labelledBy={id} wide={wide} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} data-first-focus className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <CloseIcon />
          <VisuallyHidden>{uiMessages.close}</VisuallyHidden>
        </button>
      </div>
      {children}
    </Modal>
  );
}
