import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import type { forgotPasswordBody } from '../../../../domain/contract/auth.ts';
import type { askForRegistrationLinkBody } from '../../../../domain/contract/registration.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOnArrival } from '../../../ui/focus-heading.ts';
import { row } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/notice.tsx';
import prose from '../../../ui/prose.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './auth.module.css';

/** How long a mail may take before another one makes sense (ms). */
const pause = 60_000;

type Words = Record<
  'button' | 'failed' | 'checkInbox' | 'patience' | 'again' | 'otherAddress' | 'againSoon',
  string
> & { asked: (email: string) => string };

/** What the server answered, and how often it was asked. */
export type SentRequest = { answer: string; email: string; times: number };

type MailRequestProps = {
  words: Words;
  schema: typeof forgotPasswordBody | typeof askForRegistrationLinkBody;
  /** Gives what is said then, which is the same whether there is a mail to send or not. */
  ask: (email: string) => Promise<string>;
  sent: SentRequest | null;
  onSent: Dispatch<SetStateAction<SentRequest | null>>;
  /** Above the address, until a mail was asked for. */
  children?: ReactNode;
};

/** Asks for a link by mail. */
export function MailRequest({ words, schema, ask, sent, onSent, children }: MailRequestProps) {
  const form = useForm({ email: '' });

  async function send({ email }: { email: string }) {
    const answer = await ask(email);
    onSent((before) => ({ answer, email, times: (before?.times ?? 0) + 1 }));
    return undefined;
  }

  function takeOther() {
    flushSync(() => onSent(null));
    document.getElementById(form.idOf('email'))?.focus();
  }

  return (
    <>
      <FormSummary form={form} />
      <Notice tone="success">{form.refusal ? null : sent?.answer}</Notice>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => form.submit(event, { schema, send, fallback: words.failed })}
      >
        {sent ? (
          <CheckInbox words={words} sent={sent} pending={form.pending} onOtherAddress={takeOther} />
        ) : (
          <>
            {children}
            <TextField {...form.bind('email')} type="email" required autoComplete="email" inputMode="email" />
            <Button type="submit" wide pending={form.pending}>
              {words.button}
            </Button>
          </>
        )}
      </form>
    </>
  );
}

type CheckInboxProps = { words: Words; sent: SentRequest; pending: boolean; onOtherAddress: () => void };

/** In place of the address once a mail was asked for; its button sends the form again. */
function CheckInbox({ words, sent: { email, times }, pending, onOtherAddress }: CheckInboxProps) {
  const [waited, setWaited] = useState(0);
  const id = useId();
  const mayAgain = waited >= times;

  useEffect(() => {
    const timer = setTimeout(() => setWaited(times), pause);
    return () => clearTimeout(timer);
  }, [times]);

  return (
    <>
      <h2 ref={focusOnArrival} tabIndex={-1} className={styles.title}>
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
