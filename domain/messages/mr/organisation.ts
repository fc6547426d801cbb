/** The privacy contact and where complaints go, on the page, in mails and in the report. */
export const contactMessages = {
  title: 'आपल्या माहितीबद्दल प्रश्न',
  privacy: 'गोपनीयतेसाठी संपर्क',
  privacyText: 'आम्ही आपली कोणती माहिती ठेवतो ते विचारा, किंवा ती दुरुस्त वा डिलीट करायला सांगा.',
  grievance: 'तक्रारी',
  grievanceText: 'आपल्या माहितीबद्दल काही चुकीचे वाटत असेल, तर यांना सांगा. ते त्यात लक्ष घालतील.',
  both: 'गोपनीयतेसाठी संपर्क आणि तक्रारी',
  none: 'आपल्या संस्थेने गोपनीयतेसाठी संपर्क अजून दिलेला नाही. कृपया वेलनेस ॲडमिनला विचारा.',
  /** Mails are plain letters. */
  inMail: {
    privacy: (ways: string) => `आपल्या माहितीबद्दल प्रश्न: ${ways}`,
    grievance: (ways: string) => `तक्रारी: ${ways}`,
  },
  inReport: {
    privacy: (ways: string) => `आपल्या माहितीबद्दल प्रश्न: ${ways}`,
    grievance: (ways: string) => `तक्रारी: ${ways}`,
  },
} as const;

/** The admin's place for what the organisation says of itself. */
export const organisationMessages = {
  title: 'संस्था',
  intro: 'नाव, माणसे आणि सेटिंग.',
  loading: 'लोड होत आहे...',
  loadFailed: 'हे लोड करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  save: 'सेव्ह करा',
  saved: 'सेव्ह झाले.',
  failed: 'हे सेव्ह करता आले नाही. लिहिलेले इथेच आहे. कृपया पुन्हा प्रयत्न करा.',
  ways: 'आणखी ठरवण्यासारखे',
  name: {
    title: 'नाव आणि लोगो',
    text: 'हे दोन्ही ॲपच्या नावाशेजारी, प्रत्येक पानावर आणि लोकांच्या रिपोर्टमध्ये दिसतात.',
    label: 'संस्थेचे नाव',
    chosen: (name: string) => `वापरात: ${name}`,
  },
  logo: {
    title: 'लोगो',
    text: 'PNG, JPEG किंवा WebP. मोठी चित्रे इथेच, आपल्या डिव्हाइसवर लहान केली जातात.',
    choose: 'चित्र निवडा',
    remove: 'लोगो काढा',
    alt: (name: string) => (name === '' ? 'आपल्या संस्थेचा लोगो' : name),
    unreadable: 'हे चित्र वाचता आले नाही. कृपया PNG, JPEG किंवा WebP निवडा.',
    tooLarge: 'हे चित्र लहान करूनही खूप मोठे आहे. कृपया साधे चित्र निवडा.',
    saved: 'लोगो वापरात आहे. यापुढे उघडलेल्या प्रत्येक पानावर तो दिसेल.',
    removed: 'लोगो काढला.',
  },
  zone: {
    title: 'टाइम झोन',
    text: 'आकडेवारीत आणि जुन्या नोंदी डिलीट होताना नवा दिवस केव्हा सुरू होतो, ते यावरून ठरते.',
    label: 'टाइम झोन',
    inForce: (zone: string) => `लागू: ${zone}`,
    now: (time: string) => `तिथे आता ${time} वाजले आहेत.`,
    fixed:
      'नोंदी आधीच आहेत, म्हणून हा इथे बदलत नाही: दिवस बदलले तर प्रत्येक आकडा बदलेल. सर्व्हर चालवणारी व्यक्ती ORG_TIMEZONE ठरवून तो पुन्हा सुरू करू शकते.',
  },
  privacy: {
    title: 'गोपनीयतेसाठी संपर्क',
    text: 'लोकांना हे नोंदणीआधी, प्रत्येक ईमेलखाली आणि त्यांच्या रिपोर्टमध्ये दिसते.',
    name: 'नाव किंवा कार्यालय',
    email: 'ईमेल',
    phone: 'फोन',
    address: 'टपालाचा पत्ता',
    grievance: 'तक्रारी दुसऱ्या व्यक्तीकडे जातात',
    grievanceTitle: 'तक्रारी कुठे जातात',
  },
} as const;
