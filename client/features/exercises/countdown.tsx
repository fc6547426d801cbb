import { useEffect } from 'react';
import { exerciseMessages } from '#messages/exercises.ts';
import { Drawing } from '../../illustrations/drawing.tsx';
import styles from './countdown.module.css';
import { useSecondsSince } from './use-seconds-since.ts';

type CountdownProps = {
  seconds: number;
  /** An instant of `performance.now()`. */
  startedAt: number;
  onEnd: () => void;
};

/** A ring that fills, with the seconds that are left in it; nothing is announced. */
export function Countdown({ seconds, startedAt, onEnd }: CountdownProps) {
  const passed = useSecondsSince(startedAt, seconds);
  const isOver = passed >= seconds;

  useEffect(() => {
    if (isOver) onEnd();
    // One end for each start, whatever the caller's function is by now.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver]);

  return (
    <div className={styles.countdown}>
      <Drawing width={64} height={64} weight={4}>
        <circle cx="32" cy="32" r="29" strokeOpacity={0.2} />
        <circle
          cx="32"
          cy="32"
          r="29"
          pathLength={1}
          strokeDasharray={`${passed / seconds} 1`}
          strokeOpacity={passed > 0 ? 1 : 0}
          transform="rotate(-90 32 32)"
          className={styles.ring}
        />
      </Drawing>
      <span className={styles.left}>{exerciseMessages.secondsLeft(seconds - passed)}</span>
    </div>
  );
}
