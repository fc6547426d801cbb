import { useState } from 'react';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { linkOverMessages } from '#messages/auth.ts';
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
import { LinkOver } from './link-over.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

type MailedEmailLinkProps = {
  address: Parameters<typeof useLinkToken>[0];
  title: string;
  /** What helps in place of the link, once it is over. */
  another: string;
  /** The way there. */
  way: ReactNode;
  children: (token: string, onOver: () => void) => ReactNode;
};

/** What the link of a mail about one's e-mail leads to. */
export function MailedEmailLink({ address, title, another, way, children }: MailedEmailLinkProps) {
  const token = useLinkToken(address);
  const [isOver, setOver] = useState(false);
  if (isOver) return <LinkOver why={another}>{way}</LinkOver>;
  if (token === '') {
    return (
      <LinkOver title={linkOverMessages.partTitle} why={`${words.noLink} ${another}`}>
        {way}
      </LinkOver>
    );
  }
  return (
    <SignInLayout>
      <Page title={title} width="form">
        {children(token, () => setOver(true))}
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
  /** The link was used, replaced or is too old: to try again would not help. */
  onOver: () => void;
};

/** What the press of a button does with an e-mail, where the password allows it. */
export function EmailForm<Schema extends z.core.$ZodType>({
  schema,
  send,
  words: { button },
  text,
  password,
  onOver,
}: EmailFormProps<Schema>) {
  const form = useForm({ password: '' });
  const [done, setDone] = useState<string>();

  async function sendOnce(body: z.core.output<Schema>) {
    try {
      setDone(await send(body));
    } catch (error) {
      if (!hasCode(error, 'email_link_invalid')) throw error;
      onOver();
      return undefined;
    }
    // The form goes, and with it the button that was pressed.
    focusHeading();
    return undefined;
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
