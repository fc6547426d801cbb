import { useRef } from 'react';
import * as z from 'zod/mini';
import { addListEntryBody } from '../../../domain/contract/work-lists.ts';
import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { code } from '../../../domain/contract/text.ts';
import { listAround, longestEntryName } from '../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import { workListMessages as words } from '#messages/work-lists.ts';
import { newIdempotencyKey } from '../../api/api-client.ts';
import { attemptFor } from '../../api/idempotency-key.ts';
import type { Attempt } from '../../api/idempotency-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PartSeen } from '../../ui/part-seen.tsx';
import { addEntry } from './list-entries.api.ts';
import type { Change } from './list-entries.api.ts';
import styles from './work-lists.module.css';

const inState = z.extend(addListEntryBody, { within: z.string().check(z.minLength(1, code('required'))) });

type AddEntryProps = {
  kind: WorkListKind;
  entries: readonly ListEntry[];
  change: Change;
  onAdded: (name: string) => void;
};

/** A line to write the next one in. The focus stays there, for someone who has several. */
export function AddEntry({ kind, entries, change, onAdded }: AddEntryProps) {
  const form = useForm({ name: '', within: '' });
  const attempt = useRef<Attempt>(null);
  const hasState = listAround(kind) !== undefined;
  const states = entries.filter((entry) => entry.kind === 'state' && !entry.retired);
  const { one, addLabel } = words.kinds[kind];

  async function send({ name, within = null }: z.infer<typeof addListEntryBody>) {
    const place = { kind, within: within === '' ? null : within };
    attempt.current = attemptFor(attempt.current, JSON.stringify([place, name]), newIdempotencyKey);
    const { key } = attempt.current;
    await change(() => addEntry(place, name, key));
    attempt.current = null;
    form.settle(form.values, { name: '' });
    document.getElementById(form.idOf('name'))?.focus();
    onAdded(name);
    return undefined;
  }

  const name = form.bind('name');
  const alone = form.refusal && Object.keys(form.refusal.faults).length === 0 ? form.refusal.message : undefined;
  return (
    <form
      noValidate
      className={classNames(styles.add, hasState && styles.placed)}
      onSubmit={(event) => form.submit(event, { schema: hasState ? inState : addListEntryBody, send })}
    >
      <TextField
        {...name}
        label={addLabel}
        error={name.error ?? alone}
        required
        autoComplete="off"
        maxLength={2 * longestEntryName}
      />
      {hasState && (
        <SelectField
          {...form.bind('within')}
          options={states.map(({ id, name: label }) => ({ value: id, label }))}
          required
        />
      )}
      <Button type="submit" pending={form.pending}>
        <span>
          <PartSeen whole={words.addOf(one)} seen={words.add} />
        </span>
      </Button>
    </form>
  );
}
