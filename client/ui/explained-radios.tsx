import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './explained-radios.module.css';
import { grid } from './layout.ts';

type ExplainedRadiosProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** One of a few choices, each with what it means below its name. */
export function ExplainedRadios<Value extends string>({
  legend,
  options,
  value: chosen,
  onChange,
  className,
}: ExplainedRadiosProps<Value>) {
  const id = useId();
  return (
    <fieldset className={classNames(grid(3), className)}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, text }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={id}
            checked={value === chosen}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-means`}
            onChange={() => onChange(value)}
          />
          <span>
            <span id={`${id}-${value}`} className={styles.name}>
              {label}
            </span>
            <span id={`${id}-${value}-means`} className={styles.means}>
              {text}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
