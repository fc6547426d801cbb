import { useState } from 'react';
import * as z from 'zod/mini';
import { confirmEmailChangeBody } from '../../domain/contract/corrections.ts';
import { confirmEmailMessages } from '#messages/corrections.ts';
import { call, CallError } from '../api/api-client.ts';
import { useOpenReply } from '../api/use-open-reply.ts';
import styles from '../features/accounts/sign-in/auth.module.css';
import { MailedEmailLink } from '../features/accounts/sign-in/mailed-email-link.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ErrorState, Loading } from '../ui/page-states.tsx';
import { PasswordField } from '../ui/password-field.tsx';

const words = confirmEmailMessages;

/** A press confirms, not the opening of the address: programs that look into mails open addresses too. */
export function ConfirmEmailScreen() {
  return (
    <MailedEmailLink address="/confirm-email" title={words.title}>
      {(token) => <Change token={token} />}
    </MailedEmailLink>
  );
}

function Change({ token }: { token: string }) {
  const { data, error, isPending, retry } = useOpenReply(() =>
    call('GET /api/email-changes/:token', { params: { token } }),
  );
  if (isPending && !error) return <Loading height={200} />;
  if (error instanceof CallError && error.code === 'email_link_invalid') return <p role="alert">{error.msg}</p>;
  if (!data) return <ErrorState error={error} pending={isPending} onRetry={retry} />;
  return <Confirm token={token} email={data.email} needsPassword={data.needs_password} />;
}

function Confirm({ token, email, needsPassword }: { token: string; email: string; needsPassword: boolean }) {
  const form = useForm({ password: '' });
  const [done, setDone] = useState<string>();

  async function send({ password }: { password?: string | undefined }) {
    const body = needsPassword ? { password } : {};
    setDone((await call('POST /api/email-changes/:token', { params: { token }, body })).msg);
    return undefined;
  }

  if (done !== undefined) return <Notice tone="success">{done}</Notice>;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        form.submit(event, { schema: needsPassword ? confirmEmailChangeBody : anything, send, fallback: words.failed })
      }
    >
      <p className={styles.address}>{words.text(email)}</p>
      <FormSummary form={form} />
      {needsPassword && <p>{words.needsPassword}</p>}
      {needsPassword && <PasswordField {...form.bind('password')} required autoComplete="current-password" />}
      <Button type="submit" wide pending={form.pending}>
        {words.button}
      </Button>
    </form>
  );
}

const anything = z.object({});
