/** What this device keeps for its person, and what waits on it. */
export const deviceMessages = {
  title: 'इस डिवाइस पर',
  keep: 'इंटरनेट न होने पर भी मेरे रिकॉर्ड दिखाएँ',
  keepHint: 'होम, ‘मेरे आँकड़े’ और सुरक्षा प्लान बिना इंटरनेट भी खुलते हैं। लॉगआउट करने पर ये इस डिवाइस से हट जाते हैं।',
  shared: 'इस डिवाइस को और लोग भी चलाते हैं, इसलिए यहाँ कुछ नहीं रखा जाता।',
  plainHttp: 'यह पेज एन्क्रिप्टेड नहीं है, इसलिए यहाँ कुछ नहीं रखा जाता।',
  waits: 'भेजना बाकी',
  mood: (mood: string) => `मूड: ${mood}`,
  test: (type: string) => `${type} के जवाब`,
  context: 'मूड के टैग और नोट',
  discard: 'हटा दें',
  discardTitle: (what: string) => `‘${what}’ हटाएँ?`,
  discardText: 'यह अभी भेजा नहीं गया है, और वापस नहीं मिलेगा।',
  sendAnyway: 'आज की सेटिंग के साथ भेजें',
  sendAsNow: 'अभी के समय के साथ भेजें',
  sendAgain: 'फिर कोशिश करें',
} as const;
