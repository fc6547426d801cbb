/** What this device keeps for its person, and what waits on it. */
export const deviceMessages = {
  title: 'या डिव्हाइसवर',
  keep: 'इंटरनेट नसतानाही माझे रेकॉर्ड दाखवा',
  keepHint: 'होम, ‘माझे आलेख’ आणि सुरक्षा प्लॅन इंटरनेटशिवायही उघडतात. लॉग आउट केल्यावर ते या डिव्हाइसवरून काढले जातात.',
  shared: 'हे डिव्हाइस अनेक जण वापरतात, म्हणून इथे काहीही ठेवले जात नाही.',
  plainHttp: 'हे पान एन्क्रिप्ट केलेले नाही, म्हणून इथे काहीही ठेवले जात नाही.',
  waits: 'पाठवायचे बाकी',
  mood: (mood: string) => `मूड: ${mood}`,
  test: (type: string) => `${type} ची उत्तरे`,
  context: 'मूडचे टॅग आणि टिपण',
  discard: 'काढून टाका',
  discardTitle: (what: string) => `‘${what}’ काढून टाकायचे?`,
  discardText: 'हे अजून पाठवलेले नाही, आणि परत मिळणार नाही.',
  sendAnyway: 'आजच्या सेटिंगनुसार पाठवा',
  sendAsNow: 'आत्ताच्या वेळेसह पाठवा',
  sendAgain: 'पुन्हा प्रयत्न करा',
} as const;
