import type { FieldsWhere } from '../../person-fields.ts';
import type { DataKind } from '../../visibility/data-kinds.ts';
import { capitalised } from './lists.ts';
import { drafted } from '../draft.ts';

type Words<K extends DataKind> = Record<FieldsWhere<'seenAs', K>, string>;

/** In the order in which they are said. */
const workWords = drafted<Words<'work'> & { age: string }>({
  date_of_birth: 'जन्मतारीख',
  age: 'वय',
  theme: 'थीम',
  designation: 'पद',
  state: 'राज्य',
  city: 'शहर',
});
export const healthWords = drafted<Words<'health_details'>>({
  phone: 'फोन',
  height: 'उंची',
  weight: 'वजन',
  blood_group: 'रक्तगट',
  ailments: 'तब्येतीच्या तक्रारी',
});

/** 'आपली' agrees with the first of them, as speech does. */
function yours(your: string, words: Readonly<Record<string, string>>): string {
  const all = Object.values(words);
  return `${your} ${all.slice(0, -1).join(', ')} आणि ${all.at(-1)}`;
}

/**
 * What each kind of data is called, within a sentence. The page 'Who can see what' and the sentences at registration are
 * both made of these, so that they name the same.
 */
export const kindNames = drafted<Record<DataKind, string>>({
  identity: 'आपले नाव',
  email: 'आपला ईमेल',
  work: yours('आपली', workWords),
  health_details: yours('आपला', healthWords),
  answers: 'आपण एकेका प्रश्नाला दिलेली उत्तरे',
  scores: 'आपले स्कोर, प्रत्येकाची तारीख, टेस्ट आणि पातळीसह',
  moods: 'आपले मूड, प्रत्येकाच्या तारखेसह',
  mood_context: 'आपल्या मूडचे टॅग आणि खासगी टिपणे',
  safety_plan: 'आपला सुरक्षा प्लॅन',
  statistics: 'गटांची आकडेवारी',
  account: 'आपली भूमिका आणि लॉग इनची दुसरी पायरी, खाते बंद आहे का किंवा आपण काम सोडले आहे का, आणि खात्यावर केव्हा काय केले गेले',
  looks: 'आपले रेकॉर्ड कोणी आणि केव्हा उघडले (कारण फक्त आपल्याला दिसते)',
  call_back: 'फोनसाठी विनंती करताना आपण जे पाठवता ते',
  reminders: 'आपल्या रिमाइंडरच्या वेळा, आणि नोटिफिकेशन येणारी डिव्हाइस',
  sharing: 'आपण रेकॉर्ड शेअर करता का',
  choices: 'आपण कशाला संमती दिली आणि काय वाचले, रेकॉर्ड उघडल्यावर आम्ही कसे कळवतो, आपली भाषा, आणि लॉग इन असलेली डिव्हाइस',
});

/** In a word or two, where one line has to name several. */
export const kindShortNames = drafted<Record<DataKind, string>>({
  identity: 'नाव',
  email: 'ईमेल',
  work: 'कामाची माहिती आणि वय',
  health_details: 'तब्येतीची माहिती',
  answers: 'एकेका प्रश्नाची उत्तरे',
  scores: 'स्कोर',
  moods: 'मूड',
  mood_context: 'मूडचे टॅग आणि खासगी टिपणे',
  safety_plan: 'सुरक्षा प्लॅन',
  statistics: 'एकत्रित आकडे',
  account: 'खात्याची स्थिती',
  looks: 'आपले रेकॉर्ड कोणी उघडले',
  call_back: 'आपली फोनसाठीची विनंती',
  reminders: 'रिमाइंडरच्या वेळा',
  sharing: 'आपण शेअर करता का',
  choices: 'सेटिंग आणि डिव्हाइस',
});

/** The same as headings. */
export const kindHeadings = Object.fromEntries(
  Object.entries(kindNames).map(([kind, name]) => [kind, capitalised(name)]),
) as Record<DataKind, string>;
