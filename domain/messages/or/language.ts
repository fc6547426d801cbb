/** The choice of the language. The languages themselves are named in their own words, in `domain/languages.ts`. */
export const languageMessages = {
  label: 'ଭାଷା',
  choice: 'ଭାଷା',
  offline: 'ଇଣ୍ଟରନେଟ୍ ଆସିଲେ ଭାଷା ବଦଳାଇପାରିବେ।',
  failed: 'ଭାଷା ବଦଳିପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
} as const;

/** Beside the choice, where the page is in such a language. */
export const translationReviewed = 'ଏହି ଅନୁବାଦ ଏବେ ପଢ଼ି ସୁଧାରାଯାଉଛି।';
