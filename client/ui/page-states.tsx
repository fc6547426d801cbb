import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { RoughWaterDrawing } from '../illustrations/rough-water.tsx';
import { Button } from './button.tsx';
import { connectionHint, faultText } from './fault-text.ts';
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

type ErrorStateProps = {
  text?: string;
  /** Why it did not load: a fault of the server is not blamed on the connection. */
  error?: unknown;
  retryLabel?: string;
  pending?: boolean;
  onRetry?: () => void;
};

/** What could not be loaded, and a way to try again. */
export function ErrorState({
  text = uiMessages.loadFailed,
  error,
  retryLabel = uiMessages.tryAgain,
  pending,
  onRetry,
}: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <RoughWaterDrawing />
      <p>{faultText(error, text)}</p>
      {connectionHint(error) !== null && <p>{connectionHint(error)}</p>}
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
