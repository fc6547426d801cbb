import { languageNames } from '#messages/instruments.ts';
import { assessmentMessages } from '#messages/assessments.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { languageCodes, languages } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { keptChoice, useKeptChoice } from '../../api/kept-choice.ts';
import { ownLanguage } from '../../settings/language.ts';
import { stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import { SelectField } from '../../ui/select-field.tsx';
import { languageToShow } from './asked-form.ts';

const formLanguage = keptChoice('form-language', languageCodes);

/** In which of these languages a questionnaire is shown. One choice for all of them. */
export function useFormLanguage(offered: readonly Language[]): Language {
  const [chosen] = useKeptChoice(formLanguage);
  return languageToShow(offered, ownLanguage(), chosen);
}

type FormLanguageProps = {
  type: InstrumentType;
  /** In which it is shown, and in which it may be. */
  shown: Language;
  offered: readonly Language[];
};

const words = assessmentMessages.wording;

/** Where one's own language has no official form that is on: says so, and offers those that there are. */
export function FormLanguage({ type, shown, offered }: FormLanguageProps) {
  const own = ownLanguage();
  if (offered.includes(own)) return null;
  return (
    <div className={stack(3)}>
      <p className={prose.quiet}>
        {words.missing(type, languageNames[own])} {words.shown(languageNames[shown])}
      </p>
      {offered.length > 1 && (
        <SelectField
          label={words.choose}
          options={languages
            .filter(({ code }) => offered.includes(code))
            .map(({ code, name }) => ({ value: code, label: name, lang: code }))}
          placeholder={null}
          value={shown}
          autoComplete="off"
          onChange={({ target }) => {
            const chosen = offered.find((code) => code === target.value);
            if (chosen) formLanguage.keep(chosen);
          }}
        />
      )}
    </div>
  );
}
