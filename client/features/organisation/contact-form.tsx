import { useState } from 'react';
import type * as z from 'zod/mini';
import { contactChange } from '../../../domain/contract/organisation.ts';
import type { Contact, SettledOrganisation } from '../../../domain/contract/organisation.ts';
import { organisationMessages } from '#messages/organisation.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { useChangeOrganisation, useIsSettling } from './organisation.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { stack } from '../../ui/layout.ts';
import styles from './organisation.module.css';

const words = organisationMessages.privacy;

const nobody: Contact = { name: '', email: '', phone: '', address: '' };

/** The privacy contact, and where complaints go if that is someone else. */
export function ContactForms({ settled }: { settled: SettledOrganisation }) {
  const [isOther, setOther] = useState(settled.grievance !== null);
  const { mutateAsync: change } = useChangeOrganisation();
  const isSettling = useIsSettling();

  async function choose(isWanted: boolean) {
    if (!isWanted && settled.grievance) await change({ grievance: null });
    setOther(isWanted);
  }

  return (
    <div className={classNames(styles.form, stack(4, 'start'))}>
      <p>{words.text}</p>
      <ContactForm of="privacy" known={settled.privacy ?? nobody} />
      <CheckField
        label={words.grievance}
        checked={isOther}
        pending={isSettling}
        onChange={(isWanted) => void choose(isWanted).catch(() => undefined)}
      />
      {isOther && (
        <section aria-labelledby="grievance" className={classNames(styles.form, stack(4, 'start'))}>
          <h3 id="grievance">{words.grievanceTitle}</h3>
          <ContactForm of="grievance" known={settled.grievance ?? nobody} />
        </section>
      )}
    </div>
  );
}

function ContactForm({ of: which, known }: { of: 'privacy' | 'grievance'; known: Contact }) {
  const form = useForm({ ...known });
  const { mutateAsync: change } = useChangeOrganisation();
  const [isSaved, setSaved] = useState(false);

  async function send(contact: z.infer<typeof contactChange>) {
    setSaved(false);
    await change({ [which]: contact });
    setSaved(true);
    return undefined;
  }

  return (
    <form
      noValidate
      className={classNames(styles.form, stack(4, 'start'))}
      onSubmit={(event) => form.submit(event, { schema: contactChange, send, fallback: organisationMessages.failed })}
    >
      <FormSummary form={form} />
      <TextField {...form.bind('name')} label={words.name} required autoComplete="off" />
      <TextField {...form.bind('email')} label={words.email} type="email" optional autoComplete="off" />
      <TextField {...form.bind('phone')} label={words.phone} type="tel" optional autoComplete="off" />
      <TextArea {...form.bind('address')} label={words.address} rows={3} optional autoComplete="off" />
      <Button type="submit" pending={form.pending}>
        {organisationMessages.save}
      </Button>
      <Notice tone="success">{isSaved && organisationMessages.saved}</Notice>
    </form>
  );
}
