import type { ReactNode } from 'react';
import styles from './above-screen.module.css';

/** What stands above each screen and in line with it; with a label it is a landmark. Paper goes without. */
export function AboveScreen({ label, children }: { label?: string; children: ReactNode }) {
  const Tag = label === undefined ? 'div' : 'section';
  return (
    <Tag aria-label={label} className={styles.above}>
      {children}
    </Tag>
  );
}
