import { renameListEntryBody } from '../../../domain/contract/work-lists.ts';
import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import * as z from 'zod/mini';
import { longestEntryName } from '../../../domain/work-lists.ts';
import { workListMessages } from '#messages/work-lists.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { EntryDialogProps } from './entry-dialog-props.ts';
import { renameEntry } from './list-entries.api.ts';
import { sameName } from './places.ts';
import { stack } from '../../ui/layout.ts';
import styles from './work-lists.module.css';

const words = workListMessages.rename;

const schema = z.pick(renameListEntryBody, { name: true });

/** A new name, and where the list has it already, the way to make one of the two. */
export function RenameDialog({
  entry,
  entries,
  change,
  onDone,
  onMerge,
  onClose,
}: EntryDialogProps & { onMerge: (other: ListEntry) => void }) {
  const form = useForm({ name: entry.name });
  const same = sameName(entries, entry, form.values.name);

  async function send({ name }: z.infer<typeof schema>) {
    await change(() => renameEntry(entry, name));
    if (name !== entry.name) onDone(words.done(entry.name, name));
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
        <TextField
          {...form.bind('name')}
          label={words.label}
          hint={words.follow(entry.people)}
          required
          autoComplete="off"
          maxLength={2 * longestEntryName}
        />
        {same && !same.retired && (
          <Button variant="link" className={styles.instead} onClick={() => onMerge(same)}>
            {words.mergeInstead(same.name)}
          </Button>
        )}
        <DialogActions>
          <Button type="submit" pending={form.pending}>
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
