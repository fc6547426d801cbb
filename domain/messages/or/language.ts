/** The choice of the language. The languages themselves are named in their own words, in `domain/languages.ts`. */
export const languageMessages = {
  label: 'ଭାଷା',
  hint: 'ଆପଣ ବାଛିଥିବା ଭାଷାରେ ପେଜ୍ ପୁଣି ଖୋଲିବ। ଯାହା ଲେଖିଛନ୍ତି କିନ୍ତୁ ପଠାଇ ନାହାନ୍ତି, ତାହା ରହିବ ନାହିଁ।',
  offline: 'ଇଣ୍ଟରନେଟ୍ ଆସିଲେ ଭାଷା ବଦଳାଇପାରିବେ।',
  failed: 'ଭାଷା ବଦଳିପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
} as const;
