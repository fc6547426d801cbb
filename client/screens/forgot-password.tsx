import { useState } from 'react';
import { forgotPasswordBody } from '../../domain/contract/auth.ts';
import { forgotPasswordMessages } from '#messages/auth.ts';
import { sendForgotPassword } from '../features/accounts/sign-in/auth.api.ts';
import styles from '../features/accounts/sign-in/auth.module.css';
import { CheckInbox } from '../features/accounts/registration/check-inbox.tsx';
import { ClosedHere } from '../features/accounts/registration/closed-here.tsx';
import { Harbour } from '../features/accounts/sign-in/harbour.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { Link } from '../routing/link.tsx';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';

/** What is answered and shown is the same whether there is an account or not. */
export function ForgotPasswordScreen() {
  return settings.localLogin ? <ForgotPassword /> : <ClosedHere title={forgotPasswordMessages.title} />;
}

function ForgotPassword() {
  const form = useForm({ email: '' });
  /** What the server answered, and how often it was asked. */
  const [sent, setSent] = useState<{ answer: string; email: string; times: number } | null>(null);

  async function ask({ email }: { email: string }) {
    const answer = (await sendForgotPassword(email)) ?? forgotPasswordMessages.sent;
    setSent((before) => ({ answer, email, times: (before?.times ?? 0) + 1 }));
    return undefined;
  }

  return (
    <Harbour>
      <Page title={forgotPasswordMessages.title} intro={sent ? undefined : forgotPasswordMessages.intro} width="form">
        <FormSummary form={form} />
        <Notice tone="success">{form.refusal ? null : sent?.answer}</Notice>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) =>
            form.submit(event, { schema: forgotPasswordBody, send: ask, fallback: forgotPasswordMessages.failed })
          }
        >
          {sent ? (
            <CheckInbox
              email={sent.email}
              times={sent.times}
              pending={form.pending}
              onOtherAddress={() => setSent(null)}
            />
          ) : (
            <>
              <TextField {...form.bind('email')} type="email" required autoComplete="email" inputMode="email" />
              <Button type="submit" wide pending={form.pending}>
                {forgotPasswordMessages.button}
              </Button>
            </>
          )}
        </form>
        <div className={styles.ways}>
          <Link to="/">{forgotPasswordMessages.back}</Link>
        </div>
      </Page>
    </Harbour>
  );
}
