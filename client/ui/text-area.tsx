import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldOf } from './field.tsx';
import styles from './field.module.css';

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, id, ...area }: FieldOf<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <textarea rows={4} {...area} {...control} className={classNames(control.className, styles.area)} />}
    </Field>
  );
}
