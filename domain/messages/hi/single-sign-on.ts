/** Signing in through the organisation's own sign-in. `name` is what the operator calls it. */
export const singleSignOnMessages = {
  title: 'लॉगिन',
  starting: (name: string) => `${name} खुल रहा है...`,
  finishing: 'लॉगिन हो रहा है...',
  failed: 'लॉगिन नहीं हो पाया। कृपया फिर से कोशिश करें।',
  back: 'लॉगिन पर वापस',
  linked: 'आपका ऑफ़िस वाला अकाउंट जुड़ गया। अब से इससे भी लॉगिन होगा।',
  toProfile: 'मेरी प्रोफ़ाइल पर जाएँ',
  confirmed: 'शुक्रिया, पक्का हो गया कि ये आप ही हैं। यह विंडो बंद करें और अपना काम जारी रखें।',
  newcomerTitle: 'आपका स्वागत है',
  newcomer: (email: string) => `${email} से आपका लॉगिन हो गया। बस कुछ बातें भरनी बाकी हैं।`,
  nameHint: 'जैसा आपकी संस्था के पास है। चाहें तो बदलें।',
  register: 'रजिस्टर करें',
} as const;

/** Where passwords are turned off. */
export const closedHereMessages = {
  text: (name: string) => `यहाँ पासवर्ड नहीं है। ${name} से लॉगिन करें, बस इतना काफ़ी है।`,
} as const;

/** The card in the profile. */
export const connectionMessages = {
  title: 'आपका ऑफ़िस वाला अकाउंट',
  linked: (name: string, day: string) => `${day} से ${name} से जुड़ा है।`,
  linkedAlone: (name: string) => `आपका लॉगिन ${name} से होता है। यहाँ कोई पासवर्ड याद नहीं रखना पड़ता।`,
  offer: (name: string) => `इस अकाउंट को ${name} से जोड़ें, फिर लॉगिन के लिए अलग पासवर्ड नहीं चाहिए।`,
  connect: (name: string) => `${name} से जोड़ें`,
  disconnect: 'अलग करें',
  disconnected: 'आपका ऑफ़िस वाला अकाउंट अब जुड़ा नहीं है। अपने पासवर्ड से लॉगिन करें।',
  passwordHint: 'पासवर्ड इसलिए पूछते हैं ताकि आपकी स्क्रीन पर कोई और यह न कर सके।',
  failed: 'यह नहीं बदल पाया। कृपया फिर से कोशिश करें।',
  loadFailed: 'यह लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
} as const;

/** In place of the question for the password. */
export const confirmAtProviderMessages = {
  title: (name: string) => `कृपया एक बार फिर ${name} से लॉगिन करें`,
  text: 'यहाँ पक्का करना ज़रूरी है कि ये आप ही हैं। एक नई विंडो खुलेगी। उसके बाद यहीं वापस आएँ।',
  button: (name: string) => `${name} खोलें`,
  waiting: 'वहाँ आपके लॉगिन का इंतज़ार है। यहाँ आपने जो भरा है, वह बना रहेगा।',
  failed: 'यह नहीं खुल पाया। कृपया फिर से कोशिश करें।',
} as const;

/** Mails about it. */
export const singleSignOnMails = {
  matched: {
    subject: (productTitle: string) => `${productTitle}: अब ऑफ़िस वाले अकाउंट से लॉगिन होगा`,
    text: (name: string) =>
      [
        `${name} से और आपके अकाउंट के ईमेल से लॉगिन हुआ। यह ईमेल दोनों तरफ़ पक्का किया हुआ है।`,
        '',
        'आपका अकाउंट अब उससे जुड़ गया है। पुराना पासवर्ड अब नहीं चलता, और बाकी हर जगह लॉगआउट हो गया है।',
        '',
        'अगर यह आपने नहीं किया, तो अभी अपनी संस्था को बताएँ।',
      ].join('\n'),
  },
  linked: {
    subject: (productTitle: string) => `${productTitle}: ऑफ़िस वाला अकाउंट जुड़ गया`,
    text: (name: string) =>
      [
        `आपका अकाउंट ${name} से जुड़ गया है। अब उससे भी लॉगिन होगा।`,
        '',
        'अगर यह आपने नहीं किया, तो लॉगिन करें, ‘मेरी प्रोफ़ाइल’ में इसे अलग करें, और अपना पासवर्ड बदलें।',
      ].join('\n'),
  },
  unlinked: {
    subject: (productTitle: string) => `${productTitle}: ऑफ़िस वाला अकाउंट अलग हो गया`,
    text: [
      'आपका अकाउंट अब आपके ऑफ़िस वाले अकाउंट से जुड़ा नहीं है। लॉगिन आपके पासवर्ड से होगा।',
      '',
      'अगर यह आपने नहीं किया, तो अपना पासवर्ड बदलें, और ‘मेरी प्रोफ़ाइल’ में इसे फिर से जोड़ें।',
    ].join('\n'),
  },
  breakGlass: {
    subject: (productTitle: string) => `${productTitle}: इमरजेंसी लॉगिन इस्तेमाल हुआ`,
    text: [
      'पासवर्ड बंद होने पर भी एक एडमिन ने पासवर्ड से लॉगिन किया है। यह ‘किसने क्या किया’ की लिस्ट में है।',
      '',
      'अगर आपको वजह नहीं पता, तो उनसे या सर्वर चलाने वाले से पूछें।',
    ].join('\n'),
  },
} as const;
