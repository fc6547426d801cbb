import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { breathingAt, breathingLength } from '../../../domain/exercises/breathing.ts';
import { exerciseMessages } from '#messages/exercises.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { AgainIcon } from '../../illustrations/action-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { grid, stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './breathing-exercise.module.css';
import { MoodAfter, MoodBefore } from './breathing-moods.tsx';
import { BreathingOptions } from './breathing-options.tsx';
import type { BreathingChoice } from './breathing-options.tsx';
import { BreathingStage } from './breathing-stage.tsx';
import { buzz, playTone } from './cues.ts';
import { once } from './once.ts';
import { useExercise } from './use-exercise.ts';
import { useSecondsSince } from './use-seconds-since.ts';

const words = exerciseMessages.breathing;

const specified: BreathingChoice = { pattern: 'calm', minutes: null, sound: false, vibration: false, noteMood: false };

/** Off until started; Start and Stop both go back to the first second. `children` stand beside the water. */
export function BreathingExercise({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState(specified);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [wasStopped, setStopped] = useState(false);
  const [before, setBefore] = useState<MoodEmoji | null>(null);
  const { pattern, minutes, noteMood } = choice;
  const length = minutes === null ? Infinity : breathingLength(minutes, pattern);
  const second = useSecondsSince(startedAt, length);
  const isOver = startedAt !== null && second >= length;
  const isOn = startedAt !== null && !isOver;
  const moment = breathingAt(isOn ? second * 1000 : 0, pattern);

  useExercise(isOn);
  useCues(isOn ? startedAt + moment.passed : null, moment.phase, choice);

  function start() {
    setStopped(false);
    setStartedAt(performance.now());
  }

  function stop() {
    if (startedAt !== null) setStopped(true);
    setStartedAt(null);
  }

  /** Another rhythm has its own first second; what is over stays over when another length is chosen. */
  function choose(next: BreathingChoice) {
    if (next.pattern !== pattern || isOver) stop();
    setChoice(next);
  }

  return (
    <div className={classNames(styles.exercise, grid(3))} data-running={isOn || undefined}>
      <div className={stack(2)}>
        {children}
        <Advice isTaken={pattern === 'steady'} onTake={() => choose({ ...choice, pattern: 'steady' })} />
      </div>
      <div className={styles.stage}>
        <BreathingStage startedAt={startedAt} isOn={isOn} moment={moment}>
          <Buttons isOn={isOn} onStart={start} onStop={stop} />
          {isOn && Number.isFinite(length) && <p className={styles.left}>{timeLeft(length - second)}</p>}
          <p role="status" className={styles.done}>
            {isOver && minutes !== null && words.done(minutes)}
          </p>
        </BreathingStage>
      </div>
      <div className={grid(5)}>
        {noteMood && startedAt === null && !wasStopped && <MoodBefore mood={before} onChange={setBefore} />}
        {noteMood && (isOver || wasStopped) && <MoodAfter before={before} />}
        <BreathingOptions choice={choice} onChange={choose} />
      </div>
    </div>
  );
}

/** Each in its place, and the one that is likely next is the strong one. */
function Buttons({ isOn, onStart, onStop }: { isOn: boolean; onStart: () => void; onStop: () => void }) {
  return (
    <div className={styles.buttons}>
      <Button variant={isOn ? 'quiet' : 'primary'} onClick={(event) => once(event, onStart)}>
        {isOn && <AgainIcon className={styles.again} />}
        {words.start}
      </Button>
      <Button variant={isOn ? 'primary' : 'quiet'} aria-disabled={!isOn} onClick={onStop}>
        {words.stop}
      </Button>
    </div>
  );
}

/** For those for whom holding the breath may be wrong; it stands where everyone reads it before the start. */
function Advice({ isTaken, onTake }: { isTaken: boolean; onTake: () => void }) {
  return (
    <div className={prose.note}>
      <p>{words.advice}</p>
      {/* The button stays, so that the focus of the person who pressed it does. */}
      <Button variant="link" aria-disabled={isTaken} onClick={onTake} className={styles.take}>
        {isTaken ? words.takesAdvised : words.takeAdvised}
      </Button>
    </div>
  );
}

/** A tone or a buzz for each phase. `moment` is another number for each, and null while nothing runs. */
function useCues(
  moment: number | null,
  phase: Parameters<typeof playTone>[0],
  { sound, vibration }: Pick<BreathingChoice, 'sound' | 'vibration'>,
) {
  useEffect(() => {
    if (moment === null) return;
    if (sound) playTone(phase);
    if (vibration) buzz(phase);
  }, [moment, phase, sound, vibration]);
}

function timeLeft(seconds: number): string {
  return words.left(Math.floor(seconds / 60), seconds % 60);
}
