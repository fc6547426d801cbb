import { numberInWords } from './numbers.ts';
import { recoveryCodeCount } from '../../second-factor.ts';

/** After the password, on the login screen. */
export const secondStepMessages = {
  title: 'एक चरण और',
  totp: 'इस अकाउंट के लिए आपके ऑथेंटिकेटर ऐप में दिख रहे छह अंक डालें।',
  code: 'आपके ऐप का कोड',
  recovery: 'अपना एक रिकवरी कोड डालें। हर कोड एक ही बार चलता है।',
  recoveryCode: 'रिकवरी कोड',
  passkey: 'इस डिवाइस, अपने फ़ोन या सिक्योरिटी-की पर रखी पासकी से लॉगिन करें।',
  byPasskey: 'पासकी से',
  byTotp: 'ऑथेंटिकेटर ऐप से',
  byRecovery: 'रिकवरी कोड से',
  button: 'आगे बढ़ें',
  wrongRecovery: 'यह रिकवरी कोड सही नहीं है, या इस्तेमाल हो चुका है।',
  failed: 'यह जाँचा नहीं जा सका। कृपया फिर से कोशिश करें।',
  back: 'फिर से शुरू करें',
  lost: 'सब खो गया? किसी वेलनेस एडमिन से अपना दूसरा चरण हटाने को कहें। इससे उन्हें आपका रिकॉर्ड नहीं दिखता।',
  waiting: 'आपकी पासकी का इंतज़ार है...',
  cancelled: 'आपके ब्राउज़र ने पासकी नहीं दी। फिर से कोशिश करें, या दूसरा तरीका चुनें।',
  signIn: 'पासकी से लॉगिन करें',
} as const;

/** In the profile, under Security. */
export const factorCardMessages = {
  title: 'लॉगिन का दूसरा चरण',
  text: 'दूसरा चरण हो तो सिर्फ़ पासवर्ड से लॉगिन नहीं होता। किसी को पासवर्ड पता चल भी जाए, तो भी वह अंदर नहीं आ सकता।',
  required: 'आपके रोल के लिए यह ज़रूरी है। दूसरों की जो जानकारी आपको दिखती है, यह उसे बचाता है।',
  totp: 'ऑथेंटिकेटर ऐप',
  totpText: 'आपके फ़ोन का एक ऐप हर 30 सेकंड में नया कोड दिखाता है। यह बिना इंटरनेट के चलता है।',
  since: (day: string) => `${day} से चालू`,
  setUp: 'लगाएँ',
  remove: 'हटाएँ',
  setUpOf: (what: string) => `${what} लगाएँ`,
  removeOf: (what: string) => `${what} हटाएँ`,
  passkeys: 'पासकी',
  passkeysText: 'अपनी उँगली, चेहरे या PIN से लॉगिन करें। फिर पासवर्ड की ज़रूरत नहीं।',
  passkeysOnly: 'एक बार पासकी लग जाए, तो सिर्फ़ पासवर्ड से लॉगिन नहीं होगा।',
  addPasskey: 'पासकी जोड़ें',
  used: (day: string, last: string | null) =>
    `${day} को जोड़ी गई। ${last === null ? 'अभी तक इस्तेमाल नहीं हुई।' : `पिछली बार ${last} को इस्तेमाल हुई।`}`,
  elsewhere: 'यह किसी पुराने पते के लिए बनी थी। यहाँ नहीं चलती।',
  codes: 'रिकवरी कोड',
  codesText: (count: number) => `उस दिन के लिए जब फ़ोन खो जाए। हर कोड एक ही बार चलता है। ${count} कोड बाकी।`,
  renew: 'नए कोड बनाएँ',
  loadFailed: 'आपका दूसरा चरण लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
} as const;

/** Turning one on. */
export const factorSetUpMessages = {
  password: 'पहले अपना पासवर्ड डालें, ताकि लॉगिन का तरीका सिर्फ़ आप बदल पाएँ।',
  next: 'आगे बढ़ें',
  cancel: 'रहने दें',
  here: '1. अपने ऑथेंटिकेटर ऐप में यह अकाउंट जोड़ें',
  openApp: 'ऐप में खोलें',
  copyKey: 'कुंजी कॉपी करें',
  scan: 'किसी दूसरे डिवाइस पर है? यह तस्वीर स्कैन करें',
  scanHere: 'अपने फोन से यह तस्वीर स्कैन करें',
  picture: 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड',
  copied: 'कॉपी हो गया।',
  copyFailed: 'कॉपी नहीं हो पाया। इसे चुनकर खुद कॉपी करें।',
  code: '2. ऐप में दिख रहा कोड डालें',
  turnOn: 'चालू करें',
  name: 'इस पासकी का नाम',
  nameHint: 'ताकि लिस्ट में पहचान हो सके, जैसे ‘मेरा फ़ोन’।',
  suggestedName: 'मेरी पासकी',
  createPasskey: 'पासकी बनाएँ',
  notCreated: 'आपके ब्राउज़र ने पासकी नहीं बनाई। कुछ नहीं बदला।',
  alreadyThere: 'इस डिवाइस पर आपके अकाउंट की पासकी पहले से है।',
  removeTotp: 'अपना ऑथेंटिकेटर ऐप हटाएँ?',
  removePasskey: (name: string) => `‘${name}’ को हटाएँ?`,
  removeText: 'फिर इससे लॉगिन नहीं होगा। आपके बाकी डिवाइस पर लॉगआउट हो जाएगा।',
  removeLast: 'यह आपका आखिरी है: इसके बाद सिर्फ़ पासवर्ड से लॉगिन होगा। आपके बाकी डिवाइस पर लॉगआउट हो जाएगा।',
  removeLastRequired: 'यह आपका आखिरी है, और आपके रोल के लिए एक ज़रूरी है। इसके तुरंत बाद दूसरा लगाना होगा।',
  remove: 'हटाएँ',
  renewTitle: 'नए रिकवरी कोड बनाएँ?',
  renewText: 'अभी वाले कोड फिर नहीं चलेंगे।',
  renew: 'नए कोड बनाएँ',
} as const;

