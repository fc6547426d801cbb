import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './check-field.module.css';
import type { FieldProps } from './field.tsx';
import field from './field.module.css';

type CheckFieldProps = Pick<ComponentProps<'input'>, 'id' | 'name'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in place of the hint. */
  error?: FieldProps['error'];
  checked: boolean;
  /** Takes effect at once, and shows it. */
  asSwitch?: boolean;
  /** The change is under way: what shows is still what holds. */
  pending?: boolean;
  onChange: (checked: boolean) => void;
};

/** One thing that is on or off. */
export function CheckField({
  label,
  hint,
  error,
  checked,
  asSwitch = false,
  pending = false,
  onChange,
  ...names
}: CheckFieldProps) {
  const noteId = useId();
  const note = error || hint;
  const hintStyle = asSwitch ? styles.switchHint : styles.hint;
  return (
    <div>
      <label className={asSwitch ? styles.switch : styles.check}>
        <input
          {...names}
          type="checkbox"
          {...(asSwitch && { role: 'switch', 'aria-checked': checked })}
          checked={checked}
          aria-busy={pending || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={({ target }) => {
            if (!pending) onChange(target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      {note && (
        <p id={noteId} className={error ? field.error : hintStyle}>
          {note}
        </p>
      )}
    </div>
  );
}
