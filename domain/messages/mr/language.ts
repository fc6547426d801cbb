/** The choice of the language. The languages themselves are named in their own words, in `domain/languages.ts`. */
export const languageMessages = {
  label: 'भाषा',
  choice: 'भाषा',
  offline: 'इंटरनेट परत आले की भाषा बदलता येईल.',
  failed: 'भाषा बदलता आली नाही. कृपया पुन्हा प्रयत्न करा.',
} as const;

/** Beside the choice, where the page is in such a language. */
export const translationReviewed = 'हे भाषांतर अजून वाचून सुधारले जात आहे.';
