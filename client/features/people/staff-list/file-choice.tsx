import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { tableTypes } from '../../../../domain/table-types.ts';
import { staffFileMessages, staffImportMessages as words } from '#messages/staff-list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Loading } from '../../../ui/page-states.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { loadTemplate } from './staff-list.api.ts';
import prose from '../../../ui/prose.module.css';
import styles from './staff-list.module.css';

type FileChoiceProps = {
  /** What is under way; empty where nothing is. */
  busy: string;
  onChoose: (file: File) => void;
};

/** A button that opens the choice of files, and a place to drop one. */
export function FileChoice({ busy, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }

  if (busy !== '') return <Loading text={busy} height={120} />;
  return (
    <>
      <p>{words.intro}</p>
      <div
        className={classNames(styles.drop, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept={`.xlsx,.csv,.tsv,.txt,${tableTypes.join()}`}
          aria-label={words.choose}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) onChoose(file);
          }}
        />
        <Button onClick={() => input.current?.click()}>{words.choose}</Button>
        <span className={prose.quiet}>{words.drop}</span>
      </div>
      <div>
        <FileButton label={words.template} fileName={staffFileMessages.template} load={loadTemplate} />
      </div>
    </>
  );
}
