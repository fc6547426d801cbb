import { useId } from 'react';
import { confirmPasswordBody } from '../../../../domain/contract/confirm-password.ts';
import { confirmPasswordMessages } from '#messages/confirm-password.ts';
import { uiMessages } from '#messages/ui.ts';
import type { Refusal } from '../../../forms/faults.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { call } from '../../../api/api-client.ts';
import { hasCode } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import modal from '../../../ui/modal.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { PromptProps } from './asked-password.tsx';
import styles from './password-prompt.module.css';

/** Asks for the password before a step that gives power over others. What lies under it stays as it is. */
export function PasswordPrompt({ onDone }: PromptProps) {
  const id = useId();
  const form = useForm({ password: '' });

  async function send(body: { password: string }): Promise<Refusal | undefined> {
    try {
      await call('POST /api/auth/confirm-password', { body });
      onDone(true);
      return undefined;
    } catch (error) {
      if (!hasCode(error, 'wrong_password')) throw error;
      const { wrong } = confirmPasswordMessages;
      return { message: wrong, faults: { password: wrong } };
    }
  }

  return (
    <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={() => onDone(false)}>
      <h2 id={`${id}-title`}>{confirmPasswordMessages.title}</h2>
      <p id={`${id}-text`} className={modal.text}>
        {confirmPasswordMessages.text}
      </p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) =>
          form.submit(event, { schema: confirmPasswordBody, send, fallback: confirmPasswordMessages.failed })
        }
      >
        <FormSummary form={form} />
        <PasswordField {...form.bind('password')} data-first-focus required autoComplete="current-password" />
        <div className={modal.actions}>
          <Button variant="quiet" onClick={() => onDone(false)}>
            {uiMessages.cancel}
          </Button>
          <Button type="submit" pending={form.pending}>
            {confirmPasswordMessages.button}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
