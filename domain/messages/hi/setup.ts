import { putOffDays, testMailLimits } from '../../setup-steps.ts';
import type { SetupStep } from '../../setup-steps.ts';
import { formatCount, numberInWords } from './numbers.ts';
import { drafted } from '../draft.ts';

/** The first hour: what a new organisation settles. */
export const setupMessages = {
  title: 'पहले कदम',
  intro: 'लोगों को न्योता देने से पहले क्या तय करें। हर काम में एक-दो मिनट लगते हैं, क्रम कोई भी हो।',
  loading: 'लिस्ट लोड हो रही है...',
  loadFailed: 'लिस्ट लोड नहीं हो पाई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  progress: (done: number, all: number) => `${formatCount(all)} में से ${formatCount(done)} पूरे`,
  allDone: 'सब तय हो गया। कुछ बदलेगा तो यहाँ फिर दिखेगा।',
  states: { open: 'बाकी', put_off: 'बाद में', done: 'पूरा' },
  putOffUntil: (day: string) => `${day} तक के लिए छोड़ा`,
  putOff: 'अभी नहीं',
  putOffHint: `हम ${numberInWords(putOffDays)} दिन बाद याद दिलाएँगे।`,
  takeUp: 'अभी करें',
  steps: drafted<Record<SetupStep, { name: string; why: string }>>({
    organisation: { name: 'नाम और लोगो', why: 'ताकि लोग जानें कि यह आपका है।' },
    help_lines: {
      name: 'हेल्पलाइन',
      why: 'हर नंबर पर एक बार कॉल करें। जिस दिन ज़रूरत हो, उस दिन सही होना चाहिए।',
    },
    privacy_contact: {
      name: 'प्राइवेसी के लिए संपर्क और शिकायत',
      why: 'कानून ऐसे किसी व्यक्ति या दफ़्तर का नाम माँगता है जिससे हर कोई अपने डेटा के बारे में पूछ सके।',
    },
    second_admin: { name: 'दूसरा एडमिन', why: 'ताकि एक के न होने पर कोई बाहर न रह जाए।' },
    mail: { name: 'ईमेल चलता है', why: 'इसके बिना पासवर्ड भूलने पर कोई वापस नहीं आ सकता।' },
  }),
  lines: {
    text: 'हर नंबर पर कॉल करें, या उसे स्रोत से मिलाएँ, और बताएँ कि सही है।',
    checked: 'सही है',
    checkedOn: (day: string) => `${day} को जाँचा गया`,
    more: 'हेल्पलाइन जोड़ें या बदलें',
  },
  admins: {
    text: 'किसी साथी से रजिस्टर करने को कहें, फिर उन्हें एडमिन बनाएँ।',
    button: 'दूसरा एडमिन चुनें',
  },
  mail: {
    noServer:
      'अभी मेल सर्वर नहीं है: भेजे जाने वाले ईमेल सर्वर पर फ़ाइल में रह जाते हैं। सर्वर चलाने वाले से SMTP_URL लगाने को कहें, फिर यहाँ से टेस्ट ईमेल भेजें।',
    text: 'हम आपके ईमेल पर एक कोड भेजेंगे।',
    send: 'टेस्ट ईमेल भेजें',
    again: 'एक और भेजें',
    sent: (time: string) => `${time} बजे भेजा गया। क्या आ गया?`,
    code: 'ईमेल में आया कोड',
    came: 'आ गया',
  },
} as const;

/** A plain letter. */
export const testMail = {
  subject: (productTitle: string) => `${productTitle}: टेस्ट ईमेल`,
  text: (code: string) =>
    [
      'यह ईमेल बताता है कि आपका मेल सर्वर चल रहा है।',
      '',
      `कोड है ${code}। इसे ‘पहले कदम’ में ${testMailLimits.hours} घंटे के अंदर डालें।`,
      '',
      'अगर आपने यह नहीं माँगा था, तो कुछ करने की ज़रूरत नहीं।',
    ].join('\n'),
} as const;
