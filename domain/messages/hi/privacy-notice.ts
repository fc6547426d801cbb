import { drafted } from '../draft.ts';
import type { NoticeItem } from '../../privacy-notice.ts';
import { erasureDays, eventDays } from '../../retention.ts';
import type { DataKind } from '../../visibility/data-kinds.ts';
import { audienceMessages } from './audience.ts';
import { kindHeadings, kindNames } from './data-kinds.ts';
import { plural } from './numbers.ts';
import { keyedAudience } from '../registration-audience.ts';
import type { NoticeFacts } from '../en/privacy-notice.ts';

/** What each kind of data is for; null for what is no data about one person. */
export const purposes = drafted<Readonly<Record<DataKind, string | null>>>({
  identity: 'आपको नाम से नमस्ते कहने के लिए, और जहाँ दूसरे आपका नाम देख सकते हैं वहाँ उसे दिखाने के लिए',
  email: 'लॉगिन के लिए, और लॉगिन न हो पाए तो वापस आने का लिंक भेजने के लिए',
  work: 'जगह और काम के हिसाब से समूह के आँकड़े दिखाने के लिए',
  health_details: 'आपके लिए: फ़ोन नंबर कॉल बैक की रिक्वेस्ट में भर जाता है, और बाकी आपकी अपनी जानकारी है, जिसे जब चाहें बदलें',
  answers: 'आपका स्कोर निकालने के लिए, और जब कोई जवाब मदद माँगता हो तब मदद दिखाने के लिए',
  scores: 'आपको दिखाने के लिए कि समय के साथ हाल कैसा रहा, और समूह के आँकड़ों में गिनने के लिए',
  moods: 'आपको दिखाने के लिए कि समय के साथ हाल कैसा रहा, और समूह के आँकड़ों में गिनने के लिए',
  mood_context: 'सिर्फ़ आपके लिए, यह देखने को कि आपके मूड के साथ क्या-क्या रहा',
  safety_plan: 'सिर्फ़ आपके लिए, मुश्किल पलों के लिए',
  statistics: null,
  call_back: 'ताकि आपका चुना हुआ काउंसलर आपको कॉल कर सके',
  looks: 'ताकि आपको दिखे कि आपका रिकॉर्ड किसने खोला',
  sharing: 'ताकि वही हो जो आपने चुना है',
  choices: 'ताकि वही हो जो आपने चुना है, और आपसे दोबारा न पूछा जाए',
  reminders: 'जब आप चाहें तब याद दिलाने के लिए',
  account: 'आपका अकाउंट सुरक्षित रखने के लिए',
});

/** The notice, made from what the server enforces: another rule is another text, and a text that has another number. */
export function noticeItems({ rows, minGroup, retentionMonths: months }: NoticeFacts): NoticeItem[] {
  const kept = rows.flatMap(({ kind }) => {
    const purpose = purposes[kind];
    return purpose === null ? [] : [{ key: `kind:${kind}`, text: `${kindHeadings[kind]}: ${purpose}।` }];
  });
  return [
    ...kept,
    ...keyedAudience({ ...audienceMessages, kindNames }, rows, minGroup).map(({ key, text }) => ({
      key: `sight:${key}`,
      text,
    })),
    {
      key: 'sight:call_back',
      text: 'अगर आप कॉल बैक माँगें, तो आपके चुने हुए काउंसलर आपकी रिक्वेस्ट पढ़ सकते हैं। कोई और नहीं।',
    },
    {
      key: 'sight:operator',
      text: 'सर्वर चलाने वाले तकनीकी तौर पर उस पर रखा डेटाबेस पढ़ सकते हैं। उनके लिए नियम है कि इसे गोपनीय रखें।',
    },
    {
      key: 'time:records',
      text: `आपके नतीजे और मूड हम ${months} ${plural(months, { one: 'महीना', other: 'महीने' })} रखते हैं, फिर डिलीट करते हैं। उससे पहले आपको बताते हैं।`,
    },
    {
      key: 'time:account',
      text: `जब आप अपना अकाउंट डिलीट करें, तो ${erasureDays} दिन बाद उसका सब कुछ मिट जाता है।`,
    },
    {
      key: 'time:log',
      text: `उसके बाद ${eventDays} दिन तक सिर्फ़ यह लिस्ट रहती है कि किसने क्या और कब किया। उसमें कोई नतीजा नहीं होता।`,
    },
    {
      key: 'right:see',
      text: 'हमारे पास आपके बारे में जो भी है, उसे किसी भी समय पढ़ें, डाउनलोड करें या ठीक करें।',
    },
    {
      key: 'right:withdraw',
      text: 'अपनी सहमति एक टैप से वापस ली जा सकती है: ‘मेरी प्रोफ़ाइल’ के ‘प्राइवेसी’ में। उसके बाद कुछ नया दर्ज नहीं होता। सब कुछ पढ़ना, डाउनलोड और डिलीट करना तब भी आपके हाथ में है, और मदद हमेशा मौजूद है।',
    },
  ];
}

