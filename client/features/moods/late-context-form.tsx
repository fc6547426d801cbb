import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { Loading } from '../../ui/page-states.tsx';
import type { MoodContextForm } from './mood-context-form.tsx';

type Form = typeof MoodContextForm;

/** The form for tags and a note, fetched when someone wants to add something. */
export function LateContextForm(props: ComponentProps<Form>) {
  const [loaded, setLoaded] = useState<{ Form?: Form } | null>(null);

  useEffect(() => {
    import('./mood-context-form.tsx').then(
      ({ MoodContextForm: Form }) => setLoaded({ Form }),
      () => setLoaded({}),
    );
  }, []);

  if (!loaded) return <Loading height={360} />;
  return loaded.Form ? <loaded.Form {...props} /> : <p role="alert">{uiMessages.loadFailed}</p>;
}
