import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { correctOwnDetailsBody } from '../../../../domain/contract/corrections.ts';
import type { OwnDetails, correctOwnDetails } from '../../../../domain/contract/corrections.ts';
import type { BodyOf } from '../../../../domain/contract/endpoint.ts';
import { longestName } from '../../../../domain/field-limits.ts';
import { byField } from '../../../../domain/person-fields.ts';
import { correctOwnMessages } from '#messages/corrections.ts';
import { Controls } from '../../../forms/controls.tsx';
import { useFollowStored } from '../../../forms/follow-stored.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ownFields, useCorrectOwnDetails } from './corrections.api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { stack } from '../../../ui/layout.ts';
import styles from './corrections.module.css';

const words = correctOwnMessages;

const textsOf = (details: OwnDetails) => byField(ownFields, (name) => details[name] ?? '');

/** An admin made at start has no date of birth, and need not give one. */
export function CorrectOwn({ details }: { details: OwnDetails }) {
  const given = ownFields.filter((name) => details[name] !== null);
  const known = textsOf(details);
  const form = useForm(known);
  const { mutateAsync: correct } = useCorrectOwnDetails(known);
  const [saved, setSaved] = useState(false);

  useFollowStored(form, known);

  async function send(body: BodyOf<typeof correctOwnDetails>) {
    setSaved(false);
    form.settle(form.values, textsOf(await correct(body)));
    setSaved(true);
    return undefined;
  }

  const schema = z.pick(
    correctOwnDetailsBody,
    byField(given, () => true as const),
  );
  const controls: Record<(typeof ownFields)[number], ReactNode> = {
    name: <TextField {...form.bind('name')} required maxLength={longestName} autoComplete="name" />,
    date_of_birth: <DateField {...form.bind('date_of_birth')} required autoComplete="bday" />,
  };
  return (
    <form
      noValidate
      className={classNames(styles.form, stack(4, 'start'))}
      onSubmit={(event) => form.submit(event, { schema, send, fallback: words.failed })}
    >
      <FormSummary form={form} />
      <Notice tone="success">{saved && !form.refusal && words.saved}</Notice>
      <div className={styles.fields}>
        <Controls of={byField(given, (name) => controls[name])} />
      </div>
      <Button type="submit" variant="quiet" pending={form.pending}>
        {words.button}
      </Button>
    </form>
  );
}