export const privacyNoticeMessages = {
  title: 'प्राइवेसी नोटिस',
  intro: 'हम आपके बारे में क्या रखते हैं, क्यों, उसे कौन देख सकता है और कब तक। यह उन्हीं नियमों से बना है जिन पर ऐप चलता है।',
  number: (count: number, day: string) => `संस्करण ${count}, ${day} से लागू।`,
  parts: { kind: 'हम क्या रखते हैं, क्यों, और कौन देख सकता है', time: 'कब तक रखते हैं', right: 'आपके हाथ में क्या है' },
  print: 'इसे प्रिंट करें',
  loading: 'लोड हो रहा है...',
  loadFailed: 'नोटिस लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
  link: 'प्राइवेसी नोटिस',
  linkText: 'हम क्या रखते हैं, क्यों, और कब तक।',
  /** In a sheet before the next thing that is recorded, until it is answered. */
  asked: {
    label: 'प्राइवेसी नोटिस',
    first: 'पढ़ें कि हम आपके डेटा के साथ क्या करते हैं, और बताएँ कि आप सहमत हैं या नहीं।',
    changed: 'आपकी सहमति के बाद प्राइवेसी नोटिस बदल गया है।',
    gone: 'यह अब लागू नहीं है:',
    read: 'पूरा नोटिस पढ़ें',
    agree: 'मैं सहमत हूँ',
    decline: 'मैं सहमत नहीं हूँ',
    effect: 'आप सहमत न हों, तो नए नतीजे और मूड सेव नहीं होंगे। पहले का सब कुछ दिखता रहेगा, और मदद भी मिलेगी।',
    stopped: 'नया कुछ सेव नहीं हो रहा। इसे बदलें',
    failed: 'यह नहीं हो पाया। कुछ नहीं बदला। कृपया फिर से कोशिश करें।',
  },
  /** In the profile. */
  card: {
    title: 'आपकी सहमति किस पर है',
    agreed: (count: number, when: string) => `आपने ${when} को प्राइवेसी नोटिस के संस्करण ${count} पर सहमति दी।`,
    declined: (count: number, when: string) =>
      `आपने ${when} को बताया कि आप प्राइवेसी नोटिस के संस्करण ${count} से सहमत नहीं हैं। कुछ दर्ज नहीं हो रहा है।`,
    older: (count: number) => `अब संस्करण ${count} है।`,
    never: 'आपसे अभी पूछा नहीं गया है।',
    withdraw: 'अपनी सहमति वापस लें',
    give: 'मैं प्राइवेसी नोटिस से सहमत हूँ',
    withdrawn: 'आपने अपनी सहमति वापस ले ली है। अब कुछ नया दर्ज नहीं होता।',
    given: 'शुक्रिया। आपके टेस्ट और मूड फिर से दर्ज होंगे।',
    next: 'जो पहले से है, उसे डिलीट करने के लिए ‘मेरा रिकॉर्ड’ पर जाएँ।',
  },
} as const;
