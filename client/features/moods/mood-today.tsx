import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '../../routing/search-params.ts';
import { moodMessages } from '#messages/moods.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { KeptText } from './kept-text.tsx';
import { LateContextForm } from './late-context-form.tsx';
import { MoodFaces } from './mood-faces.tsx';
import { row, stack } from '../../ui/layout.ts';
import { useToday } from '../../ui/use-today.ts';
import styles from './mood-today.module.css';
import { MoodWeek } from './mood-week.tsx';
import { RemoveMood } from './remove-mood.tsx';
import { useMoodSubmission } from './use-mood-submission.ts';

/** One tap logs a mood, and it goes to the last seven days. */
export function MoodToday() {
  const { state, isGone, isRefused, stored, removed, reason, begin, submit, ...submission } = useMoodSubmission();
  const [settling, setSettling] = useState<DOMRect | null>(null);
  const [isAdding, setAdding] = useState(false);
  /** Faces that were tapped once stay so: another number, other faces. */
  const [round, setRound] = useState(0);
  const today = useToday();
  const [day, setDay] = useState(today);

  // Another day, another mood; someone writing about yesterday's goes on with it.
  if (day !== today && !isAdding) {
    setDay(today);
    submission.startAgain();
  }

  if (isGone) startAgain();

  // The popup that an address asks for is about to come: a key meant for it must not be taken here.
  const isAskedElsewhere = useSearchParams()[0].has('mood');
  const faces = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone.
  useEffect(() => {
    if (round > 0 && document.activeElement === document.body) faces.current?.querySelector('button')?.focus();
  }, [round]);

  async function log(mood: MoodEmoji, face: DOMRect | undefined) {
    begin();
    setSettling(face ?? null);
    if (!(await submit(mood))) setRound((last) => last + 1);
  }

  const isLogged = state === 'submitted' || state === 'kept';

  function startAgain() {
    setAdding(false);
    setRound((last) => last + 1);
    submission.startAgain();
  }

  function remove() {
    startAgain();
    submission.markRemoved();
  }

  return (
    <Card aria-labelledby="today" className={stack(3)}>
      <h2 id="today" className={styles.title}>
        {moodMessages.home.title}
      </h2>
      <div className={styles.beside}>
        <div ref={faces} className={classNames(styles.faces, isAskedElsewhere && styles.hidden)}>
          <MoodFaces key={`${day} ${round}`} save={log} />
        </div>
        <MoodWeek settling={settling} />
      </div>
      <Notice tone="info">{reason}</Notice>
      <Notice tone={isRefused ? 'info' : 'success'}>
        {(!isLogged && removed && moodMessages.removed) ||
          (isLogged && (
            <>
              {state === 'kept' ? <KeptText isRefused={isRefused} /> : moodMessages.thanks}
              <div className={classNames(styles.after, row(5, 'stretch', 'rows0'))}>
                {stored !== null && (
                  <Button variant="link" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
                    {moodMessages.home.add}
                  </Button>
                )}
                <Button variant="link" onClick={startAgain}>
                  {moodMessages.another}
                </Button>
                {stored !== null && <RemoveMood key={stored} id={stored} onRemoved={remove} />}
              </div>
            </>
          ))}
      </Notice>
      {isLogged && stored !== null && isAdding && <LateContextForm key={stored} id={stored} />}
    </Card>
  );
}
