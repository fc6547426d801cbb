import { useState } from 'react';
import type { Form, Values } from './form-state.ts';

/**
 * What is changed elsewhere while a form is open is shown in it, but where something else was typed meanwhile. Returns what
 * the form knows to be stored, which is another object where that is something else.
 */
export function useFollowStored<Name extends string>(form: Form<Name>, stored: Values<Name>): Values<Name> {
  const [known, setKnown] = useState(stored);
  if (Object.keys(changedFrom(known, stored)).length === 0) return known;
  setKnown(stored);
  form.settle(known, stored);
  return stored;
}

/** What a draft keeps, or a save sends: the rest may be changed elsewhere. */
export function changedFrom<Body extends object>(stored: NoInfer<Body>, values: Body): Partial<Body> {
  const textOf = (value: unknown) => JSON.stringify(value);
  const entries = Object.entries(values).filter(
    ([name, value]) => textOf(value) !== textOf(stored[name as keyof Body]),
  );
  return Object.fromEntries(entries) as Partial<Body>;
}
