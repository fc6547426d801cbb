import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { currentPasswordField } from '../../domain/contract/text.ts';
import { forgotPasswordMessages, linkOverMessages, resetPasswordMessages } from '#messages/auth.ts';
import { sendResetPassword } from '../features/accounts/sign-in/auth.api.ts';
import styles from '../features/accounts/sign-in/auth.module.css';
import { ClosedHere } from '../features/accounts/registration/closed-here.tsx';
import { LinkOver } from '../features/accounts/sign-in/link-over.tsx';
import { SignInLayout } from '../features/accounts/sign-in/sign-in-layout.tsx';
import { hasCode, sayOf } from '../api/call-error.ts';
import { readToken } from '../api/stored-token.ts';
import { endWhenRefused } from '../api/watch-session.ts';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { Link } from '../routing/link.tsx';
import { forgetLinkToken, useLinkToken } from '../routing/link-token.ts';
import { navigate } from '../routing/location.ts';
import { settings } from '../settings/settings.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { PasswordField } from '../ui/password-field.tsx';

const returnAfter = 2000;

export function ResetPasswordScreen() {
  return settings.localLogin ? <ResetPassword /> : <ClosedHere title={resetPasswordMessages.title} />;
}

function ResetPassword() {
  const token = useLinkToken('/reset-password');
  const [over, setOver] = useState<string>();
  const askAgain = <ButtonLink to="/forgot-password">{resetPasswordMessages.askAgain}</ButtonLink>;
  if (over !== undefined) return <LinkOver why={over}>{askAgain}</LinkOver>;
  if (token === '') {
    return (
      <LinkOver title={linkOverMessages.partTitle} why={resetPasswordMessages.noLink}>
        {askAgain}
      </LinkOver>
    );
  }
  return (
    <SignInLayout>
      <Page title={resetPasswordMessages.title} width="form">
        <ResetForm token={token} onOver={setOver} />
      </Page>
    </SignInLayout>
  );
}

/** The server judges the new password; two entries that differ are not sent to it. */
const schema = z.object({ newPassword: currentPasswordField, confirmPassword: z.string() });

/** All sessions have ended with the old password, maybe also one on this device: then the landing screen is the login. */
async function endRefused(): Promise<void> {
  const token = readToken();
  if (token === null) return;
  // Which takes away what the device has kept for the session.
  await import('./signed-in-layout.tsx').catch(() => undefined);
  endWhenRefused(token);
}

/** The specification tells messages apart by a word, whatever they are an answer to; our own has it in English. */
const isGreen = (message: string) => /success/i.test(message) || message === resetPasswordMessages.done;

function ResetForm({ token, onOver }: { token: string; onOver: (why: string) => void }) {
  const form = useForm({ newPassword: '', confirmPassword: '' });
  const [answer, setAnswer] = useState<string>();
  const done = answer !== undefined;
  const refusal = form.refusal?.message;
  const said = answer ?? (refusal !== undefined && isGreen(refusal) ? refusal : undefined);

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => navigate('/', { replace: true }), returnAfter);
    return () => clearTimeout(timer);
  }, [done]);

  async function reset({ newPassword, confirmPassword }: z.infer<typeof schema>) {
    const { mismatch } = resetPasswordMessages;
    if (newPassword !== confirmPassword) return { message: mismatch, faults: { confirmPassword: mismatch } };
    try {
      setAnswer((await sendResetPassword(token, newPassword)) ?? resetPasswordMessages.done);
    } catch (error) {
      if (!hasCode(error, 'reset_link_invalid')) throw error;
      onOver(sayOf(error, resetPasswordMessages.failed));
      return undefined;
    }
    forgetLinkToken();
    void endRefused();
    return undefined;
  }

  return (
    <>
      {said !== refusal && <FormSummary form={form} />}
      <Notice tone={said && isGreen(said) ? 'success' : 'error'}>{said && <p>{said}</p>}</Notice>
      {!done && (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => form.submit(event, { schema, send: reset, fallback: resetPasswordMessages.failed })}
        >
          <NewPasswordField {...form.bind('newPassword')} />
          <PasswordField {...form.bind('confirmPassword')} required autoComplete="new-password" />
          <Button type="submit" wide pending={form.pending}>
            {resetPasswordMessages.button}
          </Button>
        </form>
      )}
      <div className={styles.ways}>
        <Link to={done ? '/' : '/forgot-password'}>
          {done ? forgotPasswordMessages.back : resetPasswordMessages.askAgain}
        </Link>
      </div>
    </>
  );
}
