/** How a language writes a list, as `Intl` knows it: made when it is first asked for. */
export function listTexts(locale: string) {
  const writer = (type: 'conjunction' | 'disjunction') => {
    let format: Intl.ListFormat | undefined;
    return (parts: readonly string[]): string => {
      format ??= new Intl.ListFormat(locale, { type });
      return format.format(parts);
    };
  };
  return {
    /** 'a, b and c' */
    inList: writer('conjunction'),
    /** 'a, b or c' */
    inChoice: writer('disjunction'),
  };
}
