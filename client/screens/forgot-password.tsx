import { useState } from 'react';
import { forgotPasswordBody } from '../../domain/contract/auth.ts';
import { forgotPasswordMessages as words } from '#messages/auth.ts';
import { ClosedHere } from '../features/accounts/registration/closed-here.tsx';
import { sendForgotPassword } from '../features/accounts/sign-in/auth.api.ts';
import styles from '../features/accounts/sign-in/auth.module.css';
import { SignInLayout } from '../features/accounts/sign-in/sign-in-layout.tsx';
import { MailRequest } from '../features/accounts/sign-in/mail-request.tsx';
import type { SentRequest } from '../features/accounts/sign-in/mail-request.tsx';
import { Link } from '../routing/link.tsx';
import { settings } from '../settings/settings.ts';
import { Page } from '../ui/page.tsx';

/** What is answered and shown is the same whether there is an account or not. */
export function ForgotPasswordScreen() {
  return settings.localLogin ? <ForgotPassword /> : <ClosedHere title={words.title} />;
}

function ForgotPassword() {
  const [sent, setSent] = useState<SentRequest | null>(null);
  return (
    <SignInLayout>
      <Page title={words.title} intro={sent ? undefined : words.intro} width="form">
        <MailRequest
          words={words}
          schema={forgotPasswordBody}
          ask={async (email) => (await sendForgotPassword(email)) ?? words.sent}
          sent={sent}
          onSent={setSent}
        />
        <div className={styles.ways}>
          <Link to="/">{words.back}</Link>
        </div>
      </Page>
    </SignInLayout>
  );
}
