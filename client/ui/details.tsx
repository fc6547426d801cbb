import { useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronIcon } from '../illustrations/action-icons.tsx';
import styles from './details.module.css';

type DetailsProps = {
  summary: ReactNode;
  /** The whole name of the summary, where there are several of them. */
  label?: string;
  children: ReactNode;
  open?: boolean;
  /** Only one of those that share a name is open at a time. */
  name?: string;
  /** What is folded away is not there at all before it is wanted: fields that bear the names of others on the screen. */
  isLate?: boolean;
};

/** More about it, for those who want it: the native element. */
export function Details({ summary, label, children, open = false, name, isLate = false }: DetailsProps) {
  const [isWanted, setWanted] = useState(open || !isLate);
  return (
    <details className={styles.details} open={open} name={name} onToggle={() => setWanted(true)}>
      <summary className={styles.summary} aria-label={label}>
        <ChevronIcon className={styles.chevron} />
        {summary}
      </summary>
      <div className={styles.body}>{isWanted && children}</div>
    </details>
  );
}
