import type { ReactNode } from 'react';
import styles from './above-screen.module.css';

/** What stands above each screen and in line with it. Paper goes without. */
export function AboveScreen({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} data-screen-only className={styles.above}>
      {children}
    </section>
  );
}
