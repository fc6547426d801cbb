/** The privacy contact and where complaints go, on the page, in mails and in the report. */
export const contactMessages = {
  title: 'आपके डेटा के बारे में सवाल',
  privacy: 'प्राइवेसी के लिए संपर्क',
  privacyText: 'इनसे पूछें कि हमारे पास आपके बारे में क्या है, या उसे ठीक या डिलीट करने को कहें।',
  grievance: 'शिकायत',
  grievanceText: 'अपने डेटा के बारे में कुछ गलत लगे, तो इन्हें बताएँ। ये उसे देखेंगे।',
  both: 'प्राइवेसी के लिए संपर्क और शिकायत',
  none: 'आपकी संस्था ने प्राइवेसी के लिए अभी कोई नाम नहीं दिया है। किसी वेलनेस एडमिन से पूछें।',
  /** Mails are plain letters. */
  inMail: {
    privacy: (ways: string) => `आपके डेटा के बारे में सवाल: ${ways}`,
    grievance: (ways: string) => `शिकायत: ${ways}`,
  },
  inReport: {
    privacy: (ways: string) => `आपके डेटा के बारे में सवाल: ${ways}`,
    grievance: (ways: string) => `शिकायत: ${ways}`,
  },
} as const;

/** The admin's place for what the organisation says of itself. */
export const organisationMessages = {
  title: 'संस्था',
  intro: 'नाम, लोग और सेटिंग।',
  loading: 'लोड हो रहा है...',
  loadFailed: 'यह लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
  save: 'सेव करें',
  saved: 'सेव हो गया।',
  failed: 'यह सेव नहीं हो पाया। आपने जो डाला है, वह यहीं है। कृपया फिर से कोशिश करें।',
  ways: 'और सेटिंग',
  name: {
    title: 'नाम और लोगो',
    text: 'दोनों ऐप के नाम के पास दिखते हैं, हर पेज पर और लोगों की रिपोर्ट में।',
    label: 'संस्था का नाम',
  },
  logo: {
    title: 'लोगो',
    text: 'PNG, JPEG या WebP। बड़ी तस्वीर यहीं आपके डिवाइस पर छोटी हो जाती है।',
    choose: 'तस्वीर चुनें',
    remove: 'लोगो हटाएँ',
    alt: (name: string) => (name === '' ? 'आपकी संस्था का लोगो' : name),
    unreadable: 'यह तस्वीर पढ़ी नहीं जा सकी। PNG, JPEG या WebP चुनें।',
    tooLarge: 'छोटी करने पर भी यह तस्वीर बहुत बड़ी है। कोई सादी तस्वीर चुनें।',
    saved: 'लोगो लग गया। अब जो भी पेज खुलेगा, उस पर दिखेगा।',
    removed: 'लोगो हट गया।',
  },
  zone: {
    title: 'टाइम ज़ोन',
    text: 'इससे तय होता है कि नया दिन कब शुरू होता है: आँकड़ों में, और पुराने रिकॉर्ड डिलीट होने में।',
    inForce: (zone: string) => `अभी लागू: ${zone}`,
    now: (time: string) => `वहाँ अभी ${time} बजे हैं।`,
    fixed:
      'रिकॉर्ड बन चुके हैं, इसलिए यह यहाँ नहीं बदलता: दिन बदलने से हर आँकड़ा बदल जाएगा। सर्वर चलाने वाले ORG_TIMEZONE बदलकर उसे फिर से शुरू कर सकते हैं।',
  },
  privacy: {
    title: 'प्राइवेसी के लिए संपर्क',
    text: 'लोग इसे रजिस्टर करने से पहले, हर ईमेल के नीचे और अपनी रिपोर्ट में पढ़ते हैं।',
    name: 'नाम या दफ़्तर',
    email: 'ईमेल',
    phone: 'फ़ोन',
    address: 'डाक का पता',
    grievance: 'शिकायत किसी और के पास जाए',
    grievanceTitle: 'शिकायत कहाँ जाए',
  },
} as const;
