import { useEffect, useRef } from 'react';
import { confirmPasswordBody } from '../../../../domain/contract/confirm-password.ts';
import { factorSetUpMessages as words } from '#messages/second-factor.ts';
import { uiMessages } from '#messages/ui.ts';
import { hasCode } from '../../../api/call-error.ts';
import type { Refusal } from '../../../forms/faults.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { row } from '../../../ui/layout.ts';
import { OwnPasswordField } from '../sign-in/own-password-field.tsx';
import styles from './second-factor.module.css';

type PasswordFormProps = {
  text: string;
  button: string;
  danger?: boolean;
  /** Makes the call that needs it. */
  send: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** How one signs in changes only with the password. */
export function PasswordForm({ text, button, danger = false, send, onCancel }: PasswordFormProps) {
  const form = useForm({ password: '' });
  const place = useRef<HTMLFormElement>(null);

  // The button that led here may be gone.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  async function sendOnce({ password }: { password: string }): Promise<Refusal | undefined> {
    try {
      await send(password);
      return undefined;
    } catch (error) {
      if (!hasCode(error, 'wrong_password')) throw error;
      const message = error.msg ?? uiMessages.failed;
      return { message, faults: { password: message } };
    }
  }

  return (
    <form
      ref={place}
      noValidate
      className={styles.form}
      onSubmit={(event) => form.submit(event, { schema: confirmPasswordBody, send: sendOnce })}
    >
      <p>{text}</p>
      <FormSummary form={form} />
      <OwnPasswordField form={form} />
      <FormEnd button={button} danger={danger} pending={form.pending} onCancel={onCancel} />
    </form>
  );
}

type FormEndProps = { button: string; danger?: boolean; pending: boolean; onCancel: () => void };

/** The last line of each form of a second factor. */
export function FormEnd({ button, danger = false, pending, onCancel }: FormEndProps) {
  return (
    <div className={classNames(styles.actions, row(3, 'stretch'))}>
      <Button variant="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={pending}>
        {button}
      </Button>
    </div>
  );
}
