import { useCallback, useRef, useState, useEffect, useLayoutEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { BreathingMoment } from '../../../domain/exercises/breathing.ts';
import { exerciseMessages } from '#messages/exercises.ts';
import { helpMessages } from '#messages/help.ts';
import { Boat, BreathingRing, Wave } from '../../illustrations/exercise-drawings.tsx';
import { CloseIcon } from '../../illustrations/icons.tsx';
import { ExpandIcon } from '../../illustrations/action-icons.tsx';
import { Link } from '../../routing/link.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useAsCover } from '../../ui/covers.ts';
import styles from './breathing-stage.module.css';

const words = exerciseMessages.breathing;

type BreathingStageProps = {
  /** Another one for each start; null while nothing runs. */
  startedAt: number | null;
  isOn: boolean;
  moment: BreathingMoment;
  /** Its buttons, and what is said under them. */
  children: ReactNode;
};

/** The water that rises and falls with the breath, in its place or over the whole screen. It is one element in both, so that nothing starts over. */
export function BreathingStage({ startedAt, isOn, moment, children }: BreathingStageProps) {
  const { phase, passed, seconds, remaining, isFull } = moment;
  const stage = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const leave = useCallback(() => setWhole(false), []);
  useAlone(stage, isWhole, leave);
  useAsCover(isWhole);

  return (
    <div
      ref={stage}
      className={classNames(styles.stage, isWhole && styles.whole)}
      {...(isWhole && { role: 'dialog', 'aria-modal': true, 'aria-label': words.title, 'data-cover': true })}
    >
      {isWhole && (
        <Link to="/help" className={styles.help}>
          {helpMessages.button}
        </Link>
      )}
      <div className={styles.circle}>
        <div aria-hidden="true" className={styles.water}>
          <div
            className={classNames(styles.level, isOn && isFull && styles.full)}
            style={{ transitionDuration: isOn ? `${seconds}s` : undefined }}
          >
            <Boat className={styles.boat} />
            <Wave className={styles.wave} />
            <Wave className={classNames(styles.wave, styles.front)} />
            <div className={styles.deep} />
          </div>
        </div>
        <BreathingRing
          key={`${startedAt} ${passed}`}
          fraction={isOn ? (seconds - remaining + 1) / seconds : 0}
          className={classNames(styles.ring, isOn && (seconds === 6 ? styles.sixSeconds : styles.fourSeconds))}
        />
        <div className={styles.words}>
          {/* Announces the phase and not the seconds; a new start is news too, though the word is the same. */}
          <p aria-live="polite" className={styles.phase}>
            <span key={startedAt}>{words.phases[phase]}</span>
          </p>
          <p className={styles.count}>{remaining}</p>
        </div>
      </div>
      <div className={styles.controls}>
        {children}
        <Button variant="link" className={styles.switch} onClick={() => setWhole(!isWhole)}>
          {isWhole ? <CloseIcon /> : <ExpandIcon />}
          {isWhole ? words.leaveFullScreen : words.fullScreen}
        </Button>
      </div>
    </div>
  );
}

/** While it is on, nothing of the page but this element can be reached or read, and Esc calls `onLeave`. */
function useAlone(part: RefObject<HTMLElement | null>, isOn: boolean, onLeave: () => void): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const hidden: Element[] = [];
    for (let here: Element | null = part.current; here && here !== document.body; here = here.parentElement) {
      for (const other of here.parentElement?.children ?? []) {
        if (other === here || other.hasAttribute('inert')) continue;
        other.toggleAttribute('inert', true);
        hidden.push(other);
      }
    }
    return () => {
      for (const element of hidden) element.toggleAttribute('inert', false);
    };
  }, [part, isOn]);

  useEffect(() => {
    if (!isOn) return undefined;
    function leaveOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // What lies under it stays as it is.
      event.stopPropagation();
      onLeave();
    }
    document.addEventListener('keydown', leaveOnEscape, { capture: true });
    return () => document.removeEventListener('keydown', leaveOnEscape, { capture: true });
  }, [isOn, onLeave]);
}
