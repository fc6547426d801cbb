import { useState } from 'react';
import { suggestionBody } from '../../../../domain/contract/suggestions.ts';
import { suggestionMessages as words } from '#messages/suggestions.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLocation } from '../../../routing/location.ts';
import { ownLanguage } from '../../../settings/language.ts';
import prose from '../../../ui/prose.module.css';
import { TextArea } from '../../../ui/text-area.tsx';
import { screenAt } from './screen-at.ts';
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
