import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { Button } from './button.tsx';
import styles from './page-states.module.css';
import { useTryAgain } from './use-try-again.ts';

type QuietRetryProps = {
  /** What is read, as long as nothing of it is there. */
  query: { isPending: boolean; isFetching: boolean; refetch: () => unknown };
  loading: ReactNode;
  /** As that of what stands here otherwise (px), so that nothing jumps. */
  height?: number;
};

/** As `NotLoaded`, where the specification wants the failure logged and nothing said: only a way to try again. */
export function QuietRetry({ query: { isPending, isFetching, refetch }, loading, height }: QuietRetryProps) {
  const [isTried, tryAgain] = useTryAgain(refetch);
  if (isPending && !isTried) return loading;
  return (
    <div className={styles.state} style={{ minHeight: height, justifyContent: 'center' }}>
      <Button variant="quiet" pending={isFetching} onClick={tryAgain}>
        {uiMessages.tryAgain}
      </Button>
    </div>
  );
}
