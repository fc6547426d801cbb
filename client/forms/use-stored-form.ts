import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DraftStore } from '../api/drafts.ts';
import { asStored } from './as-stored.ts';
import { changedFrom, useFollowStored } from './follow-stored.ts';
import type { Form, Values } from './form-state.ts';
import { useForm } from './use-form.ts';

const draft = 'form';

/** What is stored, with what was typed and is not saved yet: that stays on a look at another screen. */
export function useStoredForm<Name extends string>(
  drafts: DraftStore<Partial<Values<Name>>>,
  stored: Values<Name>,
): { form: Form<Name>; unsaved: boolean } {
  const session = useQueryClient();
  const form = useForm<Name>({ ...stored, ...drafts.read(session, draft) });
  const names = Object.keys(stored) as Name[];
  const unsaved = names.some((name) => asStored(form.values[name]) !== asStored(stored[name]));
  const known = useFollowStored(form, stored);
  useEffect(
    () => drafts.keep(session, draft, unsaved ? changedFrom(known, form.values) : null),
    [drafts, session, unsaved, known, form.values],
  );
  useWarningBeforeLeaving(unsaved);
  return { form, unsaved };
}

/** The browser asks before it throws words away; it has a sentence of its own for that. */
function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
