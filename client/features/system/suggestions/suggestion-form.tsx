import { useState } from 'react';
import { suggestionBody } from '../../../../domain/contract/suggestions.ts';
import { matchPath } from '../../../../domain/match-path.ts';
import { suggestionMessages as words } from '#messages/suggestions.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLocation } from '../../../routing/location.ts';
import { routeTable, tabScreens } from '../../../routing/route-table.ts';
import { ownLanguage } from '../../../settings/language.ts';
import prose from '../../../ui/prose.module.css';
import { TextArea } from '../../../ui/text-area.tsx';
import { sendSuggestion } from './suggestions.api.ts';

export function SuggestionForm({ onSent, onClose }: { onSent: () => void; onClose: () => void }) {
  // That on which it was opened.
  const [screen] = useState(screenAt(useLocation()));
  const form = useForm({ language: ownLanguage(), screen, sentence: '', better: '' });
  return (
    <FormDialog
      title={words.action}
      form={form}
      schema={suggestionBody}
      send={async (suggestion) => {
        await sendSuggestion(suggestion);
        onSent();
      }}
      fallback={words.failed}
      button={words.button}
      onClose={onClose}
    >
      <p className={prose.quiet}>{words.text}</p>
      <TextArea {...form.bind('sentence')} required rows={3} />
      <TextArea {...form.bind('better')} required rows={3} />
    </FormDialog>
  );
}

/** A screen by its address, with no one's id in it: `/admin/people/:personid`, `/dashboard/mystats`. */
export function screenAt({ pathname, search }: { pathname: string; search: string }): string {
  const path = routeTable.find((route) => matchPath(route.path, pathname))?.path ?? '/';
  const tab = new URLSearchParams(search).get('tab') ?? '';
  return (path === '/dashboard' && tab in tabScreens ? `${path}/${tab}` : path).toLowerCase();
}
