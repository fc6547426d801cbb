import { Field } from './field.tsx';
import type { FieldOf } from './field.tsx';

export type TextFieldProps = FieldOf<'input'>;

/** One line of text; `type` may be email, tel, number, time and so on. */
export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
