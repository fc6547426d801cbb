/** Mails about the safety of an account. They name no health matter. */
const notYou = (link: string) => [
  'हे आपण केले नसेल, तर कृपया आत्ताच नवा पासवर्ड निवडा. आपल्या खात्यात आणखी कोणी लॉग इन असेल, तर त्यामुळे त्यांचेही लॉग आउट होते. सुरुवात इथून होते:',
  '',
  link,
  '',
  'खात्री नसेल, तर आपल्या एखाद्या वेलनेस ॲडमिनला विचारा. इथले कोणीही आपला पासवर्ड कधीच विचारणार नाही.',
];

export const safetyMails = {
  changed: {
    subject: (productTitle: string) => `${productTitle}: आपला पासवर्ड बदलला गेला`,
    text: (at: string, link: string) =>
      [
        `आपल्या खात्याचा पासवर्ड ${at} ला बदलला गेला. आपल्या बाकी सर्व डिव्हाइसवर लॉग आउट झाले आहे.`,
        '',
        'हे आपणच केले असेल, तर या ईमेलकडे लक्ष देण्याची गरज नाही.',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  newDevice: {
    subject: (productTitle: string) => `${productTitle}: नव्या डिव्हाइसवर लॉग इन झाले`,
    text: (at: string, device: string, link: string) =>
      [
        `${at} ला आपल्या खात्यात लॉग इन झाले. हे डिव्हाइस आपण इथे आधी वापरलेले नाही: ${device}.`,
        '',
        'हे आपणच केले असेल, तर या ईमेलकडे लक्ष देण्याची गरज नाही.',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  afterFailures: {
    subject: (productTitle: string) => `${productTitle}: अनेकदा चुकीचा पासवर्ड टाकल्यानंतर लॉग इन झाले`,
    text: (at: string, device: string, link: string) =>
      [
        `${at} ला, अनेकदा चुकीचा पासवर्ड टाकल्यानंतर, आपला बरोबर पासवर्ड टाकला गेला. डिव्हाइस: ${device}.`,
        '',
        'आपल्यालाच काही वेळा प्रयत्न करावे लागले असतील, तर या ईमेलकडे लक्ष देण्याची गरज नाही.',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  device: (browser: string | null, system: string | null) => {
    if (browser && system) return `${system} वर ${browser}`;
    return browser ?? system ?? 'स्वतःबद्दल माहिती न दिलेले डिव्हाइस';
  },
} as const;
