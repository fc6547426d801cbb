import { useState } from 'react';
import * as z from 'zod/mini';
import { code } from '../../../domain/contract/text.ts';
import { renameListEntryBody } from '../../../domain/contract/work-lists.ts';
import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { longestEntryName } from '../../../domain/work-lists.ts';
import { uiMessages } from '#messages/ui.ts';
import { workListMessages } from '#messages/work-lists.ts';
import { sayOf } from '../../api/call-error.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { mergeEntry, renameEntry, retireEntry } from './list-entries.api.ts';
import type { Change } from './list-entries.api.ts';
import { canTake, citiesOfState, fullName, sameName } from './entry-groups.ts';
import styles from './work-lists.module.css';

type EntryDialogProps = {
  entry: ListEntry;
  entries: readonly ListEntry[];
  change: Change;
  onDone: (text: string) => void;
  onClose: () => void;
};

export interface OpenDialog {
  what: 'rename' | 'merge' | 'retire';
  entry: ListEntry;
  /** The id that a merge begins with. */
  into?: string;
}

type EntryDialogsProps = Omit<EntryDialogProps, 'entry'> & {
  open: OpenDialog;
  onOpen: (next: OpenDialog) => void;
};

/** What is asked before an entry changes. */
export function EntryDialogs({ open: { what, entry, into = '' }, onOpen, ...rest }: EntryDialogsProps) {
  if (what === 'rename')
    return (
      <RenameDialog entry={entry} {...rest} onMerge={(other) => onOpen({ what: 'merge', entry, into: other.id })} />
    );
  if (what === 'merge') return <MergeDialog entry={entry} into={into} {...rest} />;
  return <RetireDialog entry={entry} {...rest} />;
}

const newName = z.pick(renameListEntryBody, { name: true });

/** A new name, and where the list has it already, the way to make one of the two. */
function RenameDialog({
  entry,
  entries,
  change,
  onDone,
  onMerge,
  onClose,
}: EntryDialogProps & { onMerge: (other: ListEntry) => void }) {
  const words = workListMessages.rename;
  const form = useForm({ name: entry.name });
  const same = sameName(entries, entry, form.values.name);

  async function send({ name }: z.infer<typeof newName>) {
    await change(() => renameEntry(entry, name));
    if (name !== entry.name) onDone(words.done(entry.name, name));
  }

  return (
    <FormDialog
      title={words.title(entry.name)}
      form={form}
      schema={newName}
      send={send}
      button={words.save}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

const target = z.object({ into: z.string().check(z.minLength(1, code('required'))) });

/** Which other entry the people get. `into` is the one that is chosen at first, '' for none. */
function MergeDialog({ entry, entries, into, change, onDone, onClose }: EntryDialogProps & { into: string }) {
  const words = workListMessages.merge;
  const form = useForm({ into });
  const targets = entries.filter((other) => canTake(other, entry));
  const cities = citiesOfState(entries, entry).length;

  async function send({ into: chosen }: z.infer<typeof target>) {
    await change(() => mergeEntry(entry, chosen));
    onDone(words.done(entry.name, targets.find(({ id }) => id === chosen)?.name ?? ''));
  }

  return (
    <FormDialog
      title={words.title(entry.name)}
      form={form}
      schema={target}
      send={send}
      button={words.button}
      danger
      onClose={onClose}
    >
      <SelectField
        {...form.bind('into')}
        options={targets.map((one) => ({ value: one.id, label: fullName(entries, one) }))}
        required
      />
      <p>
        {words.text(entry.name, entry.people)} {cities > 0 && `${words.cities(cities)} `}
        {words.final}
      </p>
    </FormDialog>
  );
}

function RetireDialog({ entry, entries, change, onDone, onClose }: EntryDialogProps) {
  const words = workListMessages.retire;
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  async function retire() {
    setPending(true);
    setFault(undefined);
    try {
      await change(() => retireEntry(entry, true));
      onDone(words.done(entry.name));
      onClose();
    } catch (error) {
      setFault(sayOf(error, uiMessages.failed));
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      title={words.title(entry.name)}
      text={
        <>
          <p>{words.text(entry.people)}</p>
          {citiesOfState(entries, entry).length > 0 && <p>{words.cities}</p>}
          {fault !== undefined && <FormError message={fault} />}
        </>
      }
      confirmLabel={words.button}
      danger
      pending={pending}
      onConfirm={() => void retire()}
      onCancel={onClose}
    />
  );
}
