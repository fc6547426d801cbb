import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { correctDetailsBody } from '../../../../domain/contract/corrections.ts';
import type { PersonDetails } from '../../../../domain/contract/corrections.ts';
import { longestName } from '../../../../domain/field-limits.ts';
import { byField, fieldsWhere } from '../../../../domain/person-fields.ts';
import { citiesOf, plainLists, workListKinds } from '../../../../domain/work-lists.ts';
import type { WorkListKind, WorkLists } from '../../../../domain/work-lists.ts';
import { adminRequestMessages } from '#messages/admin-requests.ts';
import { changeEmailMessages, correctPersonMessages } from '#messages/corrections.ts';
import { Controls } from '../../../forms/controls.tsx';
import { useFollowStored } from '../../../forms/follow-stored.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCorrectDetails } from './corrections.api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { stack } from '../../../ui/layout.ts';
import styles from './corrections.module.css';

const words = correctPersonMessages;
const fields = fieldsWhere('admin', 'correct', 'link');

type Body = z.infer<typeof correctDetailsBody>;

/** What someone does not have stays so; what they have can be no empty text. */
const schemaFor = (stored: Record<string, string>) =>
  z.pipe(
    z.pipe(
      z.record(z.string(), z.string()),
      z.transform((typed) =>
        Object.fromEntries(Object.entries(typed).filter(([name, text]) => text !== '' || stored[name] !== '')),
      ),
    ),
    correctDetailsBody,
  );

const textsOf = (person: PersonDetails) => byField(fields, (name) => person[name] ?? '');

/** Told to the person; another e-mail waits until they confirm it. */
export function CorrectPerson({ person, lists }: { person: PersonDetails; lists: WorkLists | undefined }) {
  const stored = textsOf(person);
  const form = useForm(stored);
  const { mutateAsync: correct } = useCorrectDetails(person.id);
  const [saved, setSaved] = useState(false);

  const asked = person.email_change;

  // There is nothing to tell anyone then.
  const isSame = fields.every((field) => form.values[field] === stored[field]);

  useFollowStored(form, stored);

  async function send(body: Body) {
    setSaved(false);
    const changed = fields.filter((field) => body[field] !== undefined && body[field] !== person[field]);
    // Only a space behind what is stored, or the like.
    if (changed.length === 0) form.settle(form.values, stored);
    else {
      form.settle(form.values, textsOf(await correct(byField(changed, (field) => body[field]))));
      setSaved(true);
    }
    return undefined;
  }

  const optionsOf: Record<WorkListKind, readonly string[]> = {
    ...byField(plainLists, (kind) => lists?.[kind] ?? []),
    state: lists?.state.map(({ name }) => name) ?? [],
    city: lists ? citiesOf(lists, form.values.state) : [],
  };
  // What someone has stays, even where it can't be chosen any more.
  const withOwn = (kind: WorkListKind) => {
    const own = form.values[kind];
    return own === '' || optionsOf[kind].includes(own) ? optionsOf[kind] : [own, ...optionsOf[kind]];
  };
  const controls: Record<(typeof fields)[number], ReactNode> = {
    name: <TextField {...form.bind('name')} required maxLength={longestName} autoComplete="off" />,
    email: <TextField {...form.bind('email')} type="email" required hint={words.emailHint} autoComplete="off" />,
    ...byField(workListKinds, (kind) => <SelectField {...form.bind(kind)} options={withOwn(kind)} />),
    state: (
      <SelectField
        {...form.bind('state')}
        options={withOwn('state')}
        onChange={({ target }) => form.change({ state: target.value, city: '' })}
      />
    ),
  };

  return (
    <Card aria-labelledby="correct" className={classNames(styles.parts, stack(4, 'start'))}>
      <h2 id="correct">{words.form}</h2>
      <p>{words.text}</p>
      <form
        noValidate
        className={classNames(styles.form, stack(4, 'start'))}
        onSubmit={(event) => form.submit(event, { schema: schemaFor(stored), send, fallback: words.failed })}
      >
        <FormSummary form={form} />
        <Notice tone="success">{saved && !form.refusal && words.saved}</Notice>
        <Notice tone="info">{person.waiting?.includes('email') && adminRequestMessages.waits(person.name)}</Notice>
        <Notice tone={asked?.refused ? 'warning' : 'info'}>
          {asked && (asked.refused ? changeEmailMessages.refused : words.asked)(asked.email)}
        </Notice>
        <div className={classNames(styles.fields, styles.details)}>
          <Controls of={controls} />
        </div>
        <Button type="submit" pending={form.pending} aria-disabled={isSame}>
          {words.button}
        </Button>
      </form>
    </Card>
  );
}
