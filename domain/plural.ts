/** A sentence for each kind of number that a language tells apart; `other` is for all that it does not. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Chooses by the rules of a language, which `Intl` knows: English has two forms, Polish four, Odia two. */
export function pluralRules(locale: string): (count: number, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(locale);
    return forms[rules.select(count)] ?? forms.other;
  };
}
