/** The choice of the language. The languages themselves are named in their own words, in `domain/languages.ts`. */
export const languageMessages = {
  label: 'Language',
  choice: 'Read this in',
  offline: 'You can change the language once you’re back online.',
  failed: 'Your language couldn’t be changed. Please try again.',
} as const;

/** Beside the choice, where the page is in such a language. */
export const translationReviewed = 'This translation is still being reviewed.';
