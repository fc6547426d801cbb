/** The words that the parts of the page bring with them: the same on every screen. */
export const uiMessages = {
  productTitle: 'Evenkeel',
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  message: 'Message',
  optional: 'optional',
  choose: 'Choose',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  tryAgain: 'Try again',
  loading: 'Loading...',
  /** What was asked may have been done all the same: its answer can be lost. */
  failed: 'That didn’t work. Please try again.',
  loadFailed: 'We couldn’t load this. Please try again in a moment.',
  /** The fault is the server's, whatever was asked of it. */
  ourFault: 'Something went wrong on our side. Please try again in a moment.',
  /** No answer came. */
  noAnswer: 'You might be offline. Please check your connection.',
  opensInNewTab: 'opens in a new tab',
  onThisPage: 'On this page',
  progress: (done: number, total: number) => `${done} of ${total}`,
  range: (from: number, to: number) => `${from} to ${to}`,
};
