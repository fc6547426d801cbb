/** The words that the parts of the page bring with them: the same on every screen. */
export const uiMessages = {
  productTitle: 'Evenkeel',
  ok: 'ठीक आहे',
  cancel: 'रद्द करा',
  close: 'बंद करा',
  message: 'संदेश',
  optional: 'ऐच्छिक',
  choose: 'निवडा',
  show: 'दाखवा',
  hide: 'लपवा',
  showPassword: 'पासवर्ड दाखवा',
  hidePassword: 'पासवर्ड लपवा',
  tryAgain: 'पुन्हा प्रयत्न करा',
  loading: 'लोड होत आहे...',
  failed: 'हे झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  loadFailed: 'हे लोड करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  /** The fault is the server's, whatever was asked of it. */
  ourFault: 'आमच्याकडे काहीतरी अडचण आली. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  /** No answer came. */
  noAnswer: 'कदाचित इंटरनेट नाही. कृपया कनेक्शन तपासा.',
  opensInNewTab: 'नव्या टॅबमध्ये उघडते',
  onThisPage: 'या पानावर',
  progress: (done: number, total: number) => `${total} पैकी ${done}`,
  range: (from: number, to: number) => `${from} ते ${to}`,
};
