import { useState } from 'react';
import { undoEmailChangeBody } from '../../domain/contract/corrections.ts';
import { undoEmailMessages } from '#messages/corrections.ts';
import { call } from '../api/api-client.ts';
import styles from '../features/accounts/sign-in/auth.module.css';
import { MailedEmailLink } from '../features/accounts/sign-in/mailed-email-link.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';

const words = undoEmailMessages;

/** For whoever had the old address and did not change it. */
export function UndoEmailScreen() {
  return (
    <MailedEmailLink address="/undo-email" title={words.title}>
      {(token) => <Undo token={token} />}
    </MailedEmailLink>
  );
}

function Undo({ token }: { token: string }) {
  const form = useForm({ password: '' });
  const [done, setDone] = useState<string>();

  async function send(body: { password: string }) {
    setDone((await call('POST /api/email-undos/:token', { params: { token }, body })).msg);
    return undefined;
  }

  if (done !== undefined) return <Notice tone="success">{done}</Notice>;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => form.submit(event, { schema: undoEmailChangeBody, send, fallback: words.failed })}
    >
      <p>{words.text}</p>
      <FormSummary form={form} />
      <PasswordField {...form.bind('password')} label={words.password} required autoComplete="current-password" />
      <Button type="submit" wide pending={form.pending}>
        {words.button}
      </Button>
    </form>
  );
}
