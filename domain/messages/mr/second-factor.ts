import { numberInWords } from './numbers.ts';
import { recoveryCodeCount } from '../../second-factor.ts';

/** After the password, on the login screen. */
export const secondStepMessages = {
  title: 'आणखी एक पायरी',
  totp: 'ऑथेंटिकेटर ॲपमध्ये या खात्यासाठी दिसणारे सहा अंक लिहा.',
  code: 'ॲपमधला कोड',
  recovery: 'आपला एक रिकव्हरी कोड लिहा. प्रत्येक कोड एकदाच चालतो.',
  recoveryCode: 'रिकव्हरी कोड',
  passkey: 'या डिव्हाइसवरची, फोनवरची किंवा सिक्युरिटी कीवरची पासकी वापरा.',
  byPasskey: 'पासकी वापरा',
  byTotp: 'ऑथेंटिकेटर ॲप वापरा',
  byRecovery: 'रिकव्हरी कोड वापरा',
  button: 'पुढे जा',
  wrongRecovery: 'हा रिकव्हरी कोड बरोबर नाही, किंवा आधीच वापरला आहे.',
  failed: 'हे तपासता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  back: 'पुन्हा सुरू करा',
  lost: 'सर्वच हरवले? वेलनेस ॲडमिनला आपली दुसरी पायरी काढायला सांगा. त्यामुळे त्यांना आपले रेकॉर्ड दिसत नाही.',
  waiting: 'पासकीची वाट पाहत आहोत...',
  cancelled: 'ब्राउझरने पासकी वापरली नाही. पुन्हा प्रयत्न करा, किंवा दुसरा मार्ग निवडा.',
  signIn: 'पासकीने लॉग इन',
} as const;

/** In the profile, under Security. */
export const factorCardMessages = {
  title: 'लॉग इनची दुसरी पायरी',
  text: 'दुसरी पायरी असेल, तर लॉग इनला नुसता पासवर्ड पुरत नाही. पासवर्ड माहीत असला तरी दुसरे कोणी आत येऊ शकत नाही.',
  required: 'आपल्या भूमिकेसाठी ती लागते. इतरांची जी माहिती आपल्याला दिसते, ती यामुळे सुरक्षित राहते.',
  totp: 'ऑथेंटिकेटर ॲप',
  totpText: 'फोनमधले ॲप दर 30 सेकंदांनी नवा कोड दाखवते. ते इंटरनेटशिवाय चालते.',
  since: (day: string) => `${day} पासून सुरू`,
  setUp: 'सुरू करा',
  remove: 'काढा',
  setUpOf: (what: string) => `${what} सुरू करा`,
  removeOf: (what: string) => `${what} काढा`,
  passkeys: 'पासकी',
  passkeysText: 'बोटाचा ठसा, चेहरा किंवा पिन वापरून लॉग इन करा. मग पासवर्ड लागत नाही.',
  passkeysOnly: 'पासकी असेल, तर नुसत्या पासवर्डने लॉग इन होत नाही.',
  addPasskey: 'पासकी जोडा',
  used: (day: string, last: string | null) =>
    `${day} रोजी जोडली. ${last === null ? 'अजून वापरलेली नाही.' : `शेवटचा वापर ${last} रोजी.`}`,
  elsewhere: 'आधीच्या वेब पत्त्यासाठी बनवलेली. इथे चालत नाही.',
  codes: 'रिकव्हरी कोड',
  codesText: (count: number) => `फोन हरवला, तर त्या दिवसासाठी. प्रत्येक कोड एकदाच चालतो. ${count} कोड शिल्लक.`,
  renew: 'नवे कोड बनवा',
  loadFailed: 'आपली दुसरी पायरी लोड करता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
} as const;

/** Turning one on. */
export const factorSetUpMessages = {
  password: 'कृपया आधी पासवर्ड टाका, म्हणजे आपले लॉग इन फक्त आपणच बदलू शकता.',
  next: 'पुढे जा',
  cancel: 'रद्द करा',
  here: '1. आपल्या ऑथेंटिकेटर ॲपमध्ये हे खाते जोडा',
  openApp: 'ॲपमध्ये उघडा',
  copyKey: 'की कॉपी करा',
  scan: 'ते दुसऱ्या डिव्हाइसवर आहे? हे चित्र स्कॅन करा',
  scanHere: 'आपल्या फोनने हे चित्र स्कॅन करा',
  picture: 'ऑथेंटिकेटर ॲपसाठी QR कोड',
  copied: 'कॉपी झाले.',
  copyFailed: 'कॉपी करता आले नाही. कृपया निवडून स्वतः कॉपी करा.',
  code: '2. ॲपमध्ये दिसणारा कोड लिहा',
  turnOn: 'सुरू करा',
  name: 'या पासकीचे नाव',
  nameHint: 'यादीत ओळखता यावी म्हणून, जसे ‘माझा फोन’.',
  suggestedName: 'माझी पासकी',
  createPasskey: 'पासकी बनवा',
  notCreated: 'ब्राउझरने पासकी बनवली नाही. काहीही बदलले नाही.',
  alreadyThere: 'या डिव्हाइसवर आपल्या खात्याची पासकी आधीच आहे.',
  removeTotp: 'ऑथेंटिकेटर ॲप काढायचे?',
  removePasskey: (name: string) => `‘${name}’ काढायची?`,
  removeText: 'यापुढे तिने लॉग इन करता येणार नाही. आपल्या बाकी डिव्हाइसवर लॉग आउट होते.',
  removeLast: 'ही शेवटची आहे: यानंतर नुसत्या पासवर्डने लॉग इन होते. आपल्या बाकी डिव्हाइसवर लॉग आउट होते.',
  removeLastRequired: 'ही शेवटची आहे, आणि आपल्या भूमिकेसाठी एक लागते. लगेच दुसरी सुरू करावी लागेल.',
  remove: 'काढा',
  renewTitle: 'नवे रिकव्हरी कोड बनवायचे?',
  renewText: 'सध्याचे कोड चालायचे थांबतील.',
  renew: 'नवे कोड बनवा',
} as const;

