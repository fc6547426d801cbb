import * as z from 'zod/mini';
import { confirmEmailChangeBody } from '../../domain/contract/corrections.ts';
import { confirmEmailMessages } from '#messages/corrections.ts';
import { call } from '../api/api-client.ts';
import { hasCode } from '../api/call-error.ts';
import { useOpenReply } from '../api/use-open-reply.ts';
import styles from '../features/accounts/sign-in/auth.module.css';
import { EmailForm, MailedEmailLink } from '../features/accounts/sign-in/mailed-email-link.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';

const words = confirmEmailMessages;

/** A press confirms, not the opening of the address: programs that look into mails open addresses too. */
export function ConfirmEmailScreen() {
  return (
    <MailedEmailLink address="/confirm-email" title={words.title} over={over}>
      {(token) => <Change token={token} />}
    </MailedEmailLink>
  );
}

function Change({ token }: { token: string }) {
  const query = useOpenReply(() => call('GET /api/email-changes/:token', { params: { token } }));
  const { data, error } = query;
  if (hasCode(error, 'email_link_invalid')) {
    return (
      <>
        <p role="alert">{error.msg}</p>
        {over}
      </>
    );
  }
  if (!data) return <NotLoaded query={query} height={200} />;
  return <Confirm token={token} email={data.email} needsPassword={data.needs_password} />;
}

function Confirm({ token, email, needsPassword }: { token: string; email: string; needsPassword: boolean }) {
  return (
    <EmailForm
      schema={needsPassword ? confirmEmailChangeBody : nothing}
      send={async (body) => (await call('POST /api/email-changes/:token', { params: { token }, body })).msg}
      words={words}
      text={<p className={styles.address}>{words.text(email)}</p>}
      password={needsPassword ? { text: words.needsPassword } : undefined}
      over={over}
    />
  );
}

const nothing = z.object({});

const over = (
  <>
    <p>{words.another}</p>
    <ButtonLink to="/profile/account">{words.toProfile}</ButtonLink>
  </>
);
