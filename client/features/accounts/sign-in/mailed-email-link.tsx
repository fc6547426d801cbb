import { useState } from 'react';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { confirmEmailMessages as words } from '#messages/corrections.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { hasCode } from '../../../api/call-error.ts';
import { useLinkToken } from '../../../routing/link-token.ts';
import { Link } from '../../../routing/link.tsx';
import { settings } from '../../../settings/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import styles from './auth.module.css';
import { SignInLayout } from './sign-in-layout.tsx';

type MailedEmailLinkProps = {
  address: Parameters<typeof useLinkToken>[0];
  title: string;
  /** What helps in place of the link, where it is not whole. */
  over: ReactNode;
  children: (token: string) => ReactNode;
};

/** What the link of a mail about one's e-mail leads to; says so where the link is not whole. */
export function MailedEmailLink({ address, title, over, children }: MailedEmailLinkProps) {
  const token = useLinkToken(address);
  return (
    <SignInLayout>
      <Page title={title} width="form">
        {token === '' ? (
          <>
            <p>{words.noLink}</p>
            {over}
          </>
        ) : (
          children(token)
        )}
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
  words: { button: string };
  text: ReactNode;
  /** Above the password; without it no password is asked for. */
  password: { text?: string; label?: string } | undefined;
  /** In place of the form, once the link is over. */
  over: ReactNode;
};

/** What the press of a button does with an e-mail, where the password allows it. */
export function EmailForm<Schema extends z.core.$ZodType>({
  schema,
  send,
  words: { button },
  text,
  password,
  over,
}: EmailFormProps<Schema>) {
  const form = useForm({ password: '' });
  const [done, setDone] = useState<string>();
  const [isOver, setOver] = useState(false);

  async function sendOnce(body: z.core.output<Schema>) {
    try {
      setDone(await send(body));
    } catch (error) {
      // It was used, replaced or too old: to try again would not help.
      if (hasCode(error, 'email_link_invalid')) {
        setOver(true);
        focusHeading();
      }
      throw error;
    }
    // The form goes, and with it the button that was pressed.
    focusHeading();
    return undefined;
  }

  if (isOver) {
    return (
      <>
        <FormSummary form={form} />
        {over}
      </>
    );
  }
  const field = form.bind('password');
  return (
    <>
      <Notice tone="success">{done}</Notice>
      {done === undefined && (
        <form noValidate className={styles.form} onSubmit={(event) => form.submit(event, { schema, send: sendOnce })}>
          {text}
          <FormSummary form={form} />
          {password?.text && <p>{password.text}</p>}
          {password && (
            <PasswordField {...field} label={password.label ?? field.label} required autoComplete="current-password" />
          )}
          {password && settings.ssoName !== '' && <p>{words.withoutPassword(settings.ssoName)}</p>}
          <Button type="submit" wide pending={form.pending}>
            {button}
          </Button>
        </form>
      )}
    </>
  );
}
