import { useEffect, useId, useRef, useState } from 'react';
import { forgotPasswordMessages } from '#messages/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { row } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from '../sign-in/auth.module.css';

/** How long a mail may take before another one makes sense (ms). */
const pause = 60_000;

type InboxWords = Record<'checkInbox' | 'patience' | 'again' | 'otherAddress' | 'againSoon', string> & {
  asked: (email: string) => string;
};

type CheckInboxProps = {
  words?: InboxWords;
  email: string;
  /** How often a link was asked for. */
  times: number;
  pending: boolean;
  onOtherAddress: () => void;
};

/** In place of the form once a link was asked for; its button sends the form again. */
export function CheckInbox({ words = forgotPasswordMessages, email, times, pending, onOtherAddress }: CheckInboxProps) {
  const [waited, setWaited] = useState(0);
  const head = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const mayAgain = waited >= times;

  // The form that had the focus is gone.
  useEffect(() => head.current?.focus(), []);

  useEffect(() => {
    const timer = setTimeout(() => setWaited(times), pause);
    return () => clearTimeout(timer);
  }, [times]);

  return (
    <>
      <h2 ref={head} tabIndex={-1} className={styles.title}>
        {words.checkInbox}
      </h2>
      <p className={styles.address}>{words.asked(email)}</p>
      <p>{words.patience}</p>
      <div className={row(3, 'stretch')}>
        <Button
          type="submit"
          variant="quiet"
          pending={pending}
          aria-disabled={!mayAgain}
          aria-describedby={mayAgain ? undefined : id}
        >
          {words.again}
        </Button>
        <Button variant="link" onClick={onOtherAddress}>
          {words.otherAddress}
        </Button>
      </div>
      {!mayAgain && (
        <p id={id} className={prose.note}>
          {words.againSoon}
        </p>
      )}
    </>
  );
}
