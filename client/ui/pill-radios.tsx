import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { classNames } from './class-names.ts';
import over from './choice.module.css';
import styles from './pill-radios.module.css';
import pills from './pills.module.css';

const chosen = classNames(pills.chosen, styles.chosen);

type PillRadiosProps<Value extends string | number> = {
  /** The question; the group's accessible name, to the letter. */
  legend: string;
  legendHidden?: boolean;
  /** The language of the question and its answers, where it is not that of the page. */
  lang?: string;
  /** A quiet number before the question, not part of its name. */
  marker?: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | null;
  /** Goes to the fieldset, so that a list of errors can lead there. */
  id?: string;
  /** A key that is an option's value chooses it: 0 to 3 for the answers of a questionnaire. */
  valueKeys?: boolean;
};

/** One choice as a row of large pills, a column on a phone. */
export function PillRadios<Value extends string | number>(props: PillRadiosProps<Value>) {
  const { legend, legendHidden = false, lang, marker, options, value, onChange, error } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const errorId = `${id}-error`;
  const group = useRef<HTMLFieldSetElement>(null);

  function handleKey(event: KeyboardEvent) {
    if (!props.valueKeys || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = options.findIndex((option) => String(option.value) === event.key);
    const option = options[index];
    if (!option) return;
    event.preventDefault();
    group.current?.querySelectorAll('input')[index]?.focus();
    onChange(option.value);
  }

  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
      className={classNames(styles.group, marker !== undefined && styles.marked, error && styles.wrong)}
    >
      <legend lang={lang} className={legendHidden ? 'visually-hidden' : styles.legend}>
        {legend}
      </legend>
      {marker !== undefined && (
        <span aria-hidden="true" className={styles.marker}>
          {marker}
        </span>
      )}
      <div className={styles.pills}>
        {options.map((option) => (
          <label
            key={option.value}
            lang={lang}
            className={classNames(over.choice, pills.pill, styles.pill, option.value === value && chosen)}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onKeyDown={handleKey}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
