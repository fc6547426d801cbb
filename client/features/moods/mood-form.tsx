import { useEffect, useRef, useState } from 'react';
import { Link } from '../../routing/link.tsx';
import { moodMessages } from '#messages/moods.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { Button } from '../../ui/button.tsx';
import { MoodPicker } from '../../ui/mood-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { classNames } from '../../ui/class-names.ts';
import { row, stack } from '../../ui/layout.ts';
import styles from './mood-form.module.css';
import { KeptText } from './kept-text.tsx';
import { LateContextForm } from './late-context-form.tsx';
import { MoodWeek } from './mood-week.tsx';
import { RecentMoods } from './recent-moods.tsx';
import { RemoveMood } from './remove-mood.tsx';
import { useMoodSubmission } from './use-mood-submission.ts';

/** Nothing selected, then selected, then submitted: the chosen face goes to the last seven days. */
export function MoodForm() {
  const [mood, setMood] = useState<MoodEmoji | null>(null);
  const [round, setRound] = useState(0);
  const { state, isRefused, stored, removed, reason, begin, submit, ...submission } = useMoodSubmission();
  const [settling, setSettling] = useState<DOMRect | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isLogged = state === 'submitted' || state === 'kept';

  function choose(chosen: MoodEmoji) {
    begin();
    setMood(chosen);
  }

  function open(act: () => void) {
    setMood(null);
    setRound(round + 1);
    act();
  }

  // The button that was pressed is gone.
  useEffect(() => {
    if (round > 0) form.current?.querySelector('input')?.focus();
  }, [round]);

  return (
    <div className={stack(5)}>
      <form
        ref={form}
        noValidate
        className={stack(5)}
        onSubmit={(event) => {
          event.preventDefault();
          if (mood === null) return;
          setSettling(form.current?.querySelector('input:checked + svg')?.getBoundingClientRect() ?? null);
          void submit(mood);
        }}
      >
        <MoodPicker
          legend={moodMessages.legend}
          legendHidden
          value={mood}
          onChange={choose}
          disabled={state !== 'open'}
        />
        <Button
          type="submit"
          disabled={mood === null || isLogged}
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
        <Notice tone="info">{reason}</Notice>
        <MoodWeek settling={settling} />
        <Notice tone={isRefused ? 'info' : 'success'}>
          {(removed && mood === null && moodMessages.removed) ||
            (isLogged && (
              <>
                {state === 'kept' ? <KeptText isRefused={isRefused} /> : moodMessages.thanks}
                <div className={classNames(styles.after, row(5, 'rows1'))}>
                  <Link to="/dashboard?tab=mystats">{moodMessages.toStats}</Link>
                  <Button variant="link" onClick={() => open(submission.startAgain)}>
                    {moodMessages.another}
                  </Button>
                  {stored !== null && <RemoveMood id={stored} onRemoved={() => open(submission.markRemoved)} />}
                </div>
              </>
            ))}
        </Notice>
      </form>
      {isLogged && stored !== null && <LateContextForm key={stored} id={stored} />}
      <RecentMoods />
    </div>
  );
}
