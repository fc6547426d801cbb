import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moodTagMessages, moodTagName } from '#messages/mood-tags.ts';
import { defaultMoodTags, isSameTag, moodTagLimits } from '../../../domain/mood-tags.ts';
import { CallError } from '../../api/call-error.ts';
import { CloseIcon } from '../../illustrations/icons.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUndisturbed } from '../../ui/undisturbed.ts';
import { useSaveMoodTags } from './mood-contexts.api.ts';
import { row, stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './tag-editor.module.css';

const words = moodTagMessages.edit;

/** What a tag is stored as where it was typed like this: a default one by its word, also in another language. */
function tagOf(name: string): string {
  const typed = name.trim();
  return defaultMoodTags.find((word) => isSameTag(moodTagName(word), typed)) ?? typed;
}

type TagEditorProps = { listed: readonly string[]; onClose: () => void };

/** Tags are added, renamed and removed here, and saved together. It is no form: it stands in one. */
export function TagEditor({ listed, onClose }: TagEditorProps) {
  const { mutateAsync: save, isPending } = useSaveMoodTags();
  /** A new one may have the tag of one that was renamed: each has a number. */
  const [entries, setEntries] = useState(() => listed.map((tag, id) => ({ id, tag, name: moodTagName(tag) })));
  const [added, setAdded] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const isFull = entries.length >= moodTagLimits.inList;

  useUndisturbed(true);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  function add() {
    if (added.trim() === '' || isFull) return;
    const isKnown = entries.some(({ name }) => isSameTag(tagOf(name), tagOf(added)));
    setFault(isKnown ? words.known : null);
    if (isKnown) return;
    const id = 1 + Math.max(-1, ...entries.map((entry) => entry.id));
    setEntries([...entries, { id, tag: tagOf(added), name: added.trim() }]);
    setAdded('');
  }

  function remove(id: number) {
    // The field for a new one is closed to the focus while the list is full.
    flushSync(() => setEntries(entries.filter((entry) => entry.id !== id)));
    place.current?.querySelector<HTMLInputElement>('[data-new]')?.focus();
  }

  async function send() {
    // What stands in the field for a new one was meant, too.
    const last = added.trim() === '' || isFull ? [] : [{ tag: tagOf(added), name: added }];
    const kept = [...entries, ...last].filter(({ name }) => name.trim() !== '');
    const renamed = kept
      .map(({ tag, name }) => ({ from: tag, to: tagOf(name) }))
      .filter(({ from, to }) => !isSameTag(from, to));
    try {
      await save({ tags: kept.map(({ name }) => tagOf(name)), renamed });
      onClose();
    } catch (error) {
      // A tag that is refused as it is would be refused again.
      const [reason] = error instanceof CallError ? Object.values(error.fields ?? {}) : [];
      setFault(reason ?? words.failed);
    }
  }

  return (
    <fieldset ref={place} className={stack(3)}>
      <legend className={styles.legend}>{words.title}</legend>
      <p className={prose.note}>{words.text}</p>
      <ul role="list" className={styles.list}>
        {entries.map(({ id, tag, name }) => (
          <li key={id} className={styles.entry}>
            <TextField
              label={words.name(moodTagName(tag))}
              value={name}
              maxLength={moodTagLimits.characters}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onChange={(event) =>
                setEntries(entries.map((one) => (one.id === id ? { ...one, name: event.target.value } : one)))
              }
            />
            <button
              type="button"
              aria-label={words.remove(moodTagName(tag))}
              className={styles.remove}
              onClick={() => remove(id)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.entry}>
        <TextField
          data-new
          label={words.add}
          value={added}
          maxLength={moodTagLimits.characters}
          disabled={isFull}
          hint={isFull ? words.full : undefined}
          onChange={(event) => setAdded(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="quiet" aria-disabled={isFull || added.trim() === ''} onClick={add}>
          {words.addButton}
        </Button>
      </div>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <div className={row(3, 'stretch')}>
        <Button pending={isPending} onClick={() => void send()}>
          {words.save}
        </Button>
        <Button variant="link" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
