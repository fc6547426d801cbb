import { useState } from 'react';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { confirmEmailMessages as words } from '#messages/corrections.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLinkToken } from '../../../routing/link-token.ts';
import { Link } from '../../../routing/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import styles from './auth.module.css';
import { SignInLayout } from './sign-in-layout.tsx';

type MailedEmailLinkProps = {
  address: Parameters<typeof useLinkToken>[0];
  title: string;
  children: (token: string) => ReactNode;
};

/** What the link of a mail about one's e-mail leads to; says so where the link is not whole. */
export function MailedEmailLink({ address, title, children }: MailedEmailLinkProps) {
  const token = useLinkToken(address);
  return (
    <SignInLayout>
      <Page title={title} width="form">
        {token === '' ? <p>{words.noLink}</p> : children(token)}
        <div className={styles.ways}>
          <Link to="/">{words.login}</Link>
        </div>
      </Page>
    </SignInLayout>
  );
}

type EmailFormProps<Schema extends z.core.$ZodType> = {
  schema: Schema;
  /** Gives what is said when it is done. */
  send: (body: z.core.output<Schema>) => Promise<string>;
  words: { button: string; failed: string };
  text: ReactNode;
  /** Above the password; without it no password is asked for. */
  password: { text?: string; label?: string } | undefined;
};

/** What the press of a button does with an e-mail, where the password allows it. */
export function EmailForm<Schema extends z.core.$ZodType>({
  schema,
  send,
  words: { button, failed },
  text,
  password,
}: EmailFormProps<Schema>) {
  const form = useForm({ password: '' });
  const [done, setDone] = useState<string>();

  async function sendOnce(body: z.core.output<Schema>) {
    setDone(await send(body));
    return undefined;
  }

  if (done !== undefined) return <Notice tone="success">{done}</Notice>;
  const field = form.bind('password');
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => form.submit(event, { schema, send: sendOnce, fallback: failed })}
    >
      {text}
      <FormSummary form={form} />
      {password?.text && <p>{password.text}</p>}
      {password && (
        <PasswordField {...field} label={password.label ?? field.label} required autoComplete="current-password" />
      )}
      <Button type="submit" wide pending={form.pending}>
        {button}
      </Button>
    </form>
  );
}
