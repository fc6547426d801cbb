import { drafted } from '../draft.ts';
import { erasureDays, eventDays } from '../../retention.ts';
import type { KeptUntil, KindWithoutFields } from '../../visibility/register-texts.ts';

const untilDeleted = `खाते डिलीट होईपर्यंत (त्या व्यक्तीने सांगितल्यावर ${erasureDays} दिवसांनी)`;

export const kept = drafted<Record<KeptUntil, string>>({
  deletion: untilDeleted,
  statistics: 'गटांच्या बेरजा म्हणून, नावांशिवाय',
  call_back: 'पाठवलेली माहिती: समुपदेशकांनी हाती घेतल्यावर आठवडाभर, किंवा विनंती मागे घेईपर्यंत',
  looks: `${untilDeleted}; त्यानंतर कारणांशिवाय ${eventDays} दिवस`,
  account: `${untilDeleted}; केलेल्या कामांची यादी, मजकुराशिवाय, त्यानंतर ${eventDays} दिवस`,
});

/** Kinds of which something is encrypted before it reaches the database. Of a person's fields their table says it. */
export const encrypted: Partial<Record<KindWithoutFields, string>> = {
  answers: 'सर्व',
  mood_context: 'सर्व',
  safety_plan: 'सर्व',
  call_back: 'पाठवलेली माहिती',
  looks: 'कारण, आणि ॲडमिन कोण होते',
};

export const processingRegisterMessages = {
  title: 'माहिती वापराची नोंदवही',
  intro: 'कोणती माहिती वापरली जाते, का, ती कोण पाहते आणि किती काळ ठेवली जाते: ‘कोण काय पाहू शकते’ ज्या तक्त्यांवरून बनते त्यांवरूनच.',
  link: 'माहिती वापराची नोंदवही',
  columns: { what: 'काय', why: 'का', kept: 'किती काळ', encrypted: 'एन्क्रिप्टही केलेले', seen: 'कोण पाहते' },
  notEncrypted: 'नाही',
  group: 'गटांच्या आकड्यांसाठी',
  ofRecords: (months: number) => `${months} महिने`,
  loading: 'लोड होत आहे...',
  loadFailed: 'हे लोड करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  facts: {
    title: 'सर्वसाधारण',
    who: 'कोणाची माहिती: नोंदणी करणाऱ्यांची, आणि त्यांतल्या ॲडमिन व समुपदेशकांची.',
    basis: 'कशाच्या आधारे: गोपनीयता सूचनेला प्रत्येकाने दिलेली संमती, जी एका क्लिकने मागे घेता येते.',
    others:
      'आणखी कोणाला मिळते: कोणालाही नाही. ईमेल संस्थेच्या स्वतःच्या मेल सर्व्हरमधून जातात. कोणी नोटिफिकेशन सुरू केली, तर ती त्यांच्या ब्राउझरच्या पुश सेवेतून एन्क्रिप्ट होऊन जातात; ती कशाबद्दल आहेत ते त्या सेवेला कधीच कळत नाही.',
    where: 'कुठे: संस्था चालवत असलेल्या एकाच डेटाबेसमध्ये.',
    log: `लॉग: रेकॉर्ड कोणी उघडले आणि ॲडमिननी काय केले, ते किमान ${eventDays} दिवस ठेवले जाते.`,
    rights: 'अधिकार: वाचणे, दुरुस्त करणे, डाउनलोड करणे आणि डिलीट करणे, सर्व ‘माझी प्रोफाइल’ इथे.',
  },
} as const;
