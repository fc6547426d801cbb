import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { moodTagMessages as words } from '#messages/mood-tags.ts';
import { isSameTag, longestMoodNote, renamedTags } from '../../../domain/mood-tags.ts';
import type { MoodContext } from '../../../domain/mood-tags.ts';
import { CallError } from '../../api/call-error.ts';
import { asStored } from '../../forms/as-stored.ts';
import { LockIcon } from '../../illustrations/action-icons.tsx';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useUndisturbed } from '../../ui/undisturbed.ts';
import { contextDrafts, useSavedContext } from './context-drafts.ts';
import { row, stack } from '../../ui/layout.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './mood-context-form.module.css';
import { useMoodTags, useRenamedTags, useSaveMoodContext } from './mood-contexts.api.ts';
import { TagChoice } from './tag-choice.tsx';

const nothing: MoodContext = { tags: [], note: '' };

/** What a person adds to one of their moods, if they like. It stays on the page until it is saved. */
export function MoodContextForm({ id, stored: known }: { id: string; stored?: MoodContext }) {
  const alert = useAlert();
  const session = useQueryClient();
  const savedHere = useSavedContext(session, id);
  const stored = known ?? savedHere ?? nothing;
  const { listed, isOwn } = useMoodTags();
  const { mutateAsync: save, isPending } = useSaveMoodContext();
  const [saved, setSaved] = useState(stored);
  const [followed, setFollowed] = useState(stored);
  const [context, setContext] = useState(() => contextDrafts.read(session, id) ?? stored);
  const { tags, note } = context;
  /** What a save sends that has waited for another one. */
  const newest = useRef(context);
  const [said, setSaid] = useState('');
  const hasNoteOf = (other: MoodContext) => asStored(note) === asStored(other.note);
  const hasTagsOf = (other: MoodContext) => areSame(tags, other.tags);
  const isChanged = !hasNoteOf(saved) || !hasTagsOf(saved);

  // A reminder would take the keyboard in the middle of a word.
  useUndisturbed(isChanged);
  useEffect(
    () => contextDrafts.keep(session, id, isChanged ? { tags, note } : null),
    [session, id, isChanged, tags, note],
  );

  function keep(part: Partial<MoodContext>) {
    newest.current = { ...newest.current, ...part };
    setContext(newest.current);
  }

  useRenamedTags((renamed) => {
    setSaved({ ...saved, tags: renamedTags(saved.tags, renamed) });
    keep({ tags: renamedTags(newest.current.tags, renamed) });
  });

  // What was added elsewhere meanwhile is shown, but where something else is chosen or typed here.
  if (stored.note !== followed.note || !areSame(stored.tags, followed.tags)) {
    setFollowed(stored);
    setSaved(stored);
    setContext({
      note: hasNoteOf(saved) && !hasNoteOf(stored) ? stored.note : note,
      tags: hasTagsOf(saved) ? stored.tags : tags,
    });
  }
  useEffect(() => void (newest.current = context), [context]);

  function change(part: Partial<MoodContext>) {
    keep(part);
    setSaid('');
  }

  async function send() {
    try {
      const kept = await save({ id, newest: () => newest.current });
      setSaved(kept);
      setSaid(kept.tags.length === 0 && kept.note === '' ? words.emptied : words.saved);
    } catch (error) {
      // The form may be closed by now: what was typed is there when it is opened again.
      await alert(reasonOf(error));
    }
  }

  return (
    <form
      noValidate
      aria-label={words.title}
      className={classNames(styles.form, stack(4))}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void send();
      }}
    >
      <div>
        <p className={styles.title}>{words.title}</p>
        <p className={styles.quiet}>
          <LockIcon className={styles.lock} />
          {words.onlyYou}
        </p>
      </div>
      <TagChoice listed={listed} canEdit={isOwn} chosen={tags} onChange={(chosen) => change({ tags: chosen })} />
      <TextArea
        label={words.note}
        optional
        rows={2}
        maxLength={longestMoodNote}
        value={note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <div className={row(4, 'rows2')}>
        <Button type="submit" variant="quiet" pending={isPending} aria-disabled={!isChanged}>
          {words.save}
        </Button>
        <p role="status" className={styles.saved}>
          {!isChanged && said}
        </p>
      </div>
    </form>
  );
}

/** In any order. */
function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag) => other.some((same) => isSameTag(tag, same)));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) return words.failed;
  if (error.status === 404) return words.gone;
  return Object.values(error.fields ?? {})[0] ?? words.failed;
}
