import { uiMessages } from '#messages/ui.ts';
import { CallError } from '../api/call-error.ts';
import { RoughWaterDrawing } from '../illustrations/rough-water.tsx';
import { Button } from './button.tsx';
import styles from './page-states.module.css';

type ErrorStateProps = {
  text?: string;
  /** Why it did not load: a fault of the server is not blamed on the connection. */
  error?: unknown;
  pending?: boolean;
  onRetry: () => void;
};

/** What could not be loaded, and a way to try again. */
export function ErrorState({ text = uiMessages.loadFailed, error, pending, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <RoughWaterDrawing />
      <p>{faultText(error, text)}</p>
      {connectionHint(error) !== null && <p>{connectionHint(error)}</p>}
      <Button variant="quiet" pending={pending} onClick={onRetry}>
        {uiMessages.tryAgain}
      </Button>
    </div>
  );
}

/** What is said of something that did not load: a fault of the server is ours, whatever it was that was asked for. */
export function faultText(error: unknown, text: string): string {
  return error instanceof CallError && error.status >= 500 ? uiMessages.ourFault : text;
}

/** Said beside it where no answer came, as without a connection; the connection is blamed for nothing else. */
export function connectionHint(error: unknown): string | null {
  return error instanceof CallError && error.status === 0 ? uiMessages.noAnswer : null;
}
