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
    <MailedEmailLink
      address="/confirm-email"
      title={words.title}
      another={words.another}
      way={<ButtonLink to="/profile/account">{words.toProfile}</ButtonLink>}
    >
      {(token, onOver) => <Change token={token} onOver={onOver} />}
    </MailedEmailLink>
  );
}

function Change({ token, onOver }: { token: string; onOver: () => void }) {
  const query = useOpenReply(async () => {
    try {
      return await call('GET /api/email-changes/:token', { params: { token } });
    } catch (error) {
      if (hasCode(error, 'email_link_invalid')) onOver();
      throw error;
    }
  });
  const { data } = query;
  if (!data) return <NotLoaded query={query} height={200} />;
  return <Confirm token={token} email={data.email} needsPassword={data.needs_password} onOver={onOver} />;
}

type ConfirmProps = { token: string; email: string; needsPassword: boolean; onOver: () => void };

function Confirm({ token, email, needsPassword, onOver }: ConfirmProps) {
  return (
    <EmailForm
      schema={needsPassword ? confirmEmailChangeBody : nothing}
      send={async (body) => (await call('POST /api/email-changes/:token', { params: { token }, body })).msg}
      words={words}
      text={<p className={styles.address}>{words.text(email)}</p>}
      password={needsPassword ? { text: words.needsPassword } : undefined}
      onOver={onOver}
    />
  );
}

const nothing = z.object({});
