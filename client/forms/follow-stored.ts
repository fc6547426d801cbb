import { useState } from 'react';
import type { Form, Values } from './form-state.ts';

/** What is changed elsewhere while a form is open is shown in it, but where something else was typed meanwhile. */
export function useFollowStored<Name extends string>(form: Form<Name>, stored: Values<Name>): void {
  const [known, setKnown] = useState(stored);
  if (Object.keys(changedFrom(known, stored)).length === 0) return;
  setKnown(stored);
  form.settle(known, stored);
}

/** What a draft keeps: the rest may be changed elsewhere. */
export function changedFrom<Name extends string>(stored: Values<Name>, values: Values<Name>): Partial<Values<Name>> {
  const entries = Object.entries<string>(values).filter(([name, text]) => text !== stored[name as Name]);
  return Object.fromEntries(entries) as Partial<Values<Name>>;
}
