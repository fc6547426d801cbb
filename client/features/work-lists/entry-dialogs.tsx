import { useState } from 'react';
import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { workListMessages } from '#messages/work-lists.ts';
import { CallError } from '../../api/api-client.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { retireEntry } from './list-entries.api.ts';
import type { EntryDialogProps } from './entry-dialog-props.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { citiesOfState } from './places.ts';
import { RenameDialog } from './rename-dialog.tsx';

const words = workListMessages.retire;

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

function RetireDialog({ entry, entries, change, onDone, onClose }: EntryDialogProps) {
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
      const msg = error instanceof CallError ? error.msg : undefined;
      setFault(msg ?? workListMessages.failed);
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
