import { fieldLabel } from '#messages/fields.ts';
import { useFormState } from './form-state.ts';
import type { Form, Values } from './form-state.ts';

/** The state of a form whose inputs are named as everywhere; the login comes first, and names its two itself. */
export function useForm<Name extends string>(initial: Values<Name>): Form<Name> {
  return useFormState(initial, fieldLabel);
}
