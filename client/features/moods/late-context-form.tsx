import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import type { MoodContextForm } from './mood-context-form.tsx';

type Form = typeof MoodContextForm;

/** The form for tags and a note, fetched when someone wants to add something. */
export function LateContextForm(props: ComponentProps<Form>) {
  const [loaded, setLoaded] = useState<{ Form?: Form } | null>(null);

  function load() {
    import('./mood-context-form.tsx').then(
      ({ MoodContextForm: Form }) => setLoaded({ Form }),
      () => setLoaded({}),
    );
  }

  useEffect(load, []);

  function refetch() {
    setLoaded(null);
    load();
  }

  if (loaded?.Form) return <loaded.Form {...props} />;
  return <NotLoaded query={{ isPending: !loaded, isFetching: !loaded, refetch }} height={360} />;
}
