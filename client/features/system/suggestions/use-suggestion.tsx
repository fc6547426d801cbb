import { useState } from 'react';
import type { ReactNode } from 'react';
import { suggestionMessages } from '#messages/suggestions.ts';
import { useAlert } from '../../../ui/alert-dialog.tsx';

/** The form for a better sentence, fetched when someone asks for it: most people never do. */
export function useSuggestion(): { suggest: () => void; dialog: ReactNode } {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const alert = useAlert();

  async function open() {
    const loaded = await import('./suggestion-form.tsx').catch(() => undefined);
    if (!loaded) return alert(suggestionMessages.failed);
    const onSent = () => void alert(suggestionMessages.sent);
    return setDialog(<loaded.SuggestionForm onSent={onSent} onClose={() => setDialog(null)} />);
  }

  return { suggest: () => void open(), dialog };
}
