/** The login screen: it comes before anything else, so it has a file of its own. */
export const loginMessages = {
  title: 'लॉगिन',
  intro: 'अपना हालचाल लेने की एक शांत जगह।',
  introOf: (orgName: string) => `${orgName} में सबके लिए अपना हालचाल लेने की एक शांत जगह।`,
  button: 'लॉगिन',
  signUpQuestion: 'यहाँ पहली बार?',
  signUp: 'रजिस्टर करें',
  forgot: 'पासवर्ड याद नहीं?',
  failed: 'लॉगिन नहीं हो पाया',
  invalidResponse: 'सर्वर से सही जवाब नहीं मिला',
  continueWith: (name: string) => `${name} से आगे बढ़ें`,
  emergency: 'इमरजेंसी लॉगिन',
  emergencyIntro: 'सिर्फ़ उस एक एडमिन के लिए, जिनके पास ऐसे दिन के लिए पासवर्ड है जब आम रास्ता बंद हो।',
  promise: 'निजता का ध्यान रखकर बना है।',
  seeWho: 'देखें कौन क्या देख सकता है',
  sessionEnded: 'आपकी जानकारी निजी रहे, इसलिए लॉगआउट हो गया। फिर से लॉगिन करने पर वही पेज खुलेगा।',
  signedOut: 'लॉगआउट हो गया है।',
} as const;
