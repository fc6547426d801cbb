import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import styles from './field.module.css';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** One line of text; `type` may be email, tel, number, time and so on. */
export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

/** A day, with value, `min` and `max` as YYYY-MM-DD. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, id, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <textarea rows={4} {...area} {...control} className={classNames(control.className, styles.area)} />}
    </Field>
  );
}
