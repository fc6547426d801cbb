import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Factors } from '../../../../domain/contract/second-factor.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { factorCardMessages as words, factorSetUpMessages } from '#messages/second-factor.ts';
import { call } from '../../../api/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import card from '../../../ui/titled-card.module.css';
import { PartSeen } from '../../../ui/part-seen.tsx';
import { canUsePasskeys } from './browser-passkeys.ts';
import { PasskeySetUp } from './passkey-set-up.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { sessionsKey } from '../sessions/sessions.api.ts';
import { WholeDates } from '../../../ui/whole-dates.tsx';
import prose from '../../../ui/prose.module.css';
import styles from './second-factor.module.css';
import { TotpSetUp } from './totp-set-up.tsx';

const factorsKey = ['second factor'];

type Passkey = Factors['passkeys'][number];

type Task =
  | { kind: 'totp' | 'passkey' | 'remove-totp' | 'renew' }
  | { kind: 'remove-passkey'; passkey: Passkey }
  | { kind: 'codes'; codes: string[] };

/** What is asked for beside the password, and how it is set up. */
export function SecondFactorCard() {
  const query = useFactors();
  const { data } = query;
  return (
    <Card aria-labelledby="second-factor" className={card.card}>
      <h2 id="second-factor">{words.title}</h2>
      <p>{words.text}</p>
      {!data && <NotLoaded query={query} failed={words.loadFailed} height={240} />}
      {data && <Factor factors={data} />}
    </Card>
  );
}

function Factor({ factors }: { factors: Factors }) {
  const [task, setTask] = useState<Task | null>(null);
  const { totp, passkeys, codes_left: left, required, passkeys_offered: isOffered } = factors;
  return (
    <>
      {required && <p className={styles.required}>{words.required}</p>}
      <div className={styles.factors}>
        <div className={styles.factor}>
          <div>
            <h3 className={styles.name}>{words.totp}</h3>
            <p className={prose.note}>
              <WholeDates>{totp ? words.since(formatLocalDate(totp.since)) : words.totpText}</WholeDates>
            </p>
          </div>
          <Button variant={totp ? 'ending' : 'quiet'} onClick={() => setTask({ kind: totp ? 'remove-totp' : 'totp' })}>
            {totp ? (
              <PartSeen whole={words.removeOf(words.totp)} seen={words.remove} />
            ) : (
              <PartSeen whole={words.setUpOf(words.totp)} seen={words.setUp} />
            )}
          </Button>
        </div>
        {(isOffered || passkeys.length > 0) && (
          <div className={styles.factor}>
            <div>
              <h3 className={styles.name}>{words.passkeys}</h3>
              <p className={prose.note}>{words.passkeysText}</p>
            </div>
            {isOffered && canUsePasskeys() && (
              <Button variant="quiet" onClick={() => setTask({ kind: 'passkey' })}>
                {words.addPasskey}
              </Button>
            )}
            {passkeys.length > 0 && (
              <Passkeys passkeys={passkeys} onRemove={(passkey) => setTask({ kind: 'remove-passkey', passkey })} />
            )}
          </div>
        )}
        {(totp !== null || passkeys.length > 0) && (
          <div className={styles.factor}>
            <div>
              <h3 className={styles.name}>{words.codes}</h3>
              <p className={prose.note}>{words.codesText(left)}</p>
            </div>
            <Button variant="link" onClick={() => setTask({ kind: 'renew' })}>
              {words.renew}
            </Button>
          </div>
        )}
      </div>
      {task && <TaskDialog task={task} factors={factors} onNext={setTask} />}
    </>
  );
}

function Passkeys({ passkeys, onRemove }: { passkeys: readonly Passkey[]; onRemove: (passkey: Passkey) => void }) {
  return (
    <ul role="list" className={styles.passkeys}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.factor}>
          <div>
            <p className={styles.name}>{passkey.name}</p>
            <p className={prose.note}>
              <WholeDates>
                {words.used(
                  formatLocalDate(passkey.created_at),
                  passkey.last_used_at && formatLocalDate(passkey.last_used_at),
                )}
              </WholeDates>
              {!passkey.works_here && ` ${words.elsewhere}`}
            </p>
          </div>
          <Button variant="ending" onClick={() => onRemove(passkey)}>
            <PartSeen whole={words.removeOf(passkey.name)} seen={words.remove} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

type TaskDialogProps = { task: Task; factors: Factors; onNext: (task: Task | null) => void };

const titles = {
  totp: words.totp,
  passkey: words.addPasskey,
  'remove-totp': factorSetUpMessages.removeTotp,
  renew: factorSetUpMessages.renewTitle,
} as const;

function TaskDialog({ task, factors, onNext }: TaskDialogProps) {
  const changed = useFactorsChanged();
  const close = () => onNext(null);
  const done = (codes: string[] | null) => {
    changed();
    onNext(codes && { kind: 'codes', codes });
  };
  const isLast = Number(factors.totp !== null) + factors.passkeys.length === 1;
  const lastText = factors.required ? factorSetUpMessages.removeLastRequired : factorSetUpMessages.removeLast;
  const removal = isLast ? lastText : factorSetUpMessages.removeText;

  function remove(password: string) {
    const body = { password };
    return task.kind === 'remove-passkey'
      ? call('POST /api/account/passkeys/:id/removed', { params: { id: task.passkey.id }, body })
      : call('POST /api/account/totp/removed', { body });
  }

  return (
    <Modal
      key={task.kind}
      labelledBy={task.kind === 'codes' ? 'recovery-codes' : 'factor-task'}
      wide={task.kind === 'totp'}
      onClose={close}
    >
      {task.kind !== 'codes' && (
        <h2 id="factor-task" className={styles.heading}>
          {task.kind === 'remove-passkey' ? factorSetUpMessages.removePasskey(task.passkey.name) : titles[task.kind]}
        </h2>
      )}
      {task.kind === 'totp' && <TotpSetUp onDone={done} onCancel={close} />}
      {task.kind === 'passkey' && <PasskeySetUp onDone={done} onCancel={close} />}
      {task.kind === 'codes' && <RecoveryCodes codes={task.codes} onKept={close} />}
      {(task.kind === 'remove-totp' || task.kind === 'remove-passkey') && (
        <PasswordForm
          danger
          text={removal}
          button={factorSetUpMessages.remove}
          onCancel={close}
          send={async (password) => {
            changed(await remove(password));
            close();
          }}
        />
      )}
      {task.kind === 'renew' && (
        <PasswordForm
          text={factorSetUpMessages.renewText}
          button={factorSetUpMessages.renew}
          onCancel={close}
          send={async (password) =>
            done((await call('POST /api/account/recovery-codes', { body: { password } })).codes)
          }
        />
      )}
    </Modal>
  );
}

/** How the person signs in. */
function useFactors() {
  return useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => call('GET /api/account/second-factor', { signal }),
    staleTime: 0,
  });
}

/** Puts what the server has answered in place, or reads it again. */
function useFactorsChanged(): (now?: Factors) => void {
  const cache = useQueryClient();
  return (now) => {
    if (now) cache.setQueryData(factorsKey, now);
    else void cache.invalidateQueries({ queryKey: factorsKey });
    // Other devices are signed out by it.
    void cache.invalidateQueries({ queryKey: sessionsKey });
  };
}
