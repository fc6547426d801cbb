import { useState } from 'react';
import { changeOwnEmailBody } from '../../../../domain/contract/corrections.ts';
import { changeEmailMessages } from '#messages/corrections.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { OwnPasswordField } from '../../accounts/sign-in/own-password-field.tsx';
import { useChangeEmail } from './corrections.api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { stack } from '../../../ui/layout.ts';
import styles from './corrections.module.css';

const words = changeEmailMessages;

/** Nothing changes before the link is opened that goes to the new address. */
export function ChangeEmail() {
  const form = useForm({ email: '', password: '' });
  const { mutateAsync: ask } = useChangeEmail();
  const [sent, setSent] = useState<string>();

  async function send(body: { email: string; password: string }) {
    setSent(undefined);
    const { msg } = await ask(body);
    form.settle(form.values, { email: '', password: '' });
    setSent(msg);
    return undefined;
  }

  return (
    <form
      noValidate
      className={classNames(styles.form, stack(4, 'start'))}
      onSubmit={(event) => form.submit(event, { schema: changeOwnEmailBody, send, fallback: words.failed })}
    >
      <FormSummary form={form} />
      <Notice tone="success">{!form.refusal && sent}</Notice>
      <div className={styles.fields}>
        <TextField {...form.bind('email')} label={words.field} type="email" required autoComplete="email" />
        <OwnPasswordField form={form} label={words.password} />
      </div>
      <Button type="submit" variant="quiet" pending={form.pending}>
        {words.button}
      </Button>
    </form>
  );
}
