import { useState } from 'react';
import { changeBodyOf } from '../../../../domain/contract/auth.ts';
import { changePasswordMessages } from '#messages/auth.ts';
import { call } from '../../../api/api-client.ts';
import { NewPasswordField } from '../../../forms/new-password-field.tsx';
import { settings } from '../../../settings/settings.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { stack } from '../../../ui/layout.ts';
import styles from './profile.module.css';

const words = changePasswordMessages;

/** With the old password; all other devices are signed out. */
export function ChangePassword() {
  const form = useForm({ password: '', newPassword: '' });
  const [changed, setChanged] = useState(false);

  async function send(body: { password: string; newPassword: string }) {
    setChanged(false);
    await call('POST /api/auth/change-password', { body });
    form.settle(form.values, { password: '', newPassword: '' });
    setChanged(true);
    return undefined;
  }

  return (
    <form
      noValidate
      className={classNames(styles.form, stack(5, 'start'))}
      onSubmit={(event) =>
        form.submit(event, { schema: changeBodyOf(settings.passwordPolicy), send, fallback: words.failed })
      }
    >
      <FormSummary form={form} />
      <Notice tone="success">{changed && !form.refusal && words.done}</Notice>
      <div className={styles.fields}>
        <PasswordField {...form.bind('password')} label={words.current} required autoComplete="current-password" />
        <NewPasswordField {...form.bind('newPassword')} />
      </div>
      <Button type="submit" variant="quiet" pending={form.pending}>
        {words.button}
      </Button>
    </form>
  );
}
