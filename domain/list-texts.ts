/** The same by hand, for a language that not every browser's `Intl` has: there its lists would be English. */
export function plainLists(words: { and: string; or: string }) {
  const writer = (word: string) => (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
  return { inList: writer(words.and), inChoice: writer(words.or) };
}

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
