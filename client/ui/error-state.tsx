import { uiMessages } from '#messages/ui.ts';
import { RoughWaterDrawing } from '../illustrations/rough-water.tsx';
import { Button } from './button.tsx';
import { connectionHint, faultText } from './fault-text.ts';
import styles from './page-states.module.css';

type ErrorStateProps = {
  text?: string;
  /** Why it did not load: a fault of the server is not blamed on the connection. */
  error?: unknown;
  pending?: boolean;
  onRetry?: () => void;
};

/** What could not be loaded, and a way to try again. */
export function ErrorState({ text = uiMessages.loadFailed, error, pending, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <RoughWaterDrawing />
      <p>{faultText(error, text)}</p>
      {connectionHint(error) !== null && <p>{connectionHint(error)}</p>}
      {onRetry && (
        <Button variant="quiet" pending={pending} onClick={onRetry}>
          {uiMessages.tryAgain}
        </Button>
      )}
    </div>
  );
}
