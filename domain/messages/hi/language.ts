/** The choice of the language. The languages themselves are named in their own words, in `domain/languages.ts`. */
export const languageMessages = {
  label: 'भाषा',
  choice: 'भाषा',
  offline: 'इंटरनेट वापस आने पर भाषा बदली जा सकती है।',
  failed: 'भाषा नहीं बदल पाई। कृपया फिर से कोशिश करें।',
} as const;

/** Beside the choice, where the page is in such a language. */
export const translationReviewed = 'यह अनुवाद अभी पढ़कर ठीक किया जा रहा है।';
