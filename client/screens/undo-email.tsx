import { useState } from 'react';
import { undoEmailChange } from '../../domain/contract/corrections.ts';
import { confirmEmailMessages, undoEmailMessages } from '#messages/corrections.ts';
import { call } from '../api/api-client.ts';
import styles from '../features/auth/auth.module.css';
import { Harbour } from '../features/auth/harbour.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { useLinkToken } from '../routing/link-token.ts';
import { Link } from '../routing/link.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { PasswordField } from '../ui/password-field.tsx';

const words = undoEmailMessages;

/** For whoever had the old address and did not change it. */
export function UndoEmailScreen() {
  const token = useLinkToken('/undo-email');
  return (
    <Harbour>
      <Page title={words.title} width="form">
        {token === '' ? <p>{confirmEmailMessages.noLink}</p> : <Undo token={token} />}
        <div className={styles.ways}>
          <Link to="/">{confirmEmailMessages.login}</Link>
        </div>
      </Page>
    </Harbour>
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
      onSubmit={(event) => form.submit(event, { schema: undoEmailChange.body, send, fallback: words.failed })}
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
