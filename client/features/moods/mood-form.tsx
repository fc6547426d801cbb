import { useEffect, useRef, useState } from 'react';
import { Link } from '../../routing/link.tsx';
import { moodMessages, moodNames } from '#messages/moods.ts';
import { offeredMoods } from '../../../domain/moods.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import type { MoodRecord } from '../../../domain/contract/moods.ts';
import { newIdempotencyKey } from '../../api/api-client.ts';
import { attemptFor, beginAfter, sharedKey } from '../../api/idempotency-key.ts';
import type { Attempt, Beginning } from '../../api/idempotency-key.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { MoodPicker } from '../../ui/mood-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './mood-form.module.css';
import { RemoveMood } from './remove-mood.tsx';
import { useMoods, useSubmitMood } from './moods.api.ts';

const choices = offeredMoods.map(({ word, emoji }) => ({ value: emoji, name: moodNames[word] }));

/** Nothing selected, then selected, then submitted. */
export function MoodForm() {
  const alert = useAlert();
  const { data: history } = useMoods();
  const { mutateAsync: store } = useSubmitMood();
  const [mood, setMood] = useState<MoodEmoji | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'submitted'>('open');
  /** Of what was stored last; an answer without content names none. */
  const [stored, setStored] = useState<string | null>(null);
  const [removed, setRemoved] = useState(false);
  const beginning = useRef<Beginning | null>(null);
  const attempt = useRef<Attempt | null>(null);
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  function choose(chosen: MoodEmoji) {
    beginning.current ??= beginAfter(history, Date.now());
    setMood(chosen);
  }

  async function submit() {
    if (mood === null || busy.current) return;
    busy.current = true;
    setState('sending');
    // What was taken back follows the same record as what comes now, and must not answer for it.
    const newKey = () => sharedKey(removed ? null : beginning.current, mood, Date.now(), newIdempotencyKey);
    attempt.current = attemptFor(attempt.current, mood, newKey);
    try {
      const record: Partial<MoodRecord> | null = await store({ mood, key: attempt.current.key });
      setStored(record?.id ?? null);
      beginning.current = null;
      attempt.current = null;
      setState('submitted');
      setRemoved(false);
    } catch {
      setState('open');
      await alert(moodMessages.submitFailed);
    } finally {
      busy.current = false;
    }
  }

  function startAgain() {
    setMood(null);
    setState('open');
  }

  function remove() {
    setRemoved(true);
    startAgain();
  }

  // The button that was pressed is gone.
  useEffect(() => {
    if (removed) form.current?.querySelector('input')?.focus();
  }, [removed]);

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <MoodPicker
        legend={moodMessages.legend}
        legendHidden
        moods={choices}
        value={mood}
        onChange={choose}
        disabled={state !== 'open'}
      />
      <Button
        type="submit"
        disabled={mood === null || state === 'submitted'}
        pending={state === 'sending'}
        className={styles.submit}
      >
        {state === 'submitted' ? (
          <span>
            {moodMessages.submitted} <span aria-hidden="true">✓</span>
          </span>
        ) : (
          moodMessages.submit
        )}
      </Button>
      <Notice tone="success">
        {(removed && mood === null && moodMessages.removed) ||
          (state === 'submitted' && (
            <>
              {moodMessages.thanks}
              <div className={styles.after}>
                <Link to="/dashboard?tab=mystats">{moodMessages.toStats}</Link>
                <Button variant="link" onClick={startAgain}>
                  {moodMessages.another}
                </Button>
                {stored !== null && <RemoveMood id={stored} onRemoved={remove} />}
              </div>
            </>
          ))}
      </Notice>
    </form>
  );
}
