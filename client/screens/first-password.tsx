import { useQueryClient } from '@tanstack/react-query';
import { changeBodyOf } from '../../domain/contract/auth.ts';
import { changePasswordMessages, firstPasswordMessages as words } from '#messages/auth.ts';
import { call } from '../api/api-client.ts';
import styles from '../features/accounts/sign-in/auth.module.css';
import { FormSummary } from '../forms/form-summary.tsx';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { PasswordField } from '../ui/password-field.tsx';

/** In place of everything else, until the password that was given is changed: the server lets nothing else through. */
export function FirstPasswordScreen({ onSignOut }: { onSignOut: () => void }) {
  const form = useForm({ password: '', newPassword: '' });
  const cache = useQueryClient();

  async function send(body: { password: string; newPassword: string }) {
    await call('POST /api/auth/change-password', { body });
    await cache.resetQueries();
    return undefined;
  }

  return (
    <Page title={words.title} intro={words.intro} width="form">
      <FormSummary form={form} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) =>
          form.submit(event, {
            schema: changeBodyOf(settings.passwordPolicy),
            send,
            fallback: changePasswordMessages.failed,
          })
        }
      >
        <PasswordField {...form.bind('password')} label={words.current} required autoComplete="current-password" />
        <NewPasswordField {...form.bind('newPassword')} />
        <Button type="submit" wide pending={form.pending}>
          {words.button}
        </Button>
      </form>
      <div className={styles.ways}>
        <Button variant="quiet" onClick={onSignOut}>
          {words.signOut}
        </Button>
      </div>
    </Page>
  );
}
