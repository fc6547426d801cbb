import { eventDays } from '../../retention.ts';
import { inList } from './lists.ts';
import { plural } from './numbers.ts';

/** The files in which a person downloads their record. */
export const myRecordMessages = {
  sections: {
    profile: 'प्रोफ़ाइल',
    mood: 'मूड',
    moodTags: 'मूड के टैग',
    safetyPlan: 'मेरा सुरक्षा प्लान',
    reminders: 'रिमाइंडर',
    sessions: 'लॉगिन',
    browsers: 'जाना-पहचाना ब्राउज़र',
    events: 'क्या हुआ',
    looks: 'किसने देखा',
    sharing: 'शेयर करना',
    callBacks: 'कॉल बैक',
    consents: 'प्राइवेसी नोटिस',
    accessNotices: 'कोई देखे तो मुझे बताएँ',
  },
  notice: (count: number) => `संस्करण ${count}`,
  tags: 'टैग',
  privateNote: 'निजी नोट',
  score: 'स्कोर',
  language: 'प्रश्नावली की भाषा',
  partial: (asked: number, items: number) => `${items} में से ${asked} सवाल पूछे गए, इसलिए यह सिर्फ़ जोड़ है, कोई स्तर नहीं।`,
  lastUsed: 'पिछली बार इस्तेमाल',
  lastSignedIn: 'पिछला लॉगिन',
  shares: {
    yes: 'आपने अपना रिकॉर्ड शेयर करना चुना है',
    no: 'आपने अपना रिकॉर्ड शेयर नहीं किया है',
    agreed: 'सहमति दी',
    declined: 'सहमति नहीं दी',
  },
  callBack: {
    requested: 'कॉल माँगी, और जो शेयर हुआ उस पर सहमति दी',
    taken: 'काउंसलर ने रिक्वेस्ट ली',
    withdrawn: 'वापस ली गई',
    outcomes: {
      spoke: 'काउंसलर से आपकी बात हुई',
      calls_again: 'काउंसलर फिर कॉल करेंगे',
      not_wanted: 'काउंसलर ने दर्ज किया कि अब कॉल नहीं चाहिए',
    },
    named: 'आपने इन काउंसलर को पढ़ने दिया',
  },
  by: { self: 'आपने', other: 'एडमिन ने' },
  notADiagnosis: 'शुरुआती जाँच का नतीजा, बीमारी की पहचान नहीं।',
} as const;

/** The screen on which a person looks after their own record. */
export const myRecordPage = {
  title: 'मेरा रिकॉर्ड',
  intro: 'हमारे पास आपके बारे में जो भी है, वह आपका है। चाहें तो इसे डाउनलोड या डिलीट करें।',
  link: 'मेरा रिकॉर्ड',
  takeAlong: {
    title: 'किसी और ऐप के लिए',
    text: 'इन फ़ाइलों में सब कुछ है: आपके जवाब, स्कोर और मूड, आपका सुरक्षा प्लान और प्रोफ़ाइल। ऐसी जगह रखें जहाँ इन्हें सिर्फ़ आप खोल सकें।',
    json: { button: 'JSON डाउनलोड करें', about: 'किसी और ऐप में इस्तेमाल के लिए।' },
    csv: { button: 'CSV डाउनलोड करें', about: 'स्प्रेडशीट के लिए, हर एंट्री की अपनी लाइन।' },
    fhir: { button: 'FHIR डाउनलोड करें', about: 'आपकी प्रश्नावलियाँ, डॉक्टर या काउंसलर के सिस्टम के लिए।' },
    files: { json: 'my-record.json', csv: 'my-record.csv', fhir: 'my-record.fhir.json' },
    saved: 'यह आपके डाउनलोड में है।',
    failed: 'फ़ाइल अभी नहीं बन पाई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  },
  report: {
    title: 'PDF रिपोर्ट',
    text: 'अपने लिए, या डॉक्टर या काउंसलर को दिखाने के लिए। तारीखें खाली छोड़ें तो सब कुछ आएगा।',
    sections: 'रिपोर्ट में क्या-क्या हो',
    names: { gad7: 'GAD-7', phq9: 'PHQ-9', mood: 'मूड' },
    nothing: 'कृपया कम से कम एक हिस्सा चुनें।',
    button: 'PDF डाउनलोड करें',
    fileName: 'Mental_Health_Report.pdf',
  },
  consents: {
    title: 'आपकी सहमति किस-किस पर है',
    notice: {
      name: 'प्राइवेसी नोटिस',
      text: 'आपकी प्रोफ़ाइल के ‘प्राइवेसी’ में। सहमति एक टैप से वापस ली जा सकती है।',
    },
    sharing: {
      name: 'मेरा रिकॉर्ड शेयर करना',
      text: 'आपकी प्रोफ़ाइल में। शेयर करना कभी भी बंद करें, असर तुरंत होगा।',
    },
    callBack: {
      name: 'कॉल बैक',
      text: '‘अभी मदद’ में। रिक्वेस्ट वापस लेने पर, जो भेजा था वह डिलीट हो जाएगा।',
    },
  },
  retention: {
    title: 'हम इसे कब तक रखते हैं',
    line: 'आपके कुछ नतीजे जल्द ही डिलीट होंगे',
    text: (months: number) => `नतीजे और मूड ${inMonths(months)} बाद अपने-आप डिलीट हो जाते हैं।`,
    none: (days: number) => `अगले ${days} दिन में कुछ डिलीट नहीं होगा।`,
    leaving: (parts: readonly string[], from: string, to: string, on: string) =>
      `${inList(parts)} (${from === to ? from : `${from} से ${to}`}): ${on} से डिलीट होना शुरू होगा। रखना हो तो पहले डाउनलोड करें।`,
    assessments: (count: number) => `${count} ${plural(count, { one: 'नतीजा', other: 'नतीजे' })}`,
    moods: (count: number) => `${count} मूड`,
    failed: 'यह लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
  },
  erasure: {
    title: 'मेरा अकाउंट डिलीट करें',
    text: (days: number) =>
      `आपके जवाब, स्कोर, मूड, सुरक्षा प्लान और प्रोफ़ाइल हमेशा के लिए डिलीट हो जाएँगे। मन बदलने के लिए ${days} दिन हैं, तब तक कुछ नहीं बदलेगा। उसके बाद ${inMonths((12 * eventDays) / 365)} तक सिर्फ़ यह लिस्ट रहेगी कि किसने क्या और कब किया। उसमें आपकी कोई निजी बात नहीं होगी।`,
    open: 'मेरा अकाउंट डिलीट करें…',
    password: 'आपका पासवर्ड',
    button: 'मेरा अकाउंट डिलीट करें',
    line: (day: string) => `आपका अकाउंट ${day} को डिलीट होगा`,
    planned: (when: string) => `आपका अकाउंट और उसका सब कुछ ${when} को डिलीट होगा।`,
    keep: 'मेरा अकाउंट रहने दें',
    kept: 'आपका अकाउंट, और उसमें जो कुछ है, बना रहेगा।',
    cancel: 'रहने दें',
  },
} as const;

/** Before a postposition: 'एक महीने', '18 महीने', '2 साल'. */
function inMonths(months: number): string {
  if (months % 12 !== 0) return months === 1 ? 'एक महीने' : `${months} महीने`;
  return months === 12 ? 'एक साल' : `${months / 12} साल`;
}
