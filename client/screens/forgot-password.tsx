import { useState } from 'react';
import { forgotPassword } from '../../domain/contract/auth.ts';
import { forgotPasswordMessages } from '#messages/auth.ts';
import { sendForgotPassword } from '../features/auth/auth.api.ts';
import styles from '../features/auth/auth.module.css';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { Link } from '../routing/link.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';

export function ForgotPasswordScreen() {
  const form = useForm({ email: '' });
  const [answer, setAnswer] = useState<string>();

  async function ask({ email }: { email: string }) {
    setAnswer(undefined);
    setAnswer((await sendForgotPassword(email)) ?? forgotPasswordMessages.sent);
    return undefined;
  }

  return (
    <Page title={forgotPasswordMessages.title} intro={forgotPasswordMessages.intro} width="form">
      <FormSummary form={form} />
      <Notice tone="success">{form.refusal ? null : answer}</Notice>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) =>
          form.submit(event, { schema: forgotPassword.body, send: ask, fallback: forgotPasswordMessages.failed })
        }
      >
        <TextField {...form.bind('email')} type="email" required autoComplete="email" inputMode="email" />
        <Button type="submit" wide pending={form.pending}>
          {forgotPasswordMessages.button}
        </Button>
      </form>
      <div className={styles.ways}>
        <Link to="/">{forgotPasswordMessages.back}</Link>
      </div>
    </Page>
  );
}
