import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { focusHeading } from './focus-heading.ts';
import styles from './modal.module.css';

type ModalProps = {
  role?: 'dialog' | 'alertdialog';
  labelledBy: string;
  describedBy?: string;
  wide?: boolean;
  /** Esc was pressed, or the browser closed it. */
  onClose: () => void;
  children: ReactNode;
};

/** A native modal, open for as long as it is on the page. Focus goes to its `data-first-focus`, else to its first control, and returns at the end. */
export function Modal({ role = 'dialog', labelledBy, describedBy, wide = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      element.close();
      // The control that opened it may go with it, or be disabled: the heading of the screen is the next best place.
      queueMicrotask(() => document.activeElement === document.body && focusHeading());
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classNames(styles.modal, wide && styles.wide)}
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
