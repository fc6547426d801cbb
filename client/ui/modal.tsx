import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './modal.module.css';

export type ModalProps = {
  role?: 'dialog' | 'alertdialog';
  labelledBy: string;
  describedBy?: string;
  wide?: boolean;
  /** Covers the whole window. */
  full?: boolean;
  /** Esc was pressed, or the browser closed it. */
  onClose: () => void;
  children: ReactNode;
};

/** A native modal, open for as long as it is on the page. Focus goes to its `data-first-focus`, else to its first control, and returns at the end. */
export function Modal({ role = 'dialog', labelledBy, describedBy, wide, full, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      element.close();
      // The control that opened it may be gone or disabled by now: the heading of the screen is the next best place.
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classNames(styles.modal, wide && styles.wide, full && styles.full)}
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
