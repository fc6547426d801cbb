/** Signing in through the organisation's own sign-in. `name` is what the operator calls it. */
export const singleSignOnMessages = {
  title: 'लॉग इन',
  starting: (name: string) => `${name} उघडत आहोत...`,
  finishing: 'लॉग इन होत आहे...',
  failed: 'लॉग इन करता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  back: 'लॉग इनकडे परत',
  linked: 'आपले कामाचे खाते जोडले आहे. यापुढे त्याने लॉग इन करता येते.',
  toProfile: 'माझ्या प्रोफाइलकडे जा',
  confirmed: 'धन्यवाद, आपणच आहात. ही विंडो बंद करून आधीचे काम पुढे चालू ठेवा.',
  newcomerTitle: 'आपले स्वागत आहे',
  newcomer: (email: string) => `${email} ने लॉग इन झाले आहे. थोडीच माहिती भरायची बाकी आहे.`,
  nameHint: 'आपल्या संस्थेत आहे तसे. ते बदलता येते.',
  register: 'नोंदणी करा',
} as const;

/** Where passwords are turned off. */
export const closedHereMessages = {
  text: (name: string) => `इथे पासवर्ड लागत नाही. ${name} ने लॉग इन करा, एवढेच पुरते.`,
} as const;

/** The card in the profile. */
export const connectionMessages = {
  title: 'आपले कामाचे खाते',
  linked: (name: string, day: string) => `${day} पासून ${name} शी जोडलेले.`,
  linkedAlone: (name: string) => `आपण ${name} ने लॉग इन करता. इथे लक्षात ठेवायला पासवर्ड नाही.`,
  offer: (name: string) => `हे खाते ${name} शी जोडा, म्हणजे वेगळ्या पासवर्डशिवाय लॉग इन करता येईल.`,
  connect: (name: string) => `${name} शी जोडा`,
  disconnect: 'वेगळे करा',
  disconnected: 'आपले कामाचे खाते आता जोडलेले नाही. पासवर्डने लॉग इन करा.',
  passwordHint: 'आपल्या स्क्रीनवर दुसऱ्या कोणाला हे करता येऊ नये, म्हणून आम्ही पासवर्ड विचारतो.',
  failed: 'हे बदलता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  loadFailed: 'हे लोड करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
} as const;

/** In place of the question for the password. */
export const confirmAtProviderMessages = {
  title: (name: string) => `कृपया ${name} ने पुन्हा एकदा लॉग इन करा`,
  text: 'हे करण्याआधी आपणच आहात याची खात्री लागते. नवी विंडो उघडेल. नंतर इथे परत या.',
  button: (name: string) => `${name} उघडा`,
  waiting: 'तिथे लॉग इन होण्याची वाट पाहत आहोत. इथे भरलेले तसेच राहते.',
  failed: 'ते उघडता आले नाही. कृपया पुन्हा प्रयत्न करा.',
} as const;

/** Mails about it. */
export const singleSignOnMails = {
  matched: {
    subject: (productTitle: string) => `${productTitle}: आता कामाच्या खात्याने लॉग इन होते`,
    text: (name: string) =>
      [
        `${name} आणि आपल्या खात्याचा ईमेल वापरून लॉग इन झाले. त्या ईमेलची दोन्हीकडे खात्री झालेली आहे.`,
        '',
        'आपले खाते आता त्याच्याशी जोडलेले आहे. जुना पासवर्ड चालत नाही, आणि बाकी सर्व ठिकाणी लॉग आउट झाले आहे.',
        '',
        'हे आपण केले नसेल, तर कृपया आत्ताच आपल्या संस्थेला सांगा.',
      ].join('\n'),
  },
  linked: {
    subject: (productTitle: string) => `${productTitle}: कामाचे खाते जोडले`,
    text: (name: string) =>
      [
        `आपले खाते ${name} शी जोडले आहे. आता त्यानेही लॉग इन करता येते.`,
        '',
        'हे आपण केले नसेल, तर लॉग इन करा, ‘माझी प्रोफाइल’ इथे ते वेगळे करा, आणि पासवर्ड बदला.',
      ].join('\n'),
  },
  unlinked: {
    subject: (productTitle: string) => `${productTitle}: कामाचे खाते वेगळे केले`,
    text: [
      'आपले खाते आता कामाच्या खात्याशी जोडलेले नाही. पासवर्डने लॉग इन होते.',
      '',
      'हे आपण केले नसेल, तर पासवर्ड बदला, आणि ‘माझी प्रोफाइल’ इथे ते पुन्हा जोडा.',
    ].join('\n'),
  },
  breakGlass: {
    subject: (productTitle: string) => `${productTitle}: अडचणीच्या वेळचे लॉग इन वापरले गेले`,
    text: [
      'पासवर्ड बंद असताना एका ॲडमिनने पासवर्डने लॉग इन केले आहे. केलेल्या कामांच्या यादीत त्याची नोंद आहे.',
      '',
      'कारण माहीत नसेल, तर कृपया त्यांना किंवा सर्व्हर चालवणाऱ्या व्यक्तीला विचारा.',
    ].join('\n'),
  },
} as const;
