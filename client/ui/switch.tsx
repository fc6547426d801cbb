import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './switch.module.css';

export type SwitchProps = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  /** The change is under way: what shows is still what holds. */
  pending?: boolean;
  onChange: (checked: boolean) => void;
};

/** Something that takes effect at once, on or off. */
export function Switch({ label, hint, checked, pending = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-busy={pending || undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={styles.switch}
          onChange={({ target }) => {
            if (!pending) onChange(target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
