import { uiMessages } from '#messages/ui.ts';
import { Button } from './button.tsx';
import styles from './page-states.module.css';

/** In place of what did not load, where the specification wants the failure logged and nothing said: only a way to try again. */
export function QuietRetry({
  height,
  pending,
  onRetry,
}: {
  /** As that of what stands here otherwise (px), so that nothing jumps. */
  height?: number;
  pending: boolean;
  onRetry: () => void;
}) {
  return (
    <div className={styles.state} style={{ minHeight: height, justifyContent: 'center' }}>
      <Button variant="quiet" pending={pending} onClick={onRetry}>
        {uiMessages.tryAgain}
      </Button>
    </div>
  );
}
