import { useEffect, useState } from 'react';
import { factorCardMessages, factorNeededMessages as words } from '#messages/second-factor.ts';
import { call } from '../../../api/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { canUsePasskeys } from './browser-passkeys.ts';
import { PasskeySetUp } from './passkey-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import prose from '../../../ui/prose.module.css';
import styles from './second-factor.module.css';
import { TotpSetUp } from './totp-set-up.tsx';

type RequiredSetUpProps = { onDone: () => void; onSignOut: () => void };

/** Before anything else opens. */
export function RequiredSetUp({ onDone, onSignOut }: RequiredSetUpProps) {
  const [kind, setKind] = useState<'totp' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const canAddPasskey = canUsePasskeys();

  // Another tab may have been quicker.
  useEffect(() => {
    void call('GET /api/account/second-factor').then(
      ({ totp, passkeys, required }) => (!required || totp !== null || passkeys.length > 0) && onDone(),
      () => undefined,
    );
  }, [onDone]);

  const done = (fresh: string[] | null) => (fresh ? setCodes(fresh) : onDone());
  const back = () => setKind(null);
  if (codes) {
    return (
      <Card as="div">
        <RecoveryCodes codes={codes} onKept={onDone} />
      </Card>
    );
  }
  return (
    <>
      <Card as="div">
        {kind !== null && (
          <h2 className={styles.heading}>
            {kind === 'totp' ? factorCardMessages.totp : factorCardMessages.addPasskey}
          </h2>
        )}
        {kind === 'totp' && <TotpSetUp onDone={done} onCancel={back} />}
        {kind === 'passkey' && <PasskeySetUp onDone={done} onCancel={back} />}
        {kind === null && (
          <>
            <div className={styles.factor}>
              <div>
                <h2 className={styles.heading}>{factorCardMessages.totp}</h2>
                <p className={prose.note}>{factorCardMessages.totpText}</p>
              </div>
              <Button onClick={() => setKind('totp')}>{factorCardMessages.setUp}</Button>
            </div>
            {canAddPasskey && (
              <div className={styles.factor}>
                <div>
                  <h2 className={styles.heading}>{factorCardMessages.passkeys}</h2>
                  <p className={prose.note}>{factorCardMessages.passkeysText}</p>
                </div>
                <Button variant="quiet" onClick={() => setKind('passkey')}>
                  {factorCardMessages.addPasskey}
                </Button>
              </div>
            )}
          </>
        )}
      </Card>
      {kind === null && (
        <p>
          <Button variant="link" onClick={onSignOut}>
            {words.signOut}
          </Button>
        </p>
      )}
    </>
  );
}
