export const shellMessages = {
  navigation: 'मुख्य मेन्यू',
  tabs: { home: 'होम', mytests: 'मेरे टेस्ट', mystats: 'मेरे आँकड़े', myhealth: 'मेरी सेहत' },
  admin: 'एडमिन',
  requests: 'रिक्वेस्ट',
  /** The name alone: with the greeting it would be cut off on a phone. */
  greeting: (firstName: string | undefined) => firstName || 'नमस्ते',
  someone: 'कर्मचारी',
  profile: 'मेरी प्रोफ़ाइल',
  signOut: 'लॉगआउट',
  help: 'अभी मदद',
  appearance: 'रंग-रूप',
  appearances: { system: 'डिवाइस जैसा', light: 'हल्का', dark: 'गहरा' },
  checkingAccount: 'आपका अकाउंट देखा जा रहा है...',
  accountNotChecked: 'आपका अकाउंट देखा नहीं जा सका। कृपया थोड़ी देर में फिर से कोशिश करें।',
  notFoundTitle: 'पेज नहीं मिला',
  notFound: 'यह पेज नहीं मिल रहा। हो सकता है लिंक गलत हो, या पेज कहीं और चला गया हो।',
  toStart: 'पहले पेज पर जाएँ',
} as const;

/** The second bar: the admin's places. */
export const adminPlaceMessages = {
  navigation: 'एडमिन के पेज',
  overview: 'एक नज़र में',
  statistics: 'आँकड़े',
  employees: 'कर्मचारी',
  people: 'लोग',
  lines: 'हेल्पलाइन',
  boardReport: 'रिपोर्ट',
  organisation: 'संस्था',
} as const;

/** Places of admins that are reached from the screen 'Organisation'. */
export const organisationPlaceMessages = {
  setup: { name: 'पहले कदम', text: 'नई संस्था को क्या चाहिए, और क्या करना बाकी है।' },
  registration: { name: 'रजिस्ट्रेशन', text: 'कौन रजिस्टर कर सकता है, और ईमेल पक्का किया जाए या नहीं।' },
  staffList: { name: 'स्टाफ़ लिस्ट', text: 'स्टाफ़ लिस्ट डालें, लोगों को न्योता दें, और देखें कि किसने रजिस्टर किया।' },
  posts: { name: 'पोस्ट', text: 'आपने क्या सुना और क्या किया, और घोषणाएँ।' },
  lists: { name: 'लिस्ट', text: 'थीम, पद, राज्य और शहर, जिनमें से लोग चुनते हैं।' },
  guide: { name: 'एडमिन के लिए गाइड', text: 'दो पेज: शुरुआत कैसे करें, और लोगों का भरोसा कैसे बनाए रखें।' },
} as const;
