import { useState } from 'react';
import { organisationName } from '../../../domain/contract/organisation.ts';
import type { SettledOrganisation } from '../../../domain/contract/organisation.ts';
import { organisationMessages } from '#messages/organisation.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChangeOrganisation } from './organisation.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { stack } from '../../ui/layout.ts';
import styles from './organisation.module.css';

const words = organisationMessages.name;

export function NameForm({ settled }: { settled: SettledOrganisation }) {
  const form = useForm({ name: settled.name });
  const { mutateAsync: change } = useChangeOrganisation();
  const [isSaved, setSaved] = useState(false);

  async function send({ name }: { name: string }) {
    setSaved(false);
    await change({ name });
    setSaved(true);
    return undefined;
  }

  return (
    <form
      noValidate
      className={classNames(styles.form, stack(4, 'start'))}
      onSubmit={(event) =>
        form.submit(event, { schema: organisationName, send, fallback: organisationMessages.failed })
      }
    >
      <FormSummary form={form} />
      <TextField {...form.bind('name')} label={words.label} required autoComplete="organization" />
      <Button type="submit" pending={form.pending}>
        {organisationMessages.save}
      </Button>
      <Notice tone="success">{isSaved && organisationMessages.saved}</Notice>
    </form>
  );
}
