import { useState } from 'react';
import type { ReactNode } from 'react';
import { contactChange } from '../../../domain/contract/organisation.ts';
import type { Contact, SettledOrganisation } from '../../../domain/contract/organisation.ts';
import { organisationMessages } from '#messages/organisation.ts';
import { sayOf } from '../../api/call-error.ts';
import { useFollowStored } from '../../forms/follow-stored.ts';
import { useForm } from '../../forms/use-form.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChangeOrganisation, useIsSettling } from './organisation.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { stack } from '../../ui/layout.ts';
import { SettingForm } from './setting-form.tsx';
import styles from './organisation.module.css';

const words = organisationMessages.privacy;

const nobody: Contact = { name: '', email: '', phone: '', address: '' };

/** The privacy contact, and where complaints go if that is someone else. */
export function ContactForms({ settled }: { settled: SettledOrganisation }) {
  const [isWished, setWished] = useState(false);
  // Also where another admin has named someone meanwhile.
  const isOther = isWished || settled.grievance !== null;
  const { mutateAsync: change } = useChangeOrganisation();
  const isSettling = useIsSettling();
  const [fault, setFault] = useState<string>();

  async function choose(isWanted: boolean) {
    setFault(undefined);
    try {
      if (!isWanted && settled.grievance) await change({ grievance: null });
      setWished(isWanted);
    } catch (error) {
      setFault(sayOf(error, organisationMessages.failed));
    }
  }

  return (
    <div className={classNames(styles.form, stack(4, 'start'))}>
      <p>{words.text}</p>
      <ContactForm of="privacy" known={settled.privacy ?? nobody}>
        <CheckField
          label={words.grievance}
          checked={isOther}
          pending={isSettling}
          onChange={(isWanted) => void choose(isWanted)}
        />
        <Notice tone="error">{fault}</Notice>
      </ContactForm>
      {isOther && (
        <section aria-labelledby="grievance" className={classNames(styles.form, stack(4, 'start'))}>
          <h3 id="grievance">{words.grievanceTitle}</h3>
          <ContactForm of="grievance" known={settled.grievance ?? nobody} />
        </section>
      )}
    </div>
  );
}

type ContactFormProps = {
  of: 'privacy' | 'grievance';
  known: Contact;
  children?: ReactNode;
};

function ContactForm({ of: which, known, children }: ContactFormProps) {
  const form = useForm({ ...known });
  useFollowStored(form, known);
  const { mutateAsync: change } = useChangeOrganisation();
  return (
    <SettingForm form={form} schema={contactChange} change={(contact) => change({ [which]: contact })}>
      <div className={styles.fields}>
        <TextField {...form.bind('name')} label={words.name} required autoComplete="off" />
        <TextField {...form.bind('email')} label={words.email} type="email" optional autoComplete="off" />
        <TextField {...form.bind('phone')} label={words.phone} type="tel" optional autoComplete="off" />
        <TextArea {...form.bind('address')} label={words.address} rows={2} optional autoComplete="off" />
      </div>
      {children}
    </SettingForm>
  );
}
