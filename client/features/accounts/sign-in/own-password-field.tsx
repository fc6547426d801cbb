import { useEffect, useState } from 'react';
import { connectionMessages as words } from '#messages/single-sign-on.ts';
import type { Form } from '../../../forms/form-state.ts';
import { settings } from '../../../settings/settings.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { hasPassword } from './has-password.ts';

/** What is sent for someone who has no password: no one reads it, and the provider is asked in its place. */
const provenElsewhere = 'at the provider';

type OwnPasswordFieldProps = {
  form: Pick<Form<'password'>, 'bind' | 'change'>;
  label?: string;
};

/** One's own password once more. People who sign in through the organisation alone have none, and are asked for none. */
export function OwnPasswordField({ form, label }: OwnPasswordFieldProps) {
  const field = form.bind('password');
  const [isWithout, setWithout] = useState(false);

  useEffect(() => {
    void hasPassword().then((has) => setWithout(!has));
  }, []);
  useEffect(() => {
    if (isWithout && field.value === '') form.change({ password: provenElsewhere });
  });

  if (isWithout) return <p>{words.linkedAlone(settings.ssoName)}</p>;
  return <PasswordField {...field} label={label ?? field.label} required autoComplete="current-password" />;
}
