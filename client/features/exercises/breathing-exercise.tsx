import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { breathingAt } from '../../../domain/breathing.ts';
import { exerciseMessages } from '../../../domain/messages/en/exercises.ts';
import { BreathingCircle } from '../../illustrations/exercise-drawings.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './breathing-exercise.module.css';

const words = exerciseMessages.breathing;

/** Off until started; Start and Stop both go back to the first second. `children` stand beside the circle. */
export function BreathingExercise({ children }: { children: ReactNode }) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const second = useSecondsSince(startedAt);
  const { phase, seconds, remaining } = breathingAt(second * 1000);
  const isOn = startedAt !== null;

  return (
    <div className={styles.exercise}>
      <div className={styles.about}>{children}</div>
      <div className={styles.circle}>
        <div
          className={classNames(styles.breath, isOn && styles[phase])}
          style={{ transitionDuration: isOn ? `${seconds}s` : undefined }}
        >
          <BreathingCircle
            key={`${startedAt} ${phase}`}
            fraction={isOn ? (seconds - remaining + 1) / seconds : 0}
            className={classNames(
              styles.drawing,
              isOn && (phase === 'exhale' ? styles.sixSeconds : styles.fourSeconds),
            )}
          />
        </div>
        <div className={styles.words}>
          {/* Announces the phase and not the seconds; a new start is news too, though the word is the same. */}
          <p aria-live="polite" className={styles.phase}>
            <span key={startedAt}>{words.phases[phase]}</span>
          </p>
          <p className={styles.count}>{remaining}</p>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => setStartedAt(performance.now())}>{words.start}</Button>
        <Button variant="quiet" onClick={() => setStartedAt(null)}>
          {words.stop}
        </Button>
      </div>
    </div>
  );
}

/** Whole seconds since an instant of `performance.now()`; 0 without one. */
function useSecondsSince(startedAt: number | null): number {
  const [tick, setTick] = useState({ startedAt, second: 0 });

  useEffect(() => {
    if (startedAt === null) return undefined;
    let timer = 0;
    function wait(start: number) {
      // To the next whole second of the clock, so that no delay is carried on.
      timer = window.setTimeout(
        () => {
          setTick({ startedAt: start, second: Math.floor((performance.now() - start) / 1000) });
          wait(start);
        },
        1000 - ((performance.now() - start) % 1000),
      );
    }
    wait(startedAt);
    return () => window.clearTimeout(timer);
  }, [startedAt]);

  return tick.startedAt === startedAt ? tick.second : 0;
}
