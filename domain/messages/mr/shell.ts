export const shellMessages = {
  navigation: 'मुख्य मेनू',
  tabs: { home: 'होम', mytests: 'माझ्या टेस्ट', mystats: 'माझे आलेख', myhealth: 'माझे आरोग्य' },
  admin: 'ॲडमिन',
  requests: 'विनंत्या',
  /** The name alone: with the greeting it would be cut off on a phone. */
  greeting: (firstName: string | undefined) => firstName || 'नमस्कार',
  someone: 'कर्मचारी',
  profile: 'माझी प्रोफाइल',
  signOut: 'लॉग आउट',
  help: 'लगेच मदत',
  appearance: 'रंगरूप',
  appearances: { system: 'डिव्हाइसप्रमाणे', light: 'उजळ', dark: 'गडद' },
  checkingAccount: 'आपले खाते तपासत आहोत...',
  accountNotChecked: 'आपले खाते तपासता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  notFoundTitle: 'पान सापडले नाही',
  notFound: 'हे पान सापडत नाही. लिंक चुकीची असेल किंवा पान दुसरीकडे हलवले असेल.',
  toStart: 'पहिल्या पानावर जा',
} as const;

/** The second bar: the admin's places. */
export const adminPlaceMessages = {
  navigation: 'ॲडमिनची पाने',
  overview: 'आढावा',
  statistics: 'आकडेवारी',
  employees: 'कर्मचारी',
  people: 'खाती',
  lines: 'हेल्पलाइन',
  boardReport: 'रिपोर्ट',
  organisation: 'संस्था',
} as const;

/** Places of admins that are reached from the screen 'Organisation'. */
export const organisationPlaceMessages = {
  setup: { name: 'पहिली पावले', text: 'नव्या संस्थेला काय लागते, आणि अजून काय करायचे आहे.' },
  registration: { name: 'नोंदणी', text: 'नोंदणी कोण करू शकते, आणि ईमेल पत्त्याची खात्री होते का.' },
  staffList: { name: 'स्टाफ यादी', text: 'स्टाफ यादी इंपोर्ट करा, निमंत्रणे पाठवा आणि कोणी नोंदणी केली ते पाहा.' },
  posts: { name: 'पोस्ट', text: 'आपण काय ऐकले, काय केले, आणि घोषणा.' },
  lists: { name: 'याद्या', text: 'लोक निवडतात त्या थीम, पदे, राज्ये आणि शहरे.' },
  guide: { name: 'ॲडमिनसाठी माहितीपत्रक', text: 'दोन पाने: सुरुवात कशी करावी, आणि लोकांचा विश्वास कसा टिकवावा.' },
} as const;
