import { useId, useState } from 'react';
import { breathingPatterns } from '../../../domain/exercises/breathing.ts';
import type { BreathingPattern } from '../../../domain/exercises/breathing.ts';
import { exerciseMessages } from '#messages/exercises.ts';
import { ChevronIcon } from '../../illustrations/action-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PillRadios } from '../../ui/pill-radios.tsx';
import { grid, stack } from '../../ui/layout.ts';
import styles from './breathing-options.module.css';
import { canBuzz } from './cues.ts';

const words = exerciseMessages.breathing;

export interface BreathingChoice {
  pattern: BreathingPattern;
  /** Null: until it is stopped. */
  minutes: number | null;
  sound: boolean;
  vibration: boolean;
  noteMood: boolean;
}

const noEnd = 0;
const lengths = [noEnd, 1, 3, 5].map((value) => ({
  value,
  label: value === noEnd ? words.noEnd : words.minutes(value),
}));

const patterns = Object.keys(breathingPatterns)
  .filter((name): name is BreathingPattern => name in breathingPatterns)
  .map((value) => ({ value, label: words.patterns[value] }));

/** Everything that goes beyond Start and Stop, out of the way until it is asked for. */
export function BreathingOptions({
  choice,
  onChange,
}: {
  choice: BreathingChoice;
  onChange: (choice: BreathingChoice) => void;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="link"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={styles.opener}
      >
        <ChevronIcon className={classNames(styles.chevron, isOpen && styles.open)} />
        {words.choose}
      </Button>
      {isOpen && (
        <div id={id} className={classNames(stack(5), styles.options)}>
          <PillRadios
            legend={words.pattern}
            options={patterns}
            value={choice.pattern}
            onChange={(pattern) => onChange({ ...choice, pattern })}
          />
          <PillRadios
            legend={words.length}
            options={lengths}
            value={choice.minutes ?? noEnd}
            onChange={(minutes) => onChange({ ...choice, minutes: minutes === noEnd ? null : minutes })}
          />
          <div className={grid(1)}>
            <CheckField
              label={words.sound}
              checked={choice.sound}
              onChange={(sound) => onChange({ ...choice, sound })}
            />
            {canBuzz && (
              <CheckField
                label={words.vibration}
                checked={choice.vibration}
                onChange={(vibration) => onChange({ ...choice, vibration })}
              />
            )}
            <CheckField
              label={words.noteMood}
              checked={choice.noteMood}
              onChange={(noteMood) => onChange({ ...choice, noteMood })}
            />
          </div>
        </div>
      )}
    </div>
  );
}
