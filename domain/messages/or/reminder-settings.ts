export const reminderSettingsMessages = {
  title: 'ରିମାଇଣ୍ଡର୍ ସେଟିଂ',
  text: 'ସମସ୍ତଙ୍କ ପାଇଁ ଲାଗୁ, ପ୍ରତି ଲୋକଙ୍କ ଜାଗାର ସମୟରେ।',
  loading: 'ସେଟିଂ ଲୋଡ୍ ହେଉଛି...',
  save: 'ସେଟିଂ ସେଭ୍ କରନ୍ତୁ',
  saved: 'ରିମାଇଣ୍ଡର୍ ସେଟିଂ ବଦଳିଗଲା!',
  refused: 'ସେଟିଂ ସେଭ୍ ହେଲା ନାହିଁ।',
} as const;
