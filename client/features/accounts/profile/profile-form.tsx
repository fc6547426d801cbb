import { useState } from 'react';
import type { ReactNode } from 'react';
import { longestAilments } from '../../../../domain/field-limits.ts';
import { heightText, weightText } from '#messages/fields.ts';
import { profileMessages } from '#messages/profile.ts';
import { heights, weights } from '../../../../domain/registration-options.ts';
import type { WorkLists } from '../../../../domain/work-lists.ts';
import type { PublicQuery } from '../../../api/public-query.ts';
import { Controls } from '../../../forms/controls.tsx';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useStoredForm } from '../../../forms/use-stored-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { serverReason } from '../../../ui/server-reason.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { profileFormSchema, valuesOf } from './profile-values.ts';
import type { Me } from './profile.api.ts';
import { useUpdateProfile } from './update-profile.api.ts';
import type { ProfileField, WholeChange } from './profile-values.ts';
import { classNames } from '../../../ui/class-names.ts';
import { row, stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './profile.module.css';
import { draftStore } from '../../../api/drafts.ts';

/** What was typed and is not saved yet. */
const drafts = draftStore<Partial<ReturnType<typeof valuesOf>>>();

/** What a person may change in the own profile. What is typed stays until it is saved, also on a look at another section. */
export function ProfileForm({ person, lists }: { person: Me; lists: PublicQuery<WorkLists> }) {
  const { form, unsaved } = useStoredForm(drafts, valuesOf(person));
  const update = useUpdateProfile(person);
  const [updated, setUpdated] = useState(false);
  const reason = serverReason(update.error);
  // What is stored can be exchanged; the server keeps it where nothing is chosen in its place.
  const emptyOf = (name: ProfileField) => (person[name] ? null : undefined);

  async function save(change: WholeChange) {
    setUpdated(false);
    // As the server keeps it, such as a text without spaces around it.
    form.settle(form.values, valuesOf(await update.mutateAsync(change)));
    setUpdated(true);
    return undefined;
  }

  const controls: Record<ProfileField, ReactNode> = {
    designation: (
      <div>
        <SelectField
          {...form.bind('designation')}
          options={withOwn(lists.data?.designation, person.designation)}
          placeholder={emptyOf('designation')}
        />
        {lists.isError && !lists.data && (
          <Button variant="link" pending={lists.isFetching} onClick={lists.refetch}>
            {profileMessages.loadDesignations}
          </Button>
        )}
      </div>
    ),
    height: (
      <SelectField
        {...form.bind('height')}
        options={heights.map((value) => ({ value, label: heightText(value) }))}
        placeholder={emptyOf('height')}
      />
    ),
    weight: (
      <SelectField
        {...form.bind('weight')}
        options={weights.map((value) => ({ value, label: weightText(value) }))}
        placeholder={emptyOf('weight')}
      />
    ),
    phone: <TextField {...form.bind('phone')} type="tel" optional autoComplete="tel" />,
    ailments: <TextArea {...form.bind('ailments')} rows={3} optional maxLength={2 * longestAilments} />,
  };
  const { designation, phone, height, weight, ailments, ...others } = controls;

  return (
    <Card>
      <h2 className={styles.title}>{profileMessages.changeable}</h2>
      <form
        noValidate
        className={classNames(styles.form, stack(5, 'start'))}
        // What is typed now is not.
        onChange={() => setUpdated(false)}
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
        <Notice tone="info">{form.refusal && reason}</Notice>
        <Notice tone="success">{updated && !form.refusal && profileMessages.updated}</Notice>
        <div className={styles.fields}>
          {designation}
          {phone}
          <div className={styles.pair}>
            {height}
            {weight}
          </div>
          <div className={styles.whole}>{ailments}</div>
          <Controls of={others} />
        </div>
        <div className={row(3)}>
          <Button type="submit" pending={form.pending}>
            {profileMessages.button}
          </Button>
          <p role="status" className={prose.quiet}>
            {unsaved && profileMessages.unsaved}
          </p>
        </div>
      </form>
    </Card>
  );
}

/** What the person has can be kept, though no one else can choose it any more. */
function withOwn(designations: readonly string[] = [], own: string | null = null): readonly string[] {
  return own === null || designations.includes(own) ? designations : [own, ...designations];
}
