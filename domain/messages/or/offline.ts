/** What the page says while there is no connection. */
export const offlineMessages = {
  offline: 'ଇଣ୍ଟରନେଟ୍ ନାହିଁ। ସାହାଯ୍ୟ ନମ୍ବର କାମ କରିବ। ଅନ୍ୟ ସବୁ ଇଣ୍ଟରନେଟ୍ ଆସିଲେ ଫେରିବ।',
} as const;
