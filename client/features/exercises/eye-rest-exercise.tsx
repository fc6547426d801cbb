import { useState } from 'react';
import { exerciseMessages } from '#messages/exercises.ts';
import { eyeRest } from '../../../domain/exercises/eye-rest.ts';
import { EyeRestDrawing } from '../../illustrations/exercise-drawings.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Countdown } from './countdown.tsx';
import { playTone } from './cues.ts';
import { classNames } from '../../ui/class-names.ts';
import { grid, row } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './eye-rest-exercise.module.css';
import { once } from './once.ts';
import { useExercise } from './use-exercise.ts';

const words = exerciseMessages.eyeRest;

/** The rule, and a timer that says when to look back. */
export function EyeRestExercise() {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [isDone, setDone] = useState(false);
  const [tone, setTone] = useState(true);
  const isOn = startedAt !== null;
  useExercise(isOn);

  function begin() {
    setDone(false);
    setStartedAt(performance.now());
  }

  function finish() {
    setStartedAt(null);
    setDone(true);
    // The eyes are elsewhere: without a sound no one would know.
    if (tone) playTone('inhale');
  }

  return (
    <div className={classNames(grid(6), styles.exercise)}>
      <EyeRestDrawing className={styles.drawing} />
      <dl className={classNames(styles.rules, grid(5))}>
        <div>
          <dt>{words.rule}</dt>
          <dd>{words.ruleText}</dd>
          <dd className={prose.quiet}>{words.distance}</dd>
        </div>
        <div>
          <dt>{words.blink}</dt>
          <dd className={prose.quiet}>{words.blinkText}</dd>
        </div>
      </dl>
      <div className={styles.timer}>
        <div className={classNames(row(4), styles.row)}>
          {isOn ? (
            <Button variant="quiet" onClick={(event) => once(event, () => setStartedAt(null))}>
              {words.end}
            </Button>
          ) : (
            <Button variant="quiet" onClick={(event) => once(event, begin)}>
              {isDone ? words.again : words.begin}
            </Button>
          )}
          {isOn && <Countdown key={startedAt} seconds={eyeRest.seconds} startedAt={startedAt} onEnd={finish} />}
          <p role="status" className={styles.said}>
            {isOn && words.lookAway}
            {isDone && words.lookBack}
          </p>
        </div>
        <CheckField label={words.tone} checked={tone} onChange={setTone} />
      </div>
    </div>
  );
}