/** The ten codes, shown once. */
export const recoveryCodesMessages = {
  title: 'आपले रिकव्हरी कोड',
  text: `हे ${numberInWords(recoveryCodeCount)} कोड फोनपासून वेगळ्या, सुरक्षित जागी ठेवा. फोन हरवला, तर प्रत्येकाने एकदा लॉग इन करता येते. ते आत्ताच दाखवतो, पुन्हा नाही.`,
  copy: 'कॉपी करा',
  download: 'डाउनलोड करा',
  print: 'प्रिंट करा',
  copied: 'कॉपी झाले.',
  copyFailed: 'कॉपी करता आले नाहीत. कृपया निवडून स्वतः कॉपी करा.',
  kept: 'मी ते ठेवले आहेत',
  fileName: 'evenkeel-recovery-codes.txt',
  heading: (productTitle: string) => `${productTitle} चे रिकव्हरी कोड`,
} as const;

/** Before anything else opens, for people who must have one. */
export const factorNeededMessages = {
  title: 'दुसरी पायरी सुरू करा',
  text: 'आपल्या भूमिकेत इतरांची माहिती पाहता किंवा बदलता येते. म्हणून इथे लॉग इनला पासवर्डपेक्षा जास्त काही लागते. दोन मिनिटे लागतात.',
  signOut: 'लॉग आउट',
} as const;

const factorNames: Readonly<Record<string, string>> = {
  totp: 'ऑथेंटिकेटर ॲप',
  passkey: 'पासकी',
};

const passkeysGone = [
  'आपण नवा पासवर्ड निवडला, आणि त्यामुळे आपल्या ईमेलची पहिल्यांदा खात्री झाली.',
  'आपल्या खात्याच्या पासकी काढल्या, म्हणजे दुसऱ्या कोणी जोडलेली पासकी चालणार नाही.',
  '',
  'आपली पासकी प्रोफाइलमध्ये ‘सुरक्षा’ इथे पुन्हा जोडता येते.',
];

const tellThem = 'हे आपण केले नसेल, तर लगेच नवा पासवर्ड निवडा, आणि आपल्या संस्थेत हे ॲप चालवणाऱ्यांना सांगा.';

const unasked = 'आपण हे मागितले नसेल, तर कृपया आपल्या संस्थेत हे ॲप चालवणाऱ्यांना सांगा.';

export const factorMails = {
  added: {
    subject: (productTitle: string) => `${productTitle}: आपण दुसरी पायरी जोडली`,
    text: (factor: string, hasPassword: boolean) =>
      [
        `आपल्या खात्याच्या लॉग इनला आता दुसरी पायरी आहे: ${factorNames[factor] ?? 'दुसरी पायरी'}. आपल्या बाकी डिव्हाइसवर लॉग आउट झाले आहे.`,
        '',
        hasPassword ? tellThem : unasked,
      ].join('\n'),
  },
  removed: {
    subject: (productTitle: string) => `${productTitle}: दुसरी पायरी काढली`,
    text: (factor: string, hasPassword: boolean) =>
      (factor === 'all'
        ? [
            'आपल्या लॉग इनची दुसरी पायरी आपल्यासाठी काढली, आणि सर्व ठिकाणी लॉग आउट झाले आहे.',
            '',
            ...(hasPassword
              ? ['आता नुसत्या पासवर्डने लॉग इन होते. दुसरी पायरी प्रोफाइलमध्ये ‘सुरक्षा’ इथे पुन्हा सुरू करता येते.', '']
              : []),
            unasked,
          ]
        : factor === 'passkeys'
          ? [...passkeysGone, '', hasPassword ? tellThem : unasked]
          : [
              `आपण खात्यातून हे काढले: ${factorNames[factor] ?? 'दुसरी पायरी'}. आपल्या बाकी डिव्हाइसवर लॉग आउट झाले आहे.`,
              '',
              hasPassword ? tellThem : unasked,
            ]
      ).join('\n'),
  },
  renewed: {
    subject: (productTitle: string) => `${productTitle}: नवे रिकव्हरी कोड`,
    text: (hasPassword: boolean) =>
      ['आपल्या खात्यासाठी नवे रिकव्हरी कोड बनवले. जुने आता चालत नाहीत.', '', hasPassword ? tellThem : unasked].join('\n'),
  },
  used: {
    subject: (productTitle: string) => `${productTitle}: रिकव्हरी कोड वापरला गेला`,
    text: (left: number) =>
      [
        `आपल्या एका रिकव्हरी कोडने खात्यात लॉग इन झाले. शिल्लक कोड: ${left}.`,
        '',
        'हे आपणच केले असेल, तर प्रोफाइलमध्ये ‘सुरक्षा’ इथे नवे कोड बनवता येतात.',
        '',
        tellThem,
      ].join('\n'),
  },
  guessed: {
    subject: (productTitle: string) => `${productTitle}: कोणालातरी आपला पासवर्ड माहीत आहे`,
    text: [
      'कोणीतरी आपला पासवर्ड टाकला, आणि मग दुसऱ्या पायरीसाठी अनेक चुकीचे कोड टाकले. त्यांना आत येता आले नाही.',
      '',
      'हे आपण केले नसेल, तर कृपया आत्ताच नवा पासवर्ड निवडा. तोच पासवर्ड दुसरीकडे असेल, तर तिथेही बदला.',
    ].join('\n'),
  },
} as const;
