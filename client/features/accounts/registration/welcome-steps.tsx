import { useEffect, useRef } from 'react';
import { registerMessages } from '#messages/auth.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './registration.module.css';

/** What is said after a registration. It is on the page before, empty, so that screen readers hear what comes. */
export function WelcomeSteps({ successful, redirecting }: { successful: boolean; redirecting: boolean }) {
  const place = useRef<HTMLDivElement>(null);

  // The form that had the focus is gone by now.
  useEffect(() => {
    if (successful) place.current?.focus();
  }, [successful]);

  return (
    <div ref={place} tabIndex={-1} className={successful ? styles.said : styles.unsaid}>
      <Notice tone="success">
        {successful && (
          <>
            <p>{registerMessages.successful}</p>
            {redirecting && <p>{registerMessages.redirecting}</p>}
          </>
        )}
      </Notice>
    </div>
  );
}
