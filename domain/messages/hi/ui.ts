/** The words that the parts of the page bring with them: the same on every screen. */
export const uiMessages = {
  productTitle: 'Evenkeel',
  ok: 'ठीक है',
  cancel: 'रहने दें',
  close: 'बंद करें',
  message: 'संदेश',
  optional: 'ज़रूरी नहीं',
  choose: 'चुनें',
  show: 'दिखाएँ',
  hide: 'छिपाएँ',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  tryAgain: 'फिर से कोशिश करें',
  loading: 'लोड हो रहा है...',
  failed: 'यह नहीं हो पाया। कृपया फिर से कोशिश करें।',
  loadFailed: 'यह लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
  /** The fault is the server's, whatever was asked of it. */
  ourFault: 'हमारी तरफ़ से कुछ गड़बड़ हो गई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  /** No answer came. */
  noAnswer: 'शायद इंटरनेट नहीं है। कृपया अपना इंटरनेट देखें।',
  opensInNewTab: 'नए टैब में खुलेगा',
  onThisPage: 'इस पेज पर',
  progress: (done: number, total: number) => `${total} में से ${done}`,
  range: (from: number, to: number) => `${from} से ${to}`,
};
