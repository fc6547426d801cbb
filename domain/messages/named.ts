/** What a stored word is called. Empty where there is none, or an earlier version had others. */
export function named<Word extends string>(names: Readonly<Record<Word, string>>, word: string | undefined): string {
  return word !== undefined && Object.hasOwn(names, word) ? names[word as Word] : '';
}
