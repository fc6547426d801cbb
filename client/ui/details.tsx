import type { ReactNode } from 'react';
import { ChevronIcon } from '../illustrations/action-icons.tsx';
import styles from './details.module.css';

type DetailsProps = { summary: ReactNode; children: ReactNode; open?: boolean };

/** More about it, for those who want it: the native element. */
export function Details({ summary, children, open = false }: DetailsProps) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        <ChevronIcon className={styles.chevron} />
        {summary}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
