import type { FieldsWhere } from '../../person-fields.ts';
import type { DataKind } from '../../visibility/data-kinds.ts';
import { capitalised } from './lists.ts';
import { drafted } from '../draft.ts';

type Words<K extends DataKind> = Record<FieldsWhere<'seenAs', K>, string>;

/** In the order in which they are said. */
const workWords = drafted<Words<'work'> & { age: string }>({
  date_of_birth: 'जन्मतिथि',
  age: 'उम्र',
  theme: 'थीम',
  designation: 'पद',
  state: 'राज्य',
  city: 'शहर',
});
export const healthWords = drafted<Words<'health_details'>>({
  phone: 'फ़ोन नंबर',
  height: 'लंबाई',
  weight: 'वज़न',
  blood_group: 'ब्लड ग्रुप',
  ailments: 'बीमारी या तकलीफ़',
});

function yours(your: string, words: Readonly<Record<string, string>>): string {
  const all = Object.values(words);
  return `${your} ${all.slice(0, -1).join(', ')} और ${all.at(-1)}`;
}

/**
 * What each kind of data is called, within a sentence. The page 'Who can see what' and the sentences at registration are
 * both made of these, so that they name the same.
 */
export const kindNames = drafted<Record<DataKind, string>>({
  identity: 'आपका नाम',
  email: 'आपका ईमेल',
  work: yours('आपकी', workWords),
  health_details: yours('आपका', healthWords),
  answers: 'आपके अलग-अलग जवाब',
  scores: 'आपके स्कोर, हर एक की तारीख, टेस्ट और स्तर के साथ',
  moods: 'आपके मूड, हर एक की तारीख के साथ',
  mood_context: 'आपके मूड के टैग और निजी नोट',
  safety_plan: 'आपका सुरक्षा प्लान',
  statistics: 'समूह के आँकड़े',
  account:
    'आपका रोल, लॉगिन का दूसरा चरण, अकाउंट बंद है या नहीं, आपने काम छोड़ दिया है या नहीं, और अकाउंट के साथ क्या और कब किया गया',
  looks: 'आपका रिकॉर्ड किसने और कब खोला (वजह सिर्फ़ आपको दिखती है)',
  call_back: 'कॉल बैक माँगते समय आप जो भेजें',
  reminders: 'आपके अपने रिमाइंडर के समय, और वे डिवाइस जिन पर नोटिफ़िकेशन आते हैं',
  sharing: 'आप अपना रिकॉर्ड शेयर करते हैं या नहीं',
  choices: 'आपकी सहमति किस पर है और आपने क्या पढ़ा, रिकॉर्ड खुलने पर आपको कैसे बताया जाए, आपकी भाषा, और लॉगिन वाले डिवाइस',
});

/** In a word or two, where one line has to name several. */
export const kindShortNames = drafted<Record<DataKind, string>>({
  identity: 'नाम',
  email: 'ईमेल',
  work: 'काम से जुड़ी जानकारी और उम्र',
  health_details: 'सेहत की जानकारी',
  answers: 'अलग-अलग जवाब',
  scores: 'स्कोर',
  moods: 'मूड',
  mood_context: 'मूड के टैग और निजी नोट',
  safety_plan: 'सुरक्षा प्लान',
  statistics: 'कुल आँकड़े',
  account: 'अकाउंट की स्थिति',
  looks: 'आपका रिकॉर्ड किसने खोला',
  call_back: 'आपकी कॉल की रिक्वेस्ट',
  reminders: 'रिमाइंडर के समय',
  sharing: 'शेयर किया है या नहीं',
  choices: 'सेटिंग और डिवाइस',
});

/** The same as headings. */
export const kindHeadings = Object.fromEntries(
  Object.entries(kindNames).map(([kind, name]) => [kind, capitalised(name)]),
) as Record<DataKind, string>;
