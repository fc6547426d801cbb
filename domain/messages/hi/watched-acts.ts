import { adminRequestHours } from '../../admin-requests.ts';
import type { WatchedAct } from '../../watched-acts.ts';
import { announcedDays } from '../../visibility/coming-policy.ts';
import { formatCount, numberInWords } from './numbers.ts';

const times = (count: number) => (count === 1 ? '' : `, ${numberInWords(count)} बार`);

/** What the other admins are mailed. It names no one: the list of actions does. Mails are plain letters. */
export const watchedActsMail = {
  subject: (productTitle: string) => `${productTitle}: एक एडमिन ने ऐसे बदलाव किए जो आपको पता होने चाहिए`,
  text: (acts: readonly string[], link: string) =>
    [
      'पिछले कुछ मिनटों में एडमिन के अधिकार से यह किया गया:',
      '',
      ...acts.flatMap((act) => [`- ${act}`, '']),
      'पूरी लिस्ट ‘किसने क्या किया’ में है:',
      '',
      link,
      '',
      'अगर आपको इसकी जानकारी थी, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो जिन एडमिन ने यह किया उनसे पूछें। सर्वर चलाने वाले किसी एडमिन को तुरंत रोक सकते हैं।',
    ].join('\n'),
  acts: {
    admin_made: (count) => `किसी को एडमिन बनाया गया${times(count)}।`,
    admin_taken: (count) => `किसी एडमिन की पहुँच हटाई गई${times(count)}।`,
    admin_asked: (count) =>
      `किसी एडमिन की पहुँच हटाने की माँग हुई${times(count)}। इसके लिए एक और एडमिन की सहमति का, या ${adminRequestHours} घंटे का इंतज़ार है।`,
    admin_objected: (count) => `किसी एडमिन ने अपनी पहुँच हटाए जाने पर आपत्ति की${times(count)}।`,
    rule_announced: (count) =>
      `नाम वाले रिकॉर्ड के लिए ज़्यादा खुली सेटिंग की घोषणा हुई${times(count)}। यह ${numberInWords(announcedDays)} दिन बाद लागू होगी, और तब तक कोई भी एडमिन इसे रोक सकता है।`,
    rule_loosened: (count) => `नाम वाले रिकॉर्ड की सेटिंग ज़्यादा खुली की गई${times(count)}।`,
    care_question_off: (count) => `वह सवाल बंद किया गया जिससे मदद दिखती है${times(count)}।`,
    help_line_gone: (count) => `कोई हेल्पलाइन हटाई गई, या उसके नंबर बदले गए${times(count)}।`,
    registration_changed: (count) => `कौन रजिस्टर कर सकता है, यह बदला गया${times(count)}।`,
    names_exported: (count) => `कर्मचारियों के नाम वाली लिस्ट डाउनलोड हुई${times(count)}।`,
    many_opened: (count) => `एक घंटे में ${formatCount(count)} अलग-अलग लोगों के रिकॉर्ड खोले गए।`,
    many_ended: (count) => `एक दिन में ${formatCount(count)} अकाउंट बंद किए गए या उनके लिए काम छोड़ना दर्ज हुआ।`,
  } satisfies Partial<Record<WatchedAct, (count: number) => string>>,
} as const;
