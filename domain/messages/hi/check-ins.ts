import { checkInDays } from '../../reminders/check-in.ts';
import { inWeeks } from './numbers.ts';

const weeks = inWeeks(checkInDays);

/** Being reminded some weeks after a questionnaire: the choice, and what is said in the bar, by push and by mail. */
export const checkInMessages = {
  title: 'फिर से अपना हालचाल लें',
  text: `टेस्ट के ${weeks} बाद हम याद दिला सकते हैं। सिर्फ़ आपके चाहने पर, और हर टेस्ट के बाद एक ही बार। आपके चुने हुए शांत समय में यह नहीं आता।`,
  in_bar: 'पेज के ऊपर',
  by_push: 'मेरे डिवाइस पर नोटिफ़िकेशन से',
  by_mail: 'ईमेल से',
  mailNote: 'ईमेल में सिर्फ़ यह लिखा होता है कि आपने याद दिलाने को कहा था। किसी टेस्ट का नाम नहीं होता।',
  pushNote: 'सिर्फ़ उन डिवाइस पर जहाँ आपने नोटिफ़िकेशन चालू किए हैं।',
  failed: 'यह सेव नहीं हो पाया। कृपया फिर से कोशिश करें।',
  loadFailed: 'यह लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
  bar: {
    text: `${weeks} हो गए। फिर से अपना हालचाल लें?`,
    close: 'अभी नहीं',
    label: 'आपका रिमाइंडर',
  },
  /** On a lock screen, where others may read it. */
  push: (productTitle: string) => ({ title: productTitle, body: 'आपने याद दिलाने को कहा था।' }),
  mail: {
    subject: (productTitle: string) => `${productTitle}: आपका रिमाइंडर`,
    text: (link: string) =>
      ['आपने याद दिलाने को कहा था।', '', link, '', 'ये ईमेल अपनी प्रोफ़ाइल के ‘रिमाइंडर’ में बंद किए जा सकते हैं।'].join('\n'),
  },
} as const;
