import { drafted } from '../draft.ts';
import { erasureDays, eventDays } from '../../retention.ts';
import type { KeptUntil, KindWithoutFields } from '../../visibility/register-texts.ts';

const untilDeleted = `जब तक अकाउंट डिलीट न हो (डिलीट करने को कहने के ${erasureDays} दिन बाद)`;

export const kept = drafted<Record<KeptUntil, string>>({
  deletion: untilDeleted,
  statistics: 'समूहों के जोड़ के रूप में, बिना नाम के',
  call_back: 'जो भेजा गया: काउंसलर के लेने के एक हफ़्ते बाद तक, या वापस लेने तक',
  looks: `${untilDeleted}; फिर ${eventDays} दिन तक, पर वजह हटाकर`,
  account: `${untilDeleted}; किसने क्या किया, इसकी लिस्ट, बिना निजी बातों के, उसके ${eventDays} दिन बाद तक`,
});

/** Kinds of which something is encrypted before it reaches the database. Of a person's fields their table says it. */
export const encrypted: Partial<Record<KindWithoutFields, string>> = {
  answers: 'पूरा',
  mood_context: 'पूरा',
  safety_plan: 'पूरा',
  call_back: 'जो भेजा गया',
  looks: 'वजह, और एडमिन कौन थे',
};

export const processingRegisterMessages = {
  title: 'डेटा का रजिस्टर',
  intro: 'किस डेटा पर काम होता है, क्यों, कौन देखता है और कब तक: उन्हीं नियमों से बना, जिनसे ‘कौन क्या देख सकता है’ बना है।',
  link: 'डेटा का रजिस्टर',
  columns: { what: 'क्या', why: 'क्यों', kept: 'कब तक', encrypted: 'एन्क्रिप्ट भी', seen: 'कौन देखता है' },
  notEncrypted: 'नहीं',
  group: 'समूहों के आँकड़ों के लिए',
  ofRecords: (months: number) => `${months} महीने`,
  loading: 'लोड हो रहा है...',
  loadFailed: 'यह लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
  facts: {
    title: 'कुल मिलाकर',
    who: 'किसका डेटा: जो लोग रजिस्टर करते हैं, उनमें एडमिन और काउंसलर भी।',
    basis: 'किस आधार पर: प्राइवेसी नोटिस पर हर व्यक्ति की सहमति, जो एक टैप से वापस ली जा सकती है।',
    others:
      'और किसे मिलता है: किसी को नहीं। ईमेल संस्था के अपने मेल सर्वर से जाते हैं। नोटिफ़िकेशन चालू हों, तो वे एन्क्रिप्ट होकर ब्राउज़र की पुश सर्विस से पहुँचते हैं; उसे कभी पता नहीं चलता कि वे किस बारे में हैं।',
    where: 'कहाँ: एक डेटाबेस में, जिसे संस्था चलाती है।',
    log: `लॉग: रिकॉर्ड किसने खोला और एडमिन ने क्या किया, यह कम से कम ${eventDays} दिन रखा जाता है।`,
    rights: 'अधिकार: पढ़ना, ठीक करना, डाउनलोड करना और डिलीट करना, सब ‘मेरी प्रोफ़ाइल’ में।',
  },
} as const;
