import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './check-field.module.css';

type CheckFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  /** Takes effect at once, and shows it. */
  asSwitch?: boolean;
  /** The change is under way: what shows is still what holds. */
  pending?: boolean;
  onChange: (checked: boolean) => void;
};

/** One thing that is on or off. */
export function CheckField({ label, hint, checked, asSwitch = false, pending = false, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={asSwitch ? styles.switch : styles.check}>
        <input
          type="checkbox"
          {...(asSwitch && { role: 'switch', 'aria-checked': checked })}
          checked={checked}
          aria-busy={pending || undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => {
            if (!pending) onChange(target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={asSwitch ? styles.switchHint : styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
