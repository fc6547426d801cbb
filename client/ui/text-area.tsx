import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import styles from './field.module.css';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, id, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <textarea rows={4} {...area} {...control} className={classNames(control.className, styles.area)} />}
    </Field>
  );
}
