import { useState } from 'react';
import { secondStepMessages as words } from '#messages/second-factor.ts';
import { call } from '../../../api/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { canUsePasskeys, signByPasskey } from './browser-passkeys.ts';
import { faultOf } from './second-step.tsx';
import styles from './second-factor.module.css';

/** In place of e-mail and password; nothing where this browser has no passkeys for this page. */
export function PasskeySignIn({ onDone }: { onDone: (reply: unknown) => unknown }) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  if (!canUsePasskeys()) return null;

  async function ask() {
    setPending(true);
    setFault(undefined);
    try {
      const { options } = await call('POST /api/auth/passkey-options');
      onDone(await call('POST /api/auth/passkey', { body: { credential: await signByPasskey(options) } }));
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={styles.form}>
      <Notice tone="warning">{fault}</Notice>
      <Button variant="quiet" wide pending={pending} onClick={() => void ask()}>
        {pending ? words.waiting : words.signIn}
      </Button>
    </div>
  );
}
