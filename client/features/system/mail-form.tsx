import { useRef } from 'react';
import type { Setup } from '../../../domain/contract/setup.ts';
import { testMailCameBody } from '../../../domain/contract/setup.ts';
import { timeOfDay } from '../../../domain/dates.ts';
import { setupMessages } from '#messages/setup.ts';
import { uiMessages } from '#messages/ui.ts';
import { sayOf } from '../../api/call-error.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { stack } from '../../ui/layout.ts';
import { useSendTestMail, useTestMailCame } from './setup.api.ts';

const words = setupMessages.mail;

/** A mail to the admin's own address; its code says that it came. */
export function MailForm({ mail: { server_set: isSet, waiting_since: since } }: { mail: Setup['mail'] }) {
  const form = useForm({ code: '' });
  const { mutate: sendMail, isPending, error } = useSendTestMail();
  const { mutateAsync: came } = useTestMailCame();
  const sender = useRef<HTMLButtonElement>(null);
  const refusal = error && sayOf(error, uiMessages.failed);

  async function send(body: { code: string }) {
    await came(body);
    // The form that had the focus is gone.
    sender.current?.focus();
    return undefined;
  }

  if (!isSet) return <p>{words.noServer}</p>;
  return (
    <div className={stack(4, 'start')}>
      <p>{words.text}</p>
      <Button ref={sender} variant={since ? 'quiet' : 'primary'} pending={isPending} onClick={() => sendMail()}>
        {since ? words.again : words.send}
      </Button>
      <Notice tone="error">{refusal}</Notice>
      {since && (
        <form
          noValidate
          className={stack(4, 'start')}
          onSubmit={(event) => form.submit(event, { schema: testMailCameBody, send })}
        >
          <p role="status">{words.sent(timeOfDay(since))}</p>
          <FormSummary form={form} />
          <TextField
            {...form.bind('code')}
            label={words.code}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <Button type="submit" pending={form.pending}>
            {words.came}
          </Button>
        </form>
      )}
    </div>
  );
}
