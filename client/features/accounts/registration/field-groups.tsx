import { useState } from 'react';
import type { ReactNode } from 'react';
import { birthDateRange } from '../../../../domain/birth-dates.ts';
import { longestAilments, longestName } from '../../../../domain/field-limits.ts';
import { dayInZone } from '../../../../domain/dates.ts';
import { registerMessages } from '#messages/auth.ts';
import { joinMessages } from '#messages/registration.ts';
import { uiMessages } from '#messages/ui.ts';
import { fieldLabel, heightText, weightText } from '#messages/fields.ts';
import { bloodGroups, heights, weights } from '../../../../domain/registration-options.ts';
import { byField, fieldsWhere } from '../../../../domain/person-fields.ts';
import type { FieldsWhere, PersonFieldName } from '../../../../domain/person-fields.ts';
import { citiesOf, isWork, plainLists, workListKinds } from '../../../../domain/work-lists.ts';
import type { WorkListKind, WorkLists } from '../../../../domain/work-lists.ts';
import type { PublicQuery } from '../../../api/public-query.ts';
import { Controls } from '../../../forms/controls.tsx';
import { NewPasswordField } from '../../../forms/new-password-field.tsx';
import type { Form } from '../../../forms/form-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ageText } from './age-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './registration.module.css';

/** What its person alone can say: a staff list does not. */
export const aboutNames = fieldsWhere('imported', false);

type AboutField = FieldsWhere<'imported', false>;

type AccountField = Exclude<PersonFieldName, AboutField | WorkListKind>;

/** Who it is. */
export const accountNames = fieldsWhere('imported', true).filter((name): name is AccountField => !isWork(name));

export const emptyOf = <Name extends string>(names: readonly Name[]): Record<Name, string> => byField(names, () => '');

type Group<Name extends string> = { form: Pick<Form<Name>, 'bind' | 'change' | 'values'> };

type AccountFieldsProps = Group<AccountField | 'password'> & { isConfirmed?: boolean };

export function AccountFields({ form, isConfirmed = false }: AccountFieldsProps) {
  const controls: Record<AccountField | 'password', ReactNode> = {
    name: (
      <div className={styles.half}>
        <TextField {...form.bind('name')} required autoComplete="name" maxLength={2 * longestName} />
      </div>
    ),
    email: (
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
    ),
    password: (
      <div className={styles.row}>
        <NewPasswordField {...form.bind('password')} />
      </div>
    ),
  };
  return (
    <Fields title={registerMessages.account} columns={styles.two}>
      <Controls of={controls} />
    </Fields>
  );
}

export function AboutFields({ form }: Group<AboutField>) {
  const [range] = useState(() => birthDateRange(dayInZone(new Date())));
  const controls: Record<AboutField, ReactNode> = {
    date_of_birth: (
      <div className={styles.born}>
        <DateField {...form.bind('date_of_birth')} {...range} required autoComplete="bday" />
        <TextField
          label={fieldLabel('age')}
          name="age"
          value={ageText(form.values.date_of_birth)}
          placeholder="–"
          readOnly
        />
      </div>
    ),
    blood_group: <SelectField {...form.bind('blood_group')} options={bloodGroups} required />,
    height: <SelectField {...form.bind('height')} options={heights.map(inCentimetres)} required />,
    weight: <SelectField {...form.bind('weight')} options={weights.map(inKilograms)} required />,
    phone: <TextField {...form.bind('phone')} type="tel" optional autoComplete="tel" />,
    ailments: (
      <div className={styles.row}>
        <TextArea {...form.bind('ailments')} optional rows={2} maxLength={2 * longestAilments} />
      </div>
    ),
  };
  return (
    <Fields title={registerMessages.about}>
      <Controls of={controls} />
    </Fields>
  );
}

type WorkFieldsProps = Group<WorkListKind> & { lists: PublicQuery<WorkLists> };

const none: WorkLists = { ...byField(plainLists, () => []), state: [] };

export function WorkFields({ form, lists: { data = none, isError, isFetching, refetch } }: WorkFieldsProps) {
  const { state } = form.values;
  const controls: Record<WorkListKind, ReactNode> = {
    theme: <SelectField {...form.bind('theme')} options={data.theme} required />,
    designation: (
      <SelectField
        {...form.bind('designation')}
        options={data.designation}
        required
        autoComplete="organization-title"
      />
    ),
    state: (
      <SelectField
        {...form.bind('state')}
        options={data.state.map(({ name }) => name)}
        required
        onChange={({ target }) => form.change({ state: target.value, city: '' })}
      />
    ),
    city: <SelectField {...form.bind('city')} options={citiesOf(data, state)} required disabled={state === ''} />,
  };
  return (
    <Fields title={registerMessages.work} columns={styles.two}>
      {data === none && isError && (
        <div role="alert" className={styles.row}>
          <p>{registerMessages.listsFailed}</p>
          <Button variant="quiet" pending={isFetching} onClick={refetch}>
            {uiMessages.tryAgain}
          </Button>
        </div>
      )}
      {workListKinds.map((kind) => (
        <div key={kind} className={plainLists.some((plain) => plain === kind) ? styles.half : undefined}>
          {controls[kind]}
        </div>
      ))}
    </Fields>
  );
}

/** For someone whose name and address are known. */
export function PasswordFields({ form }: Group<'password'>) {
  return (
    <Fields title={joinMessages.account} columns={styles.two}>
      <div className={styles.row}>
        <NewPasswordField {...form.bind('password')} />
      </div>
    </Fields>
  );
}

/** `columns` on a desk, where they are not three. */
export function Fields({ title, columns, children }: { title: string; columns?: string; children: ReactNode }) {
  return (
    <Card as="div">
      <h2 tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={classNames(styles.fields, columns)}>{children}</div>
    </Card>
  );
}

function inCentimetres(height: string) {
  return { value: height, label: heightText(height) };
}

function inKilograms(weight: string) {
  return { value: weight, label: weightText(weight) };
}
