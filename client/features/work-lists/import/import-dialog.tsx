import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { listFileLimits } from '../../../../domain/contract/work-lists.ts';
import type { ListImport } from '../../../../domain/contract/work-lists.ts';
import { tableTypes } from '../../../../domain/table-types.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import { listImportMessages as words, workListMessages } from '#messages/work-lists.ts';
import { CallError, sayOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ListPreview } from './list-preview.tsx';
import { sendFile, useListsAnew } from '../list-entries.api.ts';
import type { ChosenColumns } from '../list-entries.api.ts';
import { stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';

interface Chosen {
  file: Blob;
  columns: ChosenColumns;
  preview: ListImport;
}

type ImportDialogProps = { kind: WorkListKind; onDone: (text: string) => void; onClose: () => void };

/** A file, what it would change, and then that change: all of it or nothing. */
export function ImportDialog({ kind, onDone, onClose }: ImportDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState<'reading' | 'storing' | null>(null);
  const [fault, setFault] = useState<string>();
  /** The latest reading: what an earlier one brings is of no interest any more. */
  const reading = useRef(0);
  const readAnew = useListsAnew();
  const { import: title, count, fileHint } = workListMessages.kinds[kind];
  const preview = chosen?.preview;
  const changes = preview ? preview.added.length + preview.restored.length : 0;
  const canStore = preview !== undefined && changes > 0 && preview.faults.length === 0;

  async function read(file: Blob, columns: ChosenColumns) {
    reading.current += 1;
    const turn = reading.current;
    setBusy('reading');
    setFault(undefined);
    try {
      const shown = await sendFile(kind, file, columns);
      if (turn === reading.current) setChosen({ file, columns, preview: shown });
    } catch (error) {
      if (turn === reading.current) setFault(sentenceOf(error));
    }
    if (turn === reading.current) setBusy(null);
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    setChosen(null);
    if (!file) return;
    if (file.size > listFileLimits.bytes) setFault(words.tooLarge);
    // Read at once: a file that is saved again meanwhile could not be sent a second time.
    else await read(new Blob([await file.arrayBuffer()]), {});
  }

  async function store({ file, columns, preview: { plan } }: Chosen) {
    setBusy('storing');
    setFault(undefined);
    try {
      await sendFile(kind, file, { ...columns, plan });
      await readAnew();
      onDone(words.done(count(changes)));
      onClose();
    } catch (error) {
      await readAnew();
      await read(file, columns);
      setFault(sentenceOf(error));
    }
  }

  return (
    <Dialog title={title} wide onClose={onClose}>
      <div className={stack(4)}>
        <TextField
          label={words.file}
          hint={`${fileHint} ${words.after}`}
          error={fault}
          type="file"
          accept={`.xlsx,.csv,.tsv,.txt,${tableTypes.join()}`}
          onChange={(event) => void choose(event)}
        />
        <p role="status" className={prose.quiet}>
          {busy === 'reading' && words.reading}
        </p>
        {chosen && preview && (
          <ListPreview
            kind={kind}
            preview={preview}
            onColumns={(columns) => void read(chosen.file, { ...placesOf(preview), ...columns })}
          />
        )}
        {chosen && canStore && (
          <DialogActions>
            <Button pending={busy === 'storing'} onClick={() => void store(chosen)}>
              {words.store(count(changes))}
            </Button>
          </DialogActions>
        )}
      </div>
    </Dialog>
  );
}

function placesOf({ columns }: ListImport): ChosenColumns {
  const chosen: ChosenColumns = {};
  if (columns.name !== null) chosen.name = String(columns.name);
  if (columns.within !== null) chosen.within = String(columns.within);
  return chosen;
}

function sentenceOf(error: unknown): string {
  return error instanceof CallError && error.status === 413 ? words.tooLarge : sayOf(error, words.failed);
}
