/** The login screen: it comes before anything else, so it has a file of its own. */
export const loginMessages = {
  title: 'लॉग इन',
  intro: 'स्वतःची विचारपूस करण्यासाठी एक शांत जागा.',
  introOf: (orgName: string) => `${orgName} मधल्या प्रत्येकाला स्वतःची विचारपूस करण्यासाठी एक शांत जागा.`,
  button: 'लॉग इन',
  signUpQuestion: 'इथे नवीन आहात?',
  signUp: 'नोंदणी करा',
  forgot: 'पासवर्ड विसरलात?',
  failed: 'लॉग इन झाले नाही',
  invalidResponse: 'सर्व्हरकडून योग्य उत्तर आले नाही',
  continueWith: (name: string) => `${name} वापरून पुढे जा`,
  emergency: 'अडचणीच्या वेळचे लॉग इन',
  emergencyIntro: 'नेहमीचा मार्ग बंद असेल त्या दिवसासाठी पासवर्ड ठेवणाऱ्या एका ॲडमिनसाठी.',
  promise: 'आपले खासगी, खासगीच राहते.',
  seeWho: 'कोण काय पाहू शकते ते पहा',
  sessionEnded: 'आपली माहिती खासगी राहावी म्हणून लॉग आउट केले आहे. त्याच ठिकाणी परत येण्यासाठी कृपया पुन्हा लॉग इन करा.',
  signedOut: 'लॉग आउट झाले.',
} as const;
