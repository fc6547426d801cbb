import { eventDays } from '../../retention.ts';
import { inList } from './lists.ts';
import { plural } from './numbers.ts';

/** The files in which a person downloads their record. */
export const myRecordMessages = {
  sections: {
    profile: 'प्रोफाइल',
    mood: 'मूड',
    moodTags: 'मूडचे टॅग',
    safetyPlan: 'माझा सुरक्षा प्लॅन',
    reminders: 'रिमाइंडर',
    sessions: 'लॉग इन',
    browsers: 'ओळखीचा ब्राउझर',
    events: 'नोंद',
    looks: 'कोणी पाहिले',
    sharing: 'शेअर करणे',
    callBacks: 'फोनसाठी विनंती',
    consents: 'गोपनीयता सूचना',
    accessNotices: 'कोणी पाहिल्यावर कळवणे',
  },
  notice: (count: number) => `आवृत्ती ${count}`,
  tags: 'टॅग',
  privateNote: 'खासगी टिपण',
  score: 'स्कोर',
  language: 'प्रश्नावलीची भाषा',
  partial: (asked: number, items: number) => `${items} पैकी ${asked} प्रश्न विचारले होते, म्हणून ही फक्त बेरीज आहे, पातळी नाही.`,
  lastUsed: 'शेवटचा वापर',
  lastSignedIn: 'शेवटचे लॉग इन',
  shares: {
    yes: 'आपण रेकॉर्ड शेअर करायचा पर्याय निवडला आहे',
    no: 'आपण रेकॉर्ड शेअर करायचा पर्याय निवडलेला नाही',
    agreed: 'संमती दिली',
    declined: 'संमती दिली नाही',
  },
  callBack: {
    requested: 'फोनसाठी विनंती केली, आणि शेअर होणाऱ्या माहितीला संमती दिली',
    taken: 'समुपदेशकांनी हाती घेतली',
    withdrawn: 'मागे घेतली',
    outcomes: {
      spoke: 'आपले समुपदेशकांशी बोलणे झाले',
      calls_again: 'समुपदेशक पुन्हा फोन करतील',
      not_wanted: 'समुपदेशकांची नोंद: आता फोन नको',
    },
    named: 'या समुपदेशकांना आपण ती वाचू दिली',
  },
  by: { self: 'आपण स्वतः', other: 'ॲडमिनने' },
  notADiagnosis: 'प्राथमिक तपासणीचा निकाल, निदान नाही.',
} as const;

