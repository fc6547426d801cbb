import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { Button } from './button.tsx';
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

export type StateProps = {
  illustration?: ReactNode;
  text: ReactNode;
};

/** What could not be loaded, and a way to try again. */
export function ErrorState({
  illustration,
  text = uiMessages.loadFailed,
  retryLabel = uiMessages.tryAgain,
  pending,
  onRetry,
}: Partial<StateProps> & { retryLabel?: string; pending?: boolean; onRetry?: () => void }) {
  return (
    <div className={styles.state} role="alert">
      {illustration}
      <p>{text}</p>
      {onRetry && (
        <Button variant="quiet" pending={pending} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

/** The sentence for 'nothing here yet' and one next step, as a link, a button or words. */
export function EmptyState({ illustration, text, nextStep }: StateProps & { nextStep?: ReactNode }) {
  return (
    <div className={styles.state}>
      {illustration}
      <p className={styles.sentence}>{text}</p>
      {nextStep && <div className={styles.next}>{nextStep}</div>}
    </div>
  );
}
