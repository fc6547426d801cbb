import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import styles from './field.module.css';

export type FieldProps = {
  /** The accessible name of the control, to the letter. */
  label: string;
  hint?: ReactNode;
  /** What is wrong. */
  error?: string | null;
  optional?: boolean;
  /** Needed where an error list on top links to the field. */
  id?: string;
};

/** What ties a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** What a control of this kind is given. Its name, its look and its notes are the field's. */
export type FieldOf<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps | keyof ControlProps>;

/** A label, a hint, a control of any kind and its error. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  id,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const notes = {
    optional: optional ? `${controlId}-optional` : null,
    hint: hint ? `${controlId}-hint` : null,
    error: error ? `${controlId}-error` : null,
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
        {notes.optional && (
          <span id={notes.optional} className={styles.optional}>
            {uiMessages.optional}
          </span>
        )}
      </div>
      {notes.hint && (
        <p id={notes.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        className: styles.control,
        'aria-describedby': Object.values(notes).filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {notes.error && (
        <p id={notes.error} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
