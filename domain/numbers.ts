/** How a language writes numbers, with the digits 0 to 9 in every language, as in what people type. */
export function numberTexts(locale: string) {
  const formatters = new Map<number, Intl.NumberFormat>();

  function write(value: number, decimals: number): string {
    const known = formatters.get(decimals);
    const formatter =
      known ??
      new Intl.NumberFormat(locale, {
        numberingSystem: 'latn',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
    formatters.set(decimals, formatter);
    return formatter.format(value);
  }

  return {
    /** '1,23,456': a whole number. The first one by `Intl` costs an old phone a tenth of a second: small ones need none. */
    formatCount: (count: number): string =>
      Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : write(count, 0),
    /** '3.4' */
    formatDecimal: (value: number): string => write(value, 1),
  };
}

/** A sentence for each kind of number that a language tells apart; `other` is for all that it does not. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Chooses by the rules of a language, which `Intl` knows: English has two forms, Polish four, Odia two. */
export function pluralRules(locale: string): (count: number, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(locale);
    return forms[rules.select(count)] ?? forms.other;
  };
}
