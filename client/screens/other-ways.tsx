import type { SecondStep as Step } from '../api/call-error.ts';
import { SecondStep, faultOf } from '../features/accounts/second-factor/second-step.tsx';
import { useState } from 'react';
import { secondStepMessages as words } from '#messages/second-factor.ts';
import { call } from '../api/api-client.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { canUsePasskeys, signByPasskey } from '../features/accounts/second-factor/browser-passkeys.ts';
import { useWhileHere } from '../features/accounts/sign-in/late-session.ts';
import styles from '../features/accounts/second-factor/second-factor.module.css';

/** What the login does with an answer of the server. */
interface OfLogin {
  onDone: (reply: unknown) => unknown;
  onBack: (why?: string) => void;
}

/** After the password, for those who have a second factor. */
export function secondStep({ challenge, ways }: Step, ofLogin: OfLogin) {
  return <SecondStep challenge={challenge} ways={ways} {...ofLogin} />;
}

/** In place of e-mail and password, where there are passkeys. */
export function passkeyWay(onDone: OfLogin['onDone']) {
  return <PasskeySignIn onDone={onDone} />;
}

/** In place of e-mail and password; nothing where this browser has no passkeys for this page. */
function PasskeySignIn({ onDone }: { onDone: (reply: unknown) => unknown }) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const finish = useWhileHere(onDone);
  if (!canUsePasskeys()) return null;

  async function ask() {
    setPending(true);
    setFault(undefined);
    try {
      const { options } = await call('POST /api/auth/passkey-options');
      finish(await call('POST /api/auth/passkey', { body: { credential: await signByPasskey(options) } }));
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
