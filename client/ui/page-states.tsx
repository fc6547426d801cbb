import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import styles from './page-states.module.css';

/** A resting place of fixed height (px) while something loads, so that nothing jumps after it. */
export function Loading({ text = uiMessages.loading, height = 160 }: { text?: string; height?: number }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold words only, not blocks
    <div role="status" className={styles.loading} style={{ minHeight: height }}>
      <p>{text}</p>
      <div aria-hidden="true" className={styles.bones} />
    </div>
  );
}

type EmptyStateProps = {
  illustration?: ReactNode;
  text: ReactNode;
  nextStep?: ReactNode;
};

/** The sentence for 'nothing here yet' and one next step, as a link, a button or words. */
export function EmptyState({ illustration, text, nextStep }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {illustration}
      <p className={styles.sentence}>{text}</p>
      {nextStep && <div className={styles.next}>{nextStep}</div>}
    </div>
  );
}
