import { createContext, useCallback, useContext, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import styles from './modal.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type AlertDialogProps = {
  text: string;
  onClose: () => void;
};

/** One sentence and 'OK'. On the page means open. */
function AlertDialog({ text, onClose }: AlertDialogProps) {
  const id = useId();
  return (
    <Modal role="alertdialog" labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={onClose}>
      <VisuallyHidden>
        <span id={`${id}-title`}>{uiMessages.message}</span>
      </VisuallyHidden>
      <p id={`${id}-text`} className={styles.message}>
        {text}
      </p>
      <div className={styles.actions}>
        <Button data-first-focus onClick={onClose}>
          {uiMessages.ok}
        </Button>
      </div>
    </Modal>
  );
}

type Alert = (text: string) => Promise<void>;
type Waiting = { key: number; text: string; done: () => void };

const AlertContext = createContext<Alert | null>(null);
let lastKey = 0;

/** Shows the alerts of everything inside it, one at a time, in the order they came. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  const [current] = queue;

  const alert = useCallback<Alert>(
    (text) =>
      new Promise((done) => {
        lastKey += 1;
        const entry = { key: lastKey, text, done };
        setQueue((waiting) => [...waiting, entry]);
      }),
    [],
  );

  function close(entry: Waiting) {
    setQueue((waiting) => waiting.filter((other) => other !== entry));
    entry.done();
  }

  return (
    <AlertContext value={alert}>
      {children}
      {current && <AlertDialog key={current.key} text={current.text} onClose={() => close(current)} />}
    </AlertContext>
  );
}

/** `alert(text)` shows the sentence and resolves when it was closed. */
export function useAlert(): Alert {
  const alert = useContext(AlertContext);
  if (!alert) throw new Error('no AlertProvider');
  return alert;
}
