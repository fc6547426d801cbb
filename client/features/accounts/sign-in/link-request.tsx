import { useState } from 'react';
import { askForRegistrationLinkBody } from '../../../../domain/contract/registration.ts';
import { linkMessages as words } from '#messages/registration.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './auth.module.css';
import { CheckInbox } from '../registration/check-inbox.tsx';
import { askForLink } from '../registration/registration.api.ts';

/** Asks for a link by mail. What is answered and shown is the same whether there is one to send or not. */
export function LinkRequest({ title, intro }: { title: string; intro: string }) {
  const form = useForm({ email: '' });
  /** What the server answered, and how often it was asked. */
  const [sent, setSent] = useState<{ answer: string; email: string; times: number } | null>(null);

  async function ask({ email }: { email: string }) {
    const answer = await askForLink(email);
    setSent((before) => ({ answer, email, times: (before?.times ?? 0) + 1 }));
    return undefined;
  }

  return (
    <Card as="div">
      <FormSummary form={form} />
      <Notice tone="success">{form.refusal ? null : sent?.answer}</Notice>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) =>
          form.submit(event, { schema: askForRegistrationLinkBody, send: ask, fallback: words.failed })
        }
      >
        {sent ? (
          <CheckInbox
            words={words}
            email={sent.email}
            times={sent.times}
            pending={form.pending}
            onOtherAddress={() => setSent(null)}
          />
        ) : (
          <>
            <h2 className={styles.title}>{title}</h2>
            <p>{intro}</p>
            <TextField {...form.bind('email')} type="email" required autoComplete="email" inputMode="email" />
            <Button type="submit" wide pending={form.pending}>
              {words.button}
            </Button>
          </>
        )}
      </form>
    </Card>
  );
}