/** The screen on which a person looks after their own record. */
export const myRecordPage = {
  title: 'माझे रेकॉर्ड',
  intro: 'आम्ही ठेवलेली आपली सर्व माहिती आपलीच आहे. ती डाउनलोड करा किंवा डिलीट करा.',
  link: 'माझे रेकॉर्ड',
  takeAlong: {
    title: 'दुसऱ्या ॲपसाठी',
    text: 'या फाइलींमध्ये सर्व काही असते: आपली उत्तरे, स्कोर आणि मूड, सुरक्षा प्लॅन आणि प्रोफाइल. फक्त आपल्याला उघडता येतील अशा जागी त्या ठेवा.',
    json: { button: 'JSON डाउनलोड करा', about: 'दुसऱ्या ॲपमध्ये वापरण्यासाठी.' },
    csv: { button: 'CSV डाउनलोड करा', about: 'एक्सेलसारख्या ॲपसाठी, प्रत्येक नोंदीला एक ओळ.' },
    fhir: { button: 'FHIR डाउनलोड करा', about: 'डॉक्टर किंवा समुपदेशकांच्या सिस्टीमसाठी. यात आपल्या प्रश्नावली असतात.' },
    files: { json: 'my-record.json', csv: 'my-record.csv', fhir: 'my-record.fhir.json' },
    saved: 'फाइल ‘डाउनलोड’ फोल्डरमध्ये आहे.',
    failed: 'फाइल आत्ता तयार करता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  },
  report: {
    title: 'PDF रिपोर्ट',
    text: 'स्वतःसाठी, किंवा डॉक्टर वा समुपदेशकांना दाखवण्यासाठी. सर्व हवे असेल, तर तारखा रिकाम्या ठेवा.',
    sections: 'यात काय हवे',
    names: { gad7: 'GAD-7', phq9: 'PHQ-9', mood: 'मूड' },
    nothing: 'कृपया किमान एक भाग निवडा.',
    button: 'PDF डाउनलोड करा',
    fileName: 'Mental_Health_Report.pdf',
  },
  consents: {
    title: 'आपण कशाला संमती दिली आहे',
    notice: {
      name: 'गोपनीयता सूचना',
      text: 'प्रोफाइलमध्ये ‘गोपनीयता’ इथे. संमती एका क्लिकने मागे घेता येते.',
    },
    sharing: {
      name: 'माझे रेकॉर्ड शेअर करणे',
      text: 'प्रोफाइलमध्ये. हे केव्हाही थांबवता येते, आणि ते लगेच लागू होते.',
    },
    callBack: {
      name: 'फोनसाठी विनंती',
      text: '‘लगेच मदत’ इथे. विनंती मागे घेता येते, आणि पाठवलेली माहिती डिलीट होते.',
    },
  },
  retention: {
    title: 'आम्ही किती काळ ठेवतो',
    line: 'आपले काही निकाल लवकरच डिलीट होतील',
    text: (months: number) => `निकाल आणि मूड ${afterMonths(months)} आपोआप डिलीट होतात.`,
    none: (days: number) => `पुढच्या ${days} दिवसांत काहीही डिलीट होणार नाही.`,
    leaving: (parts: readonly string[], from: string, to: string, on: string) =>
      `${on} पासून हे डिलीट होईल: ${inList(parts)} (${from === to ? from : `${from} ते ${to}`}). हवे असेल, तर आधी डाउनलोड करा.`,
    assessments: (count: number) => `${count} निकाल`,
    moods: (count: number) => `${count} मूड`,
    failed: 'हे लोड करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  },
  erasure: {
    title: 'माझे खाते डिलीट करा',
    text: (days: number) =>
      `आपली उत्तरे, स्कोर, मूड, सुरक्षा प्लॅन आणि प्रोफाइल कायमचे डिलीट होतील. विचार बदलायला ${days} दिवस आहेत. तोपर्यंत काहीही बदलत नाही. त्यानंतर कोणी, काय आणि केव्हा केले एवढीच नोंद ${forMonths((12 * eventDays) / 365)} ठेवली जाते. त्यात वैयक्तिक मजकूर नसतो.`,
    open: 'माझे खाते डिलीट करा…',
    password: 'आपला पासवर्ड',
    button: 'माझे खाते डिलीट करा',
    line: (day: string) => `आपले खाते ${day} रोजी डिलीट होईल`,
    planned: (when: string) => `आपले खाते आणि त्यातले सर्व काही ${when} ला डिलीट होईल.`,
    keep: 'माझे खाते ठेवा',
    kept: 'आपले खाते, त्यातल्या सर्व गोष्टींसह, आम्ही ठेवू.',
    cancel: 'रद्द करा',
  },
} as const;

/** 'एका वर्षाने' */
function afterMonths(months: number): string {
  if (months % 12 !== 0) return plural(months, { one: 'एका महिन्याने', other: `${months} महिन्यांनी` });
  return plural(months / 12, { one: 'एका वर्षाने', other: `${months / 12} वर्षांनी` });
}

/** 'एक वर्ष' */
function forMonths(months: number): string {
  if (months % 12 !== 0) return plural(months, { one: 'एक महिना', other: `${months} महिने` });
  return plural(months / 12, { one: 'एक वर्ष', other: `${months / 12} वर्षे` });
}
