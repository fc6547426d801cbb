import { drafted } from '../draft.ts';
import type { AdminRequest } from '../../contract/admin-requests.ts';
import { adminRequestHours, agreeingAfterDays } from '../../admin-requests.ts';
import type { AdminRequestKind, AdminRequestStep } from '../../admin-requests.ts';
import { formatDay } from './dates.ts';
import { numberInWords } from './numbers.ts';

/** To the admin whom it is about. Mails are plain letters. */
export const adminRequestMail = {
  subject: (productTitle: string) => `${productTitle}: किसी दूसरे एडमिन ने आपकी पहुँच बदलने की माँग की है`,
  text: (asked: string, due: string, link: string) =>
    [
      `किसी दूसरे एडमिन ने माँग की है ${asked}।`,
      '',
      `यह ${due} को लागू होगा, या उससे पहले अगर एक और एडमिन सहमत हों। अगर आप यह नहीं चाहते, तो उससे पहले आपत्ति करें:`,
      '',
      link,
      '',
      'आपत्ति करने पर कुछ नहीं बदलेगा, और सिर्फ़ सर्वर चलाने वाले तय कर पाएँगे। अगर आपको यह ठीक लगता है, तो कुछ करने की ज़रूरत नहीं।',
    ].join('\n'),
  asked: drafted<Record<AdminRequestKind, string>>({
    role: 'कि आपका एडमिन का रोल हटाया जाए',
    disabled: 'कि आपका अकाउंट बंद किया जाए',
    leaving: 'कि दर्ज किया जाए कि अब आपका काम यहाँ नहीं है',
    email: 'कि आपके अकाउंट का ईमेल बदला जाए',
    second_factor: 'कि आपके लॉगिन का दूसरा चरण हटाया जाए',
  }),
} as const;

type Asked = Pick<AdminRequest, 'kind' | 'left_on' | 'email'>;

const asked = drafted<Record<AdminRequestKind, (whom: string, request: Asked) => string>>({
  role: (whom) => `${whom} का एडमिन का रोल हटाया जाए`,
  disabled: (whom) => `${whom} का अकाउंट बंद किया जाए`,
  leaving: (whom, { left_on: day }) => `दर्ज किया जाए कि ${formatDay(day ?? '')} से ${whom} का काम यहाँ नहीं है`,
  email: (whom, { email }) => `${whom} का ईमेल बदलकर ${email} किया जाए`,
  second_factor: (whom) => `${whom} के लॉगिन का दूसरा चरण हटाया जाए`,
});

/** The same to the person themself. */
const askedOfYou = drafted<Record<AdminRequestKind, (request: Asked) => string>>({
  role: () => 'आपका एडमिन का रोल हटाया जाए',
  disabled: () => 'आपका अकाउंट बंद किया जाए',
  leaving: ({ left_on: day }) => `दर्ज किया जाए कि ${formatDay(day ?? '')} से आपका काम यहाँ नहीं है`,
  email: ({ email }) => `आपका ईमेल बदलकर ${email} किया जाए`,
  second_factor: () => 'आपके लॉगिन का दूसरा चरण हटाया जाए',
});

/** What waits for another admin's word, for all admins and for the one whom it is about. */
export const adminRequestMessages = {
  title: 'दूसरे एडमिन की हाँ का इंतज़ार',
  intro: `कोई एडमिन अकेले किसी दूसरे एडमिन की पहुँच नहीं हटा सकता। यह तब लागू होता है जब तीसरे एडमिन सहमत हों, या ${adminRequestHours} घंटे बाद, अगर उन्होंने आपत्ति न की हो।`,
  unknown: 'डिलीट हो चुके अकाउंट',
  asked: (who: string, whom: string, request: Asked) => `${who} ने माँग की है कि ${asked[request.kind](whom, request)}।`,
  askedOfYou: (who: string, request: Asked) => `${who} ने माँग की है कि ${askedOfYou[request.kind](request)}।`,
  due: (when: string) => `${when} को लागू होगा।`,
  objected: (when: string) => `${when} को आपत्ति हुई। यह लागू नहीं होगा: अब सिर्फ़ सर्वर चलाने वाले तय कर सकते हैं।`,
  cannotAgree: `इस पर आपकी सहमति नहीं चल सकती। उसके लिए ऐसा कोई चाहिए जो ${numberInWords(agreeingAfterDays)} दिन से एडमिन हो। उसे यह रोल माँग करने वाले एडमिन से न मिला हो, और न उसने उन्हें दिया हो।`,
  steps: drafted<Record<AdminRequestStep, { button: string; title: string; text: string; done: string }>>({
    agree: { button: 'सहमति दें', title: 'इस बदलाव पर सहमति दें?', text: 'यह तुरंत लागू होगा।', done: 'हो गया।' },
    object: {
      button: 'आपत्ति करें',
      title: 'इस बदलाव पर आपत्ति करें?',
      text: 'तब कुछ नहीं बदलेगा, और कोई फिर से माँग नहीं कर पाएगा। सिर्फ़ सर्वर चलाने वाले तय कर सकते हैं।',
      done: 'आपकी आपत्ति दर्ज हुई। कुछ नहीं बदलेगा।',
    },
    withdraw: {
      button: 'वापस लें',
      title: 'यह माँग वापस लें?',
      text: 'तब कुछ नहीं बदलेगा।',
      done: 'माँग वापस ली गई।',
    },
    drop_objection: {
      button: 'मेरी आपत्ति वापस लें',
      title: 'अपनी आपत्ति वापस लें?',
      text: 'यह माँग खत्म हो जाएगी, और दूसरे एडमिन फिर से बदलाव की माँग कर पाएँगे।',
      done: 'आपकी आपत्ति वापस हुई।',
    },
  }),
  of: (sentence: string) => `(${sentence})`,
  /** Above every screen of an admin. */
  line: 'एक एडमिन की पहुँच में बदलाव इंतज़ार में',
  lineAboutYou: 'आपकी पहुँच में बदलाव: चाहें तो आपत्ति करें',
  see: 'देखें क्या इंतज़ार में है',
  /** Before someone asks, and after. */
  willWait: (name: string) =>
    `${name} एडमिन हैं। उन्हें तुरंत बताया जाएगा। यह तब लागू होगा जब एक और एडमिन सहमत हों, या ${adminRequestHours} घंटे बाद, अगर वे आपत्ति न करें।`,
  waits: (name: string) =>
    `यह इंतज़ार में है: ${name} को बता दिया गया है। यह तब लागू होगा जब एक और एडमिन सहमत हों, या ${adminRequestHours} घंटे बाद, अगर वे आपत्ति न करें।`,
  tag: 'बदलाव इंतज़ार में',
} as const;
