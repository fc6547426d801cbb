import * as z from 'zod/mini';
import { code } from '../../../domain/contract/text.ts';
import { workListMessages } from '#messages/work-lists.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { EntryDialogProps } from './entry-dialog-props.ts';
import { mergeEntry } from './list-entries.api.ts';
import { citiesOfState, fullName, targetsOf } from './places.ts';
import { stack } from '../../ui/layout.ts';

const words = workListMessages.merge;

const schema = z.object({ into: z.string().check(z.minLength(1, code('required'))) });

/** Which other entry the people get. `into` is the one that is chosen at first, '' for none. */
export function MergeDialog({ entry, entries, into, change, onDone, onClose }: EntryDialogProps & { into: string }) {
  const form = useForm({ into });
  const targets = targetsOf(entries, entry);
  const cities = citiesOfState(entries, entry).length;

  async function send({ into: chosen }: z.infer<typeof schema>) {
    const target = targets.find(({ id }) => id === chosen);
    await change(() => mergeEntry(entry, chosen));
    onDone(words.done(entry.name, target?.name ?? ''));
    onClose();
    return undefined;
  }

  return (
    <Dialog title={words.title(entry.name)} onClose={onClose}>
      <form
        noValidate
        className={stack(4)}
        onSubmit={(event) => form.submit(event, { schema, send, fallback: workListMessages.failed })}
      >
        <FormSummary form={form} />
        <SelectField
          {...form.bind('into')}
          options={targets.map((target) => ({ value: target.id, label: fullName(entries, target) }))}
          required
        />
        <p>
          {words.text(entry.name, entry.people)} {cities > 0 && `${words.cities(cities)} `}
          {words.final}
        </p>
        <DialogActions>
          <Button type="submit" variant="danger" pending={form.pending}>
            {words.button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
