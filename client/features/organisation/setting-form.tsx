import { useState } from 'react';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { organisationMessages } from '#messages/organisation.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import type { Form } from '../../forms/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './organisation.module.css';

type SettingFormProps<Name extends string, Schema extends z.core.$ZodType> = {
  form: Form<Name>;
  schema: Schema;
  change: (data: z.core.output<Schema>) => Promise<unknown>;
  /** Some settings are only read. */
  changeable?: boolean;
  children: ReactNode;
};

/** One setting of the organisation, saved by itself. */
export function SettingForm<Name extends string, Schema extends z.core.$ZodType>({
  form,
  schema,
  change,
  changeable = true,
  children,
}: SettingFormProps<Name, Schema>) {
  const [isSaved, setSaved] = useState(false);

  async function send(data: z.core.output<Schema>) {
    setSaved(false);
    await change(data);
    setSaved(true);
    return undefined;
  }

  return (
    <form
      noValidate
      className={classNames(styles.form, stack(4, 'start'))}
      // What is typed now is not.
      onChange={() => setSaved(false)}
      onSubmit={(event) => form.submit(event, { schema, send, fallback: organisationMessages.failed })}
    >
      <FormSummary form={form} />
      {children}
      {changeable && (
        <Button type="submit" pending={form.pending}>
          {organisationMessages.save}
        </Button>
      )}
      <Notice tone="success">{isSaved && !form.refusal && organisationMessages.saved}</Notice>
    </form>
  );
}
