import { useRef, useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { moodMessages } from '../../../domain/messages/en/moods.ts';
import { moods } from '../../../domain/moods.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { newIdempotencyKey } from '../../api-client.ts';
import { attemptFor, beginAfter, sharedKey } from '../../attempt-key.ts';
import type { Attempt, Beginning } from '../../attempt-key.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { MoodPicker } from '../../ui/mood-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './mood-form.module.css';
import { useMoods, useSubmitMood } from './moods.api.ts';

const choices = moods.map(({ emoji, label }) => ({ value: emoji, name: label }));

/** Nothing selected, then selected, then submitted. */
export function MoodForm() {
  const alert = useAlert();
  const { data: history } = useMoods();
  const { mutateAsync: store } = useSubmitMood();
  const [mood, setMood] = useState<MoodEmoji | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'submitted'>('open');
  const beginning = useRef<Beginning | null>(null);
  const attempt = useRef<Attempt | null>(null);
  const busy = useRef(false);

  function choose(chosen: MoodEmoji) {
    beginning.current ??= beginAfter(history, Date.now());
    setMood(chosen);
  }

  async function submit() {
    if (mood === null || busy.current) return;
    busy.current = true;
    setState('sending');
    const newKey = () => sharedKey(beginning.current, mood, Date.now(), newIdempotencyKey);
    attempt.current = attemptFor(attempt.current, mood, newKey);
    try {
      await store({ mood, key: attempt.current.key });
      beginning.current = null;
      attempt.current = null;
      setState('submitted');
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

  return (
    <form
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
        {state === 'submitted' && (
          <>
            {moodMessages.thanks}
            <div className={styles.after}>
              <Link to="/dashboard?tab=mystats">{moodMessages.toStats}</Link>
              <Button variant="link" onClick={startAgain}>
                {moodMessages.another}
              </Button>
            </div>
          </>
        )}
      </Notice>
    </form>
  );
}
