import { useState } from 'react';
import { languageMessages, translationReviewed } from '#messages/language.ts';
import { languages } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { changeLanguage, isBeingReviewed, mayBeReviewed, ownLanguage } from '../../settings/language.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useOnline } from '../../ui/use-online.ts';

const options = languages.map(({ code, name }) => ({ value: code, label: name, lang: code }));

/** Nothing where there is one language. `store` keeps the choice with the person, who meets it on other devices. */
export function LanguageChoice({ store }: { store?: (language: Language) => Promise<unknown> }) {
  const isOnline = useOnline();
  const [chosen, setChosen] = useState(ownLanguage);
  const [hasFailed, setHasFailed] = useState(false);
  if (options.length === 1) return null;

  async function choose(language: Language) {
    setChosen(language);
    setHasFailed(false);
    try {
      await store?.(language);
      // Few people change it: what it takes comes then. Where that does not come, it has to be typed again.
      const typed = await import('../../settings/keep-typed.ts').catch(() => undefined);
      typed?.keepTyped();
      changeLanguage(language);
    } catch {
      setChosen(ownLanguage());
      setHasFailed(true);
    }
  }

  return (
    <SelectField
      label={languageMessages.choice}
      hint={!isOnline ? languageMessages.offline : mayBeReviewed && isBeingReviewed() && translationReviewed}
      error={hasFailed ? languageMessages.failed : undefined}
      options={options}
      placeholder={null}
      value={chosen}
      disabled={!isOnline || chosen !== ownLanguage()}
      autoComplete="off"
      onChange={({ target }) => {
        const language = options.find(({ value }) => value === target.value);
        if (language) void choose(language.value);
      }}
    />
  );
}
