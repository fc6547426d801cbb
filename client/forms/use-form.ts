import { fieldLabel } from '#messages/fields.ts';
import { useFormState } from './form-state.ts';
import type { Form, Values } from './form-state.ts';

/** The state of a form whose inputs are named as everywhere; the login comes first, and names its two itself. */
export function useForm<Name extends string>(initial: Values<Name>): Form<Name> {
  return useFormState(initial, fieldLabel);
}

/** For a form with a summary: a field refers to the sentence that stands there, in place of saying it again. */
export function saidOnce<Name extends string>(form: Form<Name>): Form<Name> {
  const bind = (name: Name) => {
    const bound = form.bind(name);
    if (bound.error === undefined) return bound;
    return bound.error === form.refusal?.message ? { ...bound, error: { above: form.idOf('') } } : bound;
  };
  return { ...form, bind };
}
