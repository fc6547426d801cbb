/** The choice of the language. The languages themselves are named in their own words, in `domain/languages.ts`. */
export const languageMessages = {
  label: 'भाषा',
  hint: 'पेज आपकी चुनी हुई भाषा में फिर से खुलेगा। जो लिखकर भेजा नहीं गया है, वह मिट जाएगा।',
  offline: 'इंटरनेट वापस आने पर भाषा बदली जा सकती है।',
  failed: 'भाषा नहीं बदल पाई। कृपया फिर से कोशिश करें।',
} as const;
