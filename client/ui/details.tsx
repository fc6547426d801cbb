import type { ReactNode } from 'react';
import { ChevronIcon } from '../illustrations/icons.tsx';
import styles from './details.module.css';

/** More about it, for those who want it: the native element. */
export function Details({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <ChevronIcon className={styles.chevron} />
        {summary}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
