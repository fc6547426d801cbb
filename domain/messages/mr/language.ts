/** The choice of the language. The languages themselves are named in their own words, in `domain/languages.ts`. */
export const languageMessages = {
  label: 'भाषा',
  hint: 'निवडलेल्या भाषेत पान पुन्हा लोड होते. टाइप केलेले पण न पाठवलेले पुसले जाते.',
  offline: 'इंटरनेट परत आले की भाषा बदलता येईल.',
  failed: 'भाषा बदलता आली नाही. कृपया पुन्हा प्रयत्न करा.',
} as const;
