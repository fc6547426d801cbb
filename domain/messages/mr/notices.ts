import type { NoticeKind } from '../../notices.ts';
import { formatDay } from './dates.ts';
import { fieldNames } from './fields.ts';
import { policyNames } from './policy-names.ts';
import { named } from '../named.ts';

export const noticeMessages = {
  title: 'आपल्या माहितीबद्दल सूचना',
  dismiss: 'समजले',
} as const;

const aboutRequest = () => 'आपल्या फोनसाठीच्या विनंतीबद्दल सूचना';

/** One line on a phone; it leads to where the whole sentence is. */
export const noticeLines = {
  policy_loosened: () => 'आपले रेकॉर्ड कोण पाहू शकते, ते बदलले आहे',
  policy_tightened: () => 'आपले रेकॉर्ड आता अधिक सुरक्षित आहे',
  policy_announced: (detail) => `कोण पाहू शकते, ते ${formatDay(detail['day'] ?? '')} रोजी बदलते`,
  policy_called_off: () => 'चांगली बातमी: रेकॉर्ड कोण पाहू शकते, ते बदलणार नाही',
  counsellor_joined: aboutRequest,
  counsellor_left: aboutRequest,
  counsellor_lost: aboutRequest,
  details_corrected: () => 'ॲडमिनने आपली माहिती बदलली',
  email_asked: () => 'ॲडमिनला आपला ईमेल बदलायचा आहे',
} satisfies Partial<Readonly<Record<NoticeKind, (detail: Readonly<Record<string, string>>) => string>>>;

const policyName = (word: string | undefined) => named(policyNames, word);

/** The whole sentence of a notice. */
export function noticeText(kind: NoticeKind, detail: Readonly<Record<string, string>>): string {
  switch (kind) {
    case 'policy_loosened':
      return `आपल्या रेकॉर्डचे सेटिंग ‘${policyName(detail['from'])}’ वरून ‘${policyName(detail['to'])}’ झाले आहे. आतापासून नोंदवाल त्याला ते लागू आहे. आधीच्या नोंदींना पूर्वीचेच संरक्षण राहते, आपण शेअर करायचे ठरवले तरच ते बदलते. याला आपण खाली याच पानावर नाही म्हणू शकता.`;
    case 'policy_tightened':
      return `चांगली बातमी: आपल्या रेकॉर्डचे सेटिंग आता ‘${policyName(detail['from'])}’ ऐवजी ‘${policyName(detail['to'])}’ आहे. आपण नोंदवलेल्या सर्व गोष्टींना त्याचे संरक्षण आहे. आपल्याला काहीही करायची गरज नाही.`;
    case 'policy_announced':
      return `आपल्या रेकॉर्डचे सेटिंग ${formatDay(detail['day'] ?? '')} पासून (${detail['time_zone']}), त्याआधी नाही, ‘${policyName(detail['from'])}’ वरून ‘${policyName(detail['to'])}’ होणार आहे. तोपर्यंतच्या नोंदींना आजचेच संरक्षण राहते, आपण शेअर करायचे ठरवले तरच ते बदलते. याला आपण खाली याच पानावर नाही म्हणू शकता.`;
    case 'policy_called_off':
      return `आपल्या रेकॉर्डचे सेटिंग ‘${policyName(detail['to'])}’ होणार असे कळवले होते, ते आता होणार नाही. ते रद्द झाले आहे.`;
    case 'counsellor_joined':
      return `${counsellor(detail)} आता इथे समुपदेशक आहेत. आपण परवानगी दिल्याशिवाय आपली फोनसाठीची विनंती त्यांना दिसत नाही.`;
    case 'counsellor_lost':
      return `${taker(detail)} आता इथे समुपदेशक नाहीत. अजून फोन आला नसेल, तर पुन्हा विनंती करता येते.`;
    case 'details_corrected':
      return `ॲडमिनने आपली माहिती दुरुस्त केली आहे: ${fieldNames(detail['fields'] ?? '')}. ती बरोबर नसेल, तर कृपया त्यांना सांगा.`;
    case 'email_asked':
      return 'ॲडमिनने आपल्या खात्यासाठी दुसरा ईमेल सुचवला आहे. आपण पासवर्ड टाकून खात्री केल्याशिवाय काहीही बदलत नाही.';
    case 'counsellor_left':
      return `${counsellor(detail)} आता इथे समुपदेशक नाहीत, आणि आपली फोनसाठीची विनंती त्यांना दिसत नाही.`;
  }
}

function taker({ name }: Readonly<Record<string, string>>): string {
  return name === undefined ? 'आपली विनंती हाती घेतलेले समुपदेशक' : `आपली विनंती हाती घेतलेले ${name}`;
}

/** Without a name where the account is gone. */
function counsellor({ name }: Readonly<Record<string, string>>): string {
  return name ?? 'एक व्यक्ती';
}
