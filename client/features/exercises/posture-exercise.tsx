import { useEffect, useRef, useState } from 'react';
import { exerciseMessages } from '#messages/exercises.ts';
import { PostureDrawing } from '../../illustrations/exercise-drawings.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { Countdown } from './countdown.tsx';
import { grid, row, stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './posture-exercise.module.css';
import { once } from './once.ts';
import { useExercise } from './use-exercise.ts';

const words = exerciseMessages.posture;
const { steps } = words;

/** Where the guide is: a step with the instant at which it began (`performance.now()`). */
type Guide = { step: number; startedAt: number };

/** The four steps to read, and a guide that leads through them one by one. */
export function PostureExercise() {
  const [guide, setGuide] = useState<Guide | null>(null);
  const [isDone, setDone] = useState(false);
  const mainButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const step = guide?.step;
  const current = guide ? steps[guide.step] : undefined;
  useExercise(guide !== null);

  useEffect(() => {
    if (step !== undefined) showStep(list.current?.children[step]);
  }, [step]);

  // It ended by itself, and the way out of it has gone with the focus.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) mainButton.current?.focus({ preventScroll: true });
  }, [isDone]);

  function begin() {
    setDone(false);
    setGuide({ step: 0, startedAt: performance.now() });
  }

  function goOn() {
    const next = (guide?.step ?? 0) + 1;
    const isLast = (steps[next]?.seconds ?? 0) === 0;
    setGuide(isLast ? null : { step: next, startedAt: performance.now() });
    setDone(isLast);
  }

  function end() {
    setGuide(null);
    mainButton.current?.focus();
  }

  return (
    <div className={stack(5)}>
      <ol ref={list} className={classNames('plain-list', grid(4), styles.steps, guide && styles.guided)}>
        {steps.map(({ pose, text, more, seconds }, index) => (
          <li
            key={pose}
            aria-current={index === guide?.step ? 'step' : undefined}
            className={classNames(row(4), styles.step, index === guide?.step && styles.current)}
          >
            <PostureDrawing pose={pose} className={styles.drawing} />
            <div className={styles.about}>
              <p className={styles.words}>{text}</p>
              <p className={prose.note}>{more}</p>
            </div>
            {guide?.step === index && (
              <Countdown key={pose} seconds={seconds} startedAt={guide.startedAt} onEnd={goOn} />
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span aria-live="polite">
          {current && `${words.step((guide?.step ?? 0) + 1, current.text)} ${current.more}`}
        </span>
      </VisuallyHidden>
      <div className={classNames(row(3), guide && styles.held)}>
        <Button
          ref={mainButton}
          variant={guide ? 'primary' : 'quiet'}
          onClick={(event) => once(event, guide ? goOn : begin)}
        >
          {guide ? words.next : words.begin}
        </Button>
        {guide && (
          <Button variant="quiet" onClick={end}>
            {words.end}
          </Button>
        )}
        <p role="status" className={styles.done}>
          {isDone && words.done}
        </p>
      </div>
    </div>
  );
}

/** In the middle of the screen, where it is read without a hand on the phone. */
function showStep(element: Element | undefined) {
  const isStill = prefersReducedMotion();
  element?.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
}