/** The ten codes, shown once. */
export const recoveryCodesMessages = {
  title: 'आपके रिकवरी कोड',
  text: `ये ${numberInWords(recoveryCodeCount)} कोड फ़ोन से अलग, किसी सुरक्षित जगह रखें। फ़ोन खो जाए तो हर कोड से एक बार लॉगिन होता है। ये सिर्फ़ अभी दिखते हैं।`,
  copy: 'कॉपी करें',
  download: 'डाउनलोड करें',
  print: 'प्रिंट करें',
  copied: 'कॉपी हो गए।',
  copyFailed: 'कॉपी नहीं हो पाए। इन्हें चुनकर खुद कॉपी करें।',
  kept: 'मैंने इन्हें रख लिया है',
  fileName: 'evenkeel-recovery-codes.txt',
  heading: (productTitle: string) => `${productTitle} के रिकवरी कोड`,
} as const;

/** Before anything else opens, for people who must have one. */
export const factorNeededMessages = {
  title: 'दूसरा चरण लगाएँ',
  text: 'आपके रोल से दूसरों की चीज़ें देखी या बदली जा सकती हैं। इसलिए यहाँ लॉगिन के लिए पासवर्ड से कुछ ज़्यादा चाहिए। दो मिनट लगेंगे।',
  signOut: 'लॉगआउट',
} as const;

const factorNames: Readonly<Record<string, string>> = {
  totp: 'ऑथेंटिकेटर ऐप',
  passkey: 'पासकी',
};

const passkeysGone = [
  'आपने नया पासवर्ड चुना, और इससे आपके ईमेल की पहली बार पुष्टि हुई।',
  'आपके अकाउंट की पासकी हटा दी गई हैं, ताकि किसी और की जोड़ी हुई पासकी न चले।',
  '',
  'अपनी पासकी आप प्रोफ़ाइल के ‘सुरक्षा’ में फिर से जोड़ सकते हैं।',
];

const notYou = 'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें, और अपने यहाँ यह ऐप चलाने वालों को बताएँ।';

const unasked = 'अगर आपने यह नहीं माँगा था, तो अपने यहाँ यह ऐप चलाने वालों को बताएँ।';

/** Mails are plain letters. */
export const factorMails = {
  added: {
    subject: (productTitle: string) => `${productTitle}: आपका दूसरा चरण जुड़ गया`,
    text: (factor: string, hasPassword: boolean) =>
      [
        `आपके अकाउंट में लॉगिन के लिए अब यह भी है: ${factorNames[factor] ?? 'दूसरा चरण'}। आपके बाकी डिवाइस पर लॉगआउट हो गया है।`,
        '',
        hasPassword ? notYou : unasked,
      ].join('\n'),
  },
  removed: {
    subject: (productTitle: string) => `${productTitle}: दूसरा चरण हटाया गया`,
    text: (factor: string, hasPassword: boolean) =>
      (factor === 'all'
        ? [
            'आपके लॉगिन का दूसरा चरण हटा दिया गया है, और हर जगह लॉगआउट हो गया है।',
            '',
            ...(hasPassword
              ? ['अब सिर्फ़ पासवर्ड से लॉगिन होगा। दूसरा चरण अपनी प्रोफ़ाइल के ‘सुरक्षा’ में फिर से लगाया जा सकता है।', '']
              : []),
            unasked,
          ]
        : factor === 'passkeys'
          ? [...passkeysGone, '', hasPassword ? notYou : unasked]
          : [
              `आपके अकाउंट से यह हटाया गया: ${factorNames[factor] ?? 'दूसरा चरण'}। आपके बाकी डिवाइस पर लॉगआउट हो गया है।`,
              '',
              hasPassword ? notYou : unasked,
            ]
      ).join('\n'),
  },
  renewed: {
    subject: (productTitle: string) => `${productTitle}: आपके नए रिकवरी कोड बने`,
    text: (hasPassword: boolean) =>
      ['आपके अकाउंट के लिए नए रिकवरी कोड बने हैं। पुराने अब नहीं चलते।', '', hasPassword ? notYou : unasked].join('\n'),
  },
  used: {
    subject: (productTitle: string) => `${productTitle}: एक रिकवरी कोड इस्तेमाल हुआ`,
    text: (left: number) =>
      [
        `आपके एक रिकवरी कोड से आपके अकाउंट में लॉगिन हुआ। बाकी कोड: ${left}।`,
        '',
        'अगर यह आपने ही किया है, तो नए कोड अपनी प्रोफ़ाइल के ‘सुरक्षा’ में बनाए जा सकते हैं।',
        '',
        notYou,
      ].join('\n'),
  },
  guessed: {
    subject: (productTitle: string) => `${productTitle}: किसी को आपका पासवर्ड पता है`,
    text: [
      'किसी ने आपका पासवर्ड डाला, और फिर दूसरे चरण के कई गलत कोड। वह अंदर नहीं आ पाया।',
      '',
      'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें। यही पासवर्ड कहीं और भी हो, तो वहाँ भी बदलें।',
    ].join('\n'),
  },
} as const;
