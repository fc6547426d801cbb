import type { ReactNode } from 'react';
import styles from './modal.module.css';

/** The buttons at the end of a dialog: in sight also where its fields are longer than the screen. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
