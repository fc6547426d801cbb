import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A day, with value, `min` and `max` as YYYY-MM-DD. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}
