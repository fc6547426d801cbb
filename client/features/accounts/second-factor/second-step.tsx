import { useEffect, useRef, useState } from 'react';
import { codeBody } from '../../../../domain/contract/second-step.ts';
import type { FactorWay } from '../../../../domain/second-factor.ts';
import { secondStepMessages as words } from '#messages/second-factor.ts';
import { call } from '../../../api/api-client.ts';
import { sayOf, hasCode } from '../../../api/call-error.ts';
import type { Refusal } from '../../../forms/faults.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useWhileHere } from '../sign-in/late-session.ts';
import { canUsePasskeys, NoPasskey, signByPasskey } from './browser-passkeys.ts';
import { stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './second-factor.module.css';

type SecondStepProps = {
  challenge: string;
  ways: readonly FactorWay[];
  /** With what the server has answered. */
  onDone: (reply: unknown) => unknown;
  /** Back to e-mail and password; with why, where the time is over. */
  onBack: (why?: string) => void;
};

/** What is asked for after the password. */
export function SecondStep({ challenge, ways, onDone, onBack }: SecondStepProps) {
  const open = ways.filter((way) => way !== 'passkey' || canUsePasskeys());
  const [way, setWay] = useState<FactorWay>(open[0] ?? 'recovery');
  const finish = useWhileHere(onDone);
  const place = useRef<HTMLDivElement>(null);
  // After the heading, which every screen gives the focus: here the person has just asked for the field.
  useEffect(() => {
    if (way !== 'passkey') place.current?.querySelector('input')?.focus();
  }, [way]);
  const others = open.filter((one) => one !== way);
  const names = { totp: words.byTotp, passkey: words.byPasskey, recovery: words.byRecovery };
  return (
    <Page title={words.title} intro={words[way]} width="form">
      <div ref={place}>
        {way === 'passkey' ? (
          <PasskeyStep challenge={challenge} onDone={finish} onBack={onBack} />
        ) : (
          <CodeStep key={way} way={way} challenge={challenge} onDone={finish} onBack={onBack} />
        )}
      </div>
      <div className={stack(1, 'start')}>
        {others.map((other) => (
          <Button key={other} variant="link" onClick={() => setWay(other)}>
            {names[other]}
          </Button>
        ))}
        <Button variant="link" onClick={() => onBack()}>
          {words.back}
        </Button>
      </div>
      {way === 'recovery' && <p className={prose.note}>{words.lost}</p>}
    </Page>
  );
}

type StepProps = Omit<SecondStepProps, 'ways'>;

function CodeStep({ way, challenge, onDone, onBack }: StepProps & { way: 'totp' | 'recovery' }) {
  const form = useForm({ code: '' });

  async function send(body: { challenge: string; code: string }): Promise<Refusal | undefined> {
    try {
      onDone(await call('POST /api/auth/second-factor', { body }));
      return undefined;
    } catch (error) {
      if (hasCode(error, 'second_factor_over')) onBack(sayOf(error, words.failed));
      else if (hasCode(error, 'second_factor_wrong')) {
        const message = way === 'recovery' ? words.wrongRecovery : (error.msg ?? words.failed);
        return { message, faults: { code: message } };
      } else throw error;
      return undefined;
    }
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        form.submit(event, {
          schema: codeBody,
          send: (body) => send({ ...body, challenge }),
          fallback: words.failed,
        })
      }
    >
      <FormSummary form={form} />
      <TextField
        {...form.bind('code')}
        label={way === 'totp' ? words.code : words.recoveryCode}
        required
        autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
        inputMode={way === 'totp' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" wide pending={form.pending}>
        {words.button}
      </Button>
    </form>
  );
}

function PasskeyStep({ challenge, onDone, onBack }: StepProps) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  async function ask() {
    setPending(true);
    setFault(undefined);
    try {
      const { options } = await call('POST /api/auth/second-factor/passkey-options', { body: { challenge } });
      const credential = await signByPasskey(options);
      onDone(await call('POST /api/auth/second-factor/passkey', { body: { challenge, credential } }));
    } catch (error) {
      if (hasCode(error, 'second_factor_over')) onBack(sayOf(error, words.failed));
      // The server's own sentence leads to the password, which was right.
      else setFault(hasCode(error, 'passkey_wrong') ? words.failed : faultOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={styles.form}>
      <Notice tone="warning">{fault}</Notice>
      <Button wide pending={pending} onClick={() => void ask()}>
        {pending ? words.waiting : words.byPasskey}
      </Button>
    </div>
  );
}

/** What is said where a passkey did not sign in. */
export function faultOf(error: unknown): string {
  if (error instanceof NoPasskey) return words.cancelled;
  return sayOf(error, words.failed);
}
