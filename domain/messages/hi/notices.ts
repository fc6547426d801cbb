import { drafted } from '../draft.ts';
import type { NoticeKind } from '../../notices.ts';
import { formatDay } from './dates.ts';
import { fieldNames } from './fields.ts';
import { policyNames } from './policy-names.ts';
import { named } from '../named.ts';

export const noticeMessages = {
  title: 'आपके डेटा के बारे में',
  dismiss: 'ठीक है',
} as const;

const aboutRequest = () => 'आपकी कॉल की रिक्वेस्ट के बारे में खबर';

/** One line on a phone; it leads to where the whole sentence is. */
export const noticeLines = drafted<Readonly<Record<NoticeKind, (detail: Readonly<Record<string, string>>) => string>>>({
  policy_loosened: () => 'आपका रिकॉर्ड कौन देख सकता है, यह बदल गया है',
  policy_tightened: () => 'आपका रिकॉर्ड अब ज़्यादा सुरक्षित है',
  policy_announced: (detail) => `कौन देख सकता है, यह ${formatDay(detail['day'] ?? '')} को बदलेगा`,
  policy_called_off: () => 'अच्छी खबर: आपका रिकॉर्ड कौन देख सकता है, यह नहीं बदलेगा',
  counsellor_joined: aboutRequest,
  counsellor_left: aboutRequest,
  counsellor_lost: aboutRequest,
  details_corrected: () => 'किसी एडमिन ने आपकी जानकारी बदली',
  email_asked: () => 'एक एडमिन आपका ईमेल बदलना चाहते हैं',
});

const policyName = (word: string | undefined) => named(policyNames, word);

/** The whole sentence of a notice. */
export function noticeText(kind: NoticeKind, detail: Readonly<Record<string, string>>): string {
  switch (kind) {
    case 'policy_loosened':
      return `आपके रिकॉर्ड की सेटिंग ‘${policyName(detail['from'])}’ से बदलकर ‘${policyName(detail['to'])}’ हो गई है। यह अब से दर्ज होने वाली चीज़ों पर लागू है। पहले जो दर्ज हुआ, उसकी सुरक्षा वैसी ही रहेगी, जब तक आप उसे शेयर न करें। चाहें तो नीचे इसी पेज पर इसके लिए मना करें।`;
    case 'policy_tightened':
      return `अच्छी खबर: आपके रिकॉर्ड की सेटिंग अब ‘${policyName(detail['from'])}’ की जगह ‘${policyName(detail['to'])}’ है। आपने अब तक जो कुछ दर्ज किया है, यह उस सबको बचाती है। आपको कुछ नहीं करना है।`;
    case 'policy_announced':
      return `${formatDay(detail['day'] ?? '')} (${detail['time_zone']}) से, उससे पहले नहीं, आपके रिकॉर्ड की सेटिंग ‘${policyName(detail['from'])}’ से बदलकर ‘${policyName(detail['to'])}’ होगी। तब तक जो दर्ज होगा, उसकी सुरक्षा आज जैसी रहेगी, जब तक आप उसे शेयर न करें। चाहें तो नीचे इसी पेज पर इसके लिए मना करें।`;
    case 'policy_called_off':
      return `पहले बताया गया था कि आपके रिकॉर्ड की सेटिंग ‘${policyName(detail['to'])}’ होगी। अब ऐसा नहीं होगा। यह बदलाव रोक दिया गया है।`;
    case 'counsellor_joined':
      return `${counsellor(detail)} अब यहाँ काउंसलर हैं। आपकी हाँ के बिना उन्हें आपकी कॉल की रिक्वेस्ट नहीं दिखेगी।`;
    case 'counsellor_lost':
      return `${taker(detail)} अब यहाँ काउंसलर नहीं हैं। अगर अभी तक कॉल नहीं आई, तो फिर से कॉल माँगें।`;
    case 'details_corrected':
      return `एक एडमिन ने आपकी जानकारी ठीक की है: ${fieldNames(detail['fields'] ?? '')}। अगर यह सही नहीं है, तो उन्हें बताएँ।`;
    case 'email_asked':
      return 'एक एडमिन ने आपके अकाउंट का ईमेल बदलने को कहा है। जब तक आप अपने पासवर्ड से इसे पक्का न करें, कुछ नहीं बदलेगा।';
    case 'counsellor_left':
      return `${counsellor(detail)} अब यहाँ काउंसलर नहीं हैं, और उन्हें आपकी कॉल की रिक्वेस्ट नहीं दिखती।`;
  }
}

function taker({ name }: Readonly<Record<string, string>>): string {
  return name === undefined ? 'जिन काउंसलर ने आपकी कॉल की रिक्वेस्ट ली थी, वे' : `${name}, जिन्होंने आपकी कॉल की रिक्वेस्ट ली थी,`;
}

/** Without a name where the account is gone. */
function counsellor({ name }: Readonly<Record<string, string>>): string {
  return name ?? 'एक व्यक्ति';
}
