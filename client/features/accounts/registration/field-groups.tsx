import { useState } from 'react';
import type { ReactNode } from 'react';
import { longestAilments, longestName } from '../../../../domain/field-limits.ts';
import { dayInZone } from '../../../../domain/dates.ts';
import { registerMessages } from '#messages/auth.ts';
import { joinMessages } from '#messages/registration.ts';
import { uiMessages } from '#messages/ui.ts';
import { fieldLabel, heightText, weightText } from '#messages/fields.ts';
import { bloodGroups, heights, weights } from '../../../../domain/registration-options.ts';
import { citiesOf } from '../../../../domain/work-lists.ts';
import { byField, fieldsWhere } from '../../../../domain/person-fields.ts';
import type { WorkLists } from '../../../../domain/work-lists.ts';
import type { PublicQuery } from '../../../api/public-query.ts';
import { NewPasswordField } from '../../../forms/new-password-field.tsx';
import type { Form } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DateField, TextArea, TextField } from '../../../ui/text-field.tsx';
import { ageText, birthDateRange } from './birth-dates.ts';
import styles from './registration.module.css';

/** What its person alone can say: a staff list does not. */
export const aboutNames = fieldsWhere('imported', false);

export const emptyOf = <Name extends string>(names: readonly Name[]): Record<Name, string> => byField(names, () => '');

type Group<Name extends string> = { form: Pick<Form<Name>, 'bind' | 'change' | 'values'> };

type AccountFieldsProps = Group<'name' | 'email' | 'password'> & { isConfirmed?: boolean };

export function AccountFields({ form, isConfirmed = false }: AccountFieldsProps) {
  return (
    <Fields title={registerMessages.account}>
      <div className={styles.half}>
        <TextField {...form.bind('name')} required autoComplete="name" maxLength={2 * longestName} />
      </div>
      <div className={styles.half}>
        <TextField
          {...form.bind('email')}
          type="email"
          inputMode="email"
          required
          autoComplete="email"
          readOnly={isConfirmed}
        />
      </div>
      <div className={styles.row}>
        <NewPasswordField {...form.bind('password')} />
      </div>
    </Fields>
  );
}

export function AboutFields({
  form,
}: Group<'date_of_birth' | 'blood_group' | 'height' | 'weight' | 'phone' | 'ailments'>) {
  const [range] = useState(() => birthDateRange(dayInZone(new Date())));
  return (
    <Fields title={registerMessages.about}>
      <div className={styles.born}>
        <DateField {...form.bind('date_of_birth')} {...range} required autoComplete="bday" />
        <TextField label={fieldLabel('age')} value={ageText(form.values.date_of_birth)} readOnly />
      </div>
      <SelectField {...form.bind('blood_group')} options={bloodGroups} required />
      <SelectField {...form.bind('height')} options={heights.map(inCentimetres)} required />
      <SelectField {...form.bind('weight')} options={weights.map(inKilograms)} required />
      <TextField {...form.bind('phone')} type="tel" optional autoComplete="tel" />
      <div className={styles.row}>
        <TextArea {...form.bind('ailments')} optional rows={3} maxLength={2 * longestAilments} />
      </div>
    </Fields>
  );
}

type WorkFieldsProps = Group<'theme' | 'designation' | 'state' | 'city'> & { lists: PublicQuery<WorkLists> };

const none: WorkLists = { theme: [], designation: [], state: [] };

export function WorkFields({ form, lists: { value = none, failed, pending, reload } }: WorkFieldsProps) {
  const { state } = form.values;
  return (
    <Fields title={registerMessages.work}>
      {value === none && failed && (
        <div role="alert" className={styles.row}>
          <p>{registerMessages.listsFailed}</p>
          <Button variant="quiet" pending={pending} onClick={reload}>
            {uiMessages.tryAgain}
          </Button>
        </div>
      )}
      <div className={styles.half}>
        <SelectField {...form.bind('theme')} options={value.theme} required />
      </div>
      <div className={styles.half}>
        <SelectField
          {...form.bind('designation')}
          options={value.designation}
          required
          autoComplete="organization-title"
        />
      </div>
      <div className={styles.half}>
        <SelectField
          {...form.bind('state')}
          options={value.state.map(({ name }) => name)}
          required
          onChange={({ target }) => form.change({ state: target.value, city: '' })}
        />
      </div>
      <div className={styles.half}>
        <SelectField {...form.bind('city')} options={citiesOf(value, state)} required disabled={state === ''} />
      </div>
    </Fields>
  );
}

/** Of someone whose name and address are known. */
export function PasswordFields({ form }: Group<'password'>) {
  return (
    <Fields title={joinMessages.account}>
      <div className={styles.row}>
        <NewPasswordField {...form.bind('password')} />
      </div>
    </Fields>
  );
}

function Fields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="div">
      <h2 tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}

function inCentimetres(height: string) {
  return { value: height, label: heightText(height) };
}

function inKilograms(weight: string) {
  return { value: weight, label: weightText(weight) };
}
