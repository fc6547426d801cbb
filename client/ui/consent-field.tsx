import type { ReactNode } from 'react';
import styles from './consent-field.module.css';
import type { FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';

type ConsentFieldProps = {
  id: string;
  name: string;
  /** What the person agrees to. */
  children: ReactNode;
  checked: boolean;
  error?: FieldProps['error'];
  onChange: (checked: boolean) => void;
};

/** An agreement that no one gives by accident: never ticked beforehand. */
export function ConsentField({ id, name, children, checked, error, onChange }: ConsentFieldProps) {
  return (
    <div>
      <label className={styles.consent}>
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
