import { useState } from 'react';
import { longestAilments } from '../../../domain/contract/person.ts';
import { heightText, weightText } from '#messages/fields.ts';
import { profileMessages } from '#messages/profile.ts';
import { designations, heights, weights } from '../../../domain/registration-options.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { profileFormSchema, valuesOf } from './profile-values.ts';
import { useUpdateProfile } from './profile.api.ts';
import type { Me } from './profile.api.ts';
import type { WholeChange } from './profile-values.ts';
import styles from './profile.module.css';

/** What a person may change in the own profile. */
export function ProfileForm({ person }: { person: Me }) {
  const form = useForm(valuesOf(person));
  const update = useUpdateProfile(person);
  const [updated, setUpdated] = useState(false);

  async function save(change: WholeChange) {
    setUpdated(false);
    await update.mutateAsync(change);
    setUpdated(true);
    return undefined;
  }

  return (
    <Card as="section">
      <h2 className={styles.title}>{profileMessages.changeable}</h2>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) =>
          form.submit(event, {
            schema: profileFormSchema,
            send: save,
            fallback: profileMessages.failed,
            always: profileMessages.failed,
          })
        }
      >
        <FormSummary form={form} />
        <Notice tone="success">{updated && !form.refusal && profileMessages.updated}</Notice>
        <div className={styles.fields}>
          <SelectField {...form.bind('designation')} options={designations} />
          <TextField {...form.bind('phone')} type="tel" optional autoComplete="tel" />
          <SelectField
            {...form.bind('height')}
            options={heights.map((height) => ({ value: height, label: heightText(height) }))}
          />
          <SelectField
            {...form.bind('weight')}
            options={weights.map((weight) => ({ value: weight, label: weightText(weight) }))}
          />
          <div className={styles.whole}>
            <TextArea {...form.bind('ailments')} optional maxLength={2 * longestAilments} />
          </div>
        </div>
        <Button type="submit" pending={form.pending}>
          {profileMessages.button}
        </Button>
      </form>
    </Card>
  );
}
