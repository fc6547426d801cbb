import { useState } from 'react';
import * as z from 'zod/mini';
import { correctOwnDetailsBody } from '../../../../domain/contract/corrections.ts';
import type { OwnDetails } from '../../../../domain/contract/corrections.ts';
import { longestName } from '../../../../domain/field-limits.ts';
import { correctOwnMessages } from '#messages/corrections.ts';
import { useFollowStored } from '../../../forms/follow-stored.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCorrectOwnDetails } from './corrections.api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { stack } from '../../../ui/layout.ts';
import styles from './corrections.module.css';

const words = correctOwnMessages;

/** An admin made at start has no date of birth, and need not give one. */
export function CorrectOwn({ details }: { details: OwnDetails }) {
  const hasBirth = details.date_of_birth !== null;
  const known = { name: details.name, date_of_birth: details.date_of_birth ?? '' };
  const form = useForm(known);
  const { mutateAsync: correct } = useCorrectOwnDetails();
  const [saved, setSaved] = useState(false);

  useFollowStored(form, known);

  async function send(body: { name: string; date_of_birth?: string | undefined }) {
    setSaved(false);
    const stored = await correct(hasBirth ? body : { name: body.name });
    form.settle(form.values, { name: stored.name });
    setSaved(true);
    return undefined;
  }

  const schema = hasBirth ? correctOwnDetailsBody : nameAlone;
  return (
    <form
      noValidate
      className={classNames(styles.form, stack(4, 'start'))}
      onSubmit={(event) => form.submit(event, { schema, send, fallback: words.failed })}
    >
      <FormSummary form={form} />
      <Notice tone="success">{saved && !form.refusal && words.saved}</Notice>
      <div className={styles.fields}>
        <TextField {...form.bind('name')} required maxLength={longestName} autoComplete="name" />
        {hasBirth && <DateField {...form.bind('date_of_birth')} required autoComplete="bday" />}
      </div>
      <Button type="submit" variant="quiet" pending={form.pending}>
        {words.button}
      </Button>
    </form>
  );
}

const nameAlone = z.pick(correctOwnDetailsBody, { name: true });
