import { drafted } from '../draft.ts';
import type { ImportOutcome, Invitation, LineFaultCode } from '../../contract/staff-list.ts';
import { invitationDays, reminderDays } from '../../registration-rules.ts';
import { mostStaffLines } from '../../staff-columns.ts';
import { leavingLinkDays } from '../../leaving.ts';
import { formatCount, numberInWords } from './numbers.ts';
import type { UnreadableCode } from '../en/staff-list.ts';

const nothing = 'कुछ सेव नहीं हुआ।';

/** Why a file cannot be read as a table, with the line where that shows. */
export const unreadableFile = drafted<Record<UnreadableCode, (line: number) => string>>({
  workbook: () =>
    `इस तरह की फ़ाइल पढ़ी नहीं जा सकती। अपने स्प्रेडशीट प्रोग्राम में इसे Excel (.xlsx) या CSV में सेव करें, और वह फ़ाइल चुनें। ${nothing}`,
  'locked-workbook': () => `इस फ़ाइल पर पासवर्ड लगा है। बिना पासवर्ड की कॉपी सेव करें, और वह चुनें। ${nothing}`,
  'damaged-workbook': () => `यह फ़ाइल खराब है। इसे अपने स्प्रेडशीट प्रोग्राम में खोलकर फिर से सेव करें, और वह फ़ाइल चुनें। ${nothing}`,
  'large-workbook': () => `इस फ़ाइल में हमारी सीमा से ज़्यादा है। सिर्फ़ लिस्ट को नई फ़ाइल में कॉपी करें, और वह चुनें। ${nothing}`,
  'not-text': (line) => `लाइन ${formatCount(line)} पढ़ी नहीं जा सकी। ${nothing}`,
  empty: () => `फ़ाइल खाली है। ${nothing}`,
  'no-lines': (line) =>
    `फ़ाइल लाइन ${formatCount(line)} पर खत्म हो जाती है, शीर्षकों के नीचे। इसमें कोई व्यक्ति नहीं है। ${nothing}`,
  'broken-quotes': (line) => `लाइन ${formatCount(line)} पर उद्धरण के निशान (") पूरे नहीं हैं। ${nothing}`,
  'line-too-long': (line) => `लाइन ${formatCount(line)} बहुत लंबी है। शायद उद्धरण का निशान (") छूट गया है। ${nothing}`,
  'too-many-columns': (line) => `लाइन ${formatCount(line)} में ऐसी लिस्ट के लिए बहुत ज़्यादा कॉलम हैं। ${nothing}`,
  'too-many-lines': (line) => `फ़ाइल में हमारी सीमा से ज़्यादा लाइनें हैं: लाइन ${formatCount(line)} एक ज़्यादा है। ${nothing}`,
});

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'व्यक्ति' : 'लोग'}`;
/** Before a postposition. */
const ofPeople = (count: number) => `${formatCount(count)} ${count === 1 ? 'व्यक्ति' : 'लोगों'}`;
const invitations = (count: number) => `${formatCount(count)} ${count === 1 ? 'न्योता' : 'न्योते'}`;

export const staffListMessages = {
  title: 'स्टाफ़ लिस्ट',
  intro: 'लिस्ट से लोगों को न्योता दें, और जब भी लिस्ट बदले, उसे फिर से डालें।',
  counts: (listed: number, registered: number) =>
    `लिस्ट के ${ofPeople(listed)} में से ${formatCount(registered)} ने रजिस्टर किया है।`,
  none: 'स्टाफ़ लिस्ट में अभी कोई नहीं है।',
  waiting: (count: number) => `${invitations(count)} ${count === 1 ? 'भेजा जा रहा है' : 'भेजे जा रहे हैं'}।`,
  over: (count: number) => `${invitations(count)} बिना इस्तेमाल के खत्म ${count === 1 ? 'हुआ' : 'हुए'}।`,
  refused: (count: number) => `${formatCount(count)} ईमेल मेल सर्वर ने नहीं ${count === 1 ? 'लिया' : 'लिए'}।`,
  inviteAgain: 'उन्हें नए लिंक भेजें',
  invitedAgain: (count: number) => `${invitations(count)} ${count === 1 ? 'भेजा जा रहा है' : 'भेजे जा रहे हैं'}।`,
  pending: 'न्योता मिला, अभी रजिस्टर नहीं किया',
  pendingNone: 'लिस्ट के सब लोगों ने रजिस्टर कर लिया है।',
  search: 'नाम या ईमेल से खोजें',
  states: {
    waiting: () => 'भेजा जा रहा है',
    sent: (until: string) => `लिंक ${until} तक चलेगा`,
    over: () => 'समय खत्म',
    refused: () => 'ईमेल नहीं लिया गया',
  } satisfies Partial<Record<Invitation['state'], (until: string) => string>>,
  again: 'फिर से भेजें',
  withdraw: 'वापस लें',
  withdrawTitle: (name: string) => `${name} का न्योता वापस लें?`,
  withdrawText: 'ईमेल में गया उनका लिंक नहीं चलेगा। फिर से न्योता भेजने के लिए ऐसी स्टाफ़ लिस्ट डालें जिसमें उनका नाम हो।',
  actionsOf: (name: string) => `${name} के लिए विकल्प`,
  withdrawn: (name: string) => `${name} का न्योता वापस लिया गया।`,
  sentAgain: (name: string) => `${name} के लिए नया लिंक भेजा जा रहा है।`,
  notSentAgain: (name: string) => `हमने ${name} को कुछ नहीं भेजा। लिस्ट बदल गई थी, अब वह ताज़ा है।`,
  showMore: 'और दिखाएँ',
  loading: 'स्टाफ़ लिस्ट लोड हो रही है...',
  loadFailed: 'स्टाफ़ लिस्ट लोड नहीं हो पाई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  rule: 'लोग बिना न्योते के भी रजिस्टर कर सकते हैं।',
  ruleLink: 'चुनें कि कौन रजिस्टर करे',
  noMail: 'मेल सर्वर नहीं लगा है। जब तक नहीं लगता, न्योते सर्वर पर फ़ाइलों में रहेंगे।',
} as const;

export const staffImportMessages = {
  title: 'स्टाफ़ लिस्ट डालें',
  intro: `Excel (.xlsx) या CSV फ़ाइल, हर लाइन में एक व्यक्ति, ${formatCount(mostStaffLines)} तक। पहली शीट ली जाती है। क्या होगा, यह देखने से पहले कुछ सेव नहीं होता।`,
  template: 'नमूना डाउनलोड करें',
  choose: 'फ़ाइल चुनें',
  drop: 'या यहाँ छोड़ें',
  reading: (name: string) => `${name} पढ़ी जा रही है...`,
  uploadFailed: 'यह फ़ाइल पढ़ी नहीं जा सकी। कृपया फिर से कोशिश करें।',
  columnsTitle: 'किस कॉलम में क्या है?',
  columnsIntro: (lines: number, name: string) =>
    `${name} में ${formatCount(lines)} ${lines === 1 ? 'लाइन है' : 'लाइनें हैं'}। कृपया कॉलम जाँच लें।`,
  choosePlease: 'कृपया कॉलम चुनें।',
  sample: (text: string) => `पहली लाइन में: ${text}`,
  sampleEmpty: 'पहली लाइन में खाली',
  adds: 'जो नाम हमारी लिस्ट में नहीं हैं, उन्हें जोड़ें',
  addsHint: 'जो थीम, पद, राज्य और शहर हमारे पास नहीं हैं, वे लिस्ट में जुड़ जाएँगे।',
  check: 'लिस्ट जाँचें',
  checking: 'हर लाइन जाँची जा रही है...',
  another: 'दूसरी फ़ाइल चुनें',
  previewTitle: 'क्या होगा',
  nothingYet: 'अभी कुछ सेव नहीं हुआ है।',
  counts: {
    new: (count: number) => `${ofPeople(count)} को न्योता जाएगा`,
    changed: (count: number) => `${ofPeople(count)} की जानकारी बदलेगी`,
    same: (count: number) => `${ofPeople(count)} में कोई बदलाव नहीं`,
    gone: (count: number) => `${people(count)} अब इस फ़ाइल में नहीं हैं`,
    additions: (count: number) => `${formatCount(count)} नाम लिस्ट में ${count === 1 ? 'जुड़ेगा' : 'जुड़ेंगे'}`,
  },
  faults: (count: number) => `${formatCount(count)} जगह सुधार चाहिए`,
  faultsIntro: 'इन्हें अपनी फ़ाइल में ठीक करें और फ़ाइल फिर से चुनें। सब ठीक होने पर ही लिस्ट डाली जाएगी।',
  faultsShown: (shown: number) => `ये पहले ${formatCount(shown)} हैं।`,
  faultsDownload: 'सब डाउनलोड करें',
  line: 'लाइन',
  place: (line: number, heading: string) => `लाइन ${formatCount(line)}, ${heading}`,
  heading: 'कॉलम',
  value: 'फ़ाइल में',
  what: 'क्या करें',
  emptyCell: 'खाली',
  whats: {
    required: () => 'कृपया इसे भरें।',
    wrong_type: () => 'यह पढ़ा नहीं जा सका।',
    email_format: () => 'यह पूरा ईमेल नहीं है।',
    too_long: () => 'यह बहुत लंबा है।',
    forbidden_characters: () => 'इसमें ऐसे निशान हैं जो सेव नहीं हो सकते।',
    unknown_name: ({ nearest }) => `यह आपकी लिस्ट में नहीं है।${didYouMean(nearest)}`,
    unknown_city: ({ nearest }) => `यह इस राज्य का शहर नहीं है।${didYouMean(nearest)}`,
    retired_name: () => 'यह हमारी लिस्ट में चलन से हटाया गया है।',
    same_email: ({ firstLine }) => `यही ईमेल लाइन ${formatCount(firstLine ?? 0)} पर भी है।`,
    surplus_cell: () => 'इसके ऊपर कोई शीर्षक नहीं है। शायद कॉमा वाले सेल पर उद्धरण के निशान (") चाहिए।',
    has_left: () => 'ये काम छोड़ चुके हैं। पहले इनकी वापसी दर्ज करें, या यह लाइन हटा दें।',
  } satisfies Partial<Record<LineFaultCode, (about: { nearest: string | null; firstLine: number | null }) => string>>,
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  registered: 'अकाउंट है',
  notRegistered: 'सिर्फ़ न्योता मिला है',
  leavers: 'वे काम छोड़ चुके हैं: उनकी पहुँच बंद करें',
  leaversHint: (registered: number) =>
    registered === 0
      ? 'उनके न्योते वापस लिए जाएँगे। उनमें से किसी का अकाउंट नहीं है।'
      : `न्योते वापस लिए जाएँगे। अकाउंट वाले ${people(registered)} अब लॉगिन नहीं कर पाएँगे, और उन्हें ${leavingLinkDays} दिन के लिए अपने रिकॉर्ड का लिंक मिलेगा।`,
  invitesHint: `हर नए व्यक्ति को एक ईमेल जाएगा, जिसका लिंक ${invitationDays} दिन चलेगा। अगर वे रजिस्टर न करें, तो ${numberInWords(reminderDays)} दिन बाद हम एक बार याद दिलाएँगे।`,
  confirm: 'लिस्ट सेव करें और न्योते भेजें',
  confirmChanges: 'बदलाव सेव करें',
  nothing: 'इस फ़ाइल का सब कुछ पहले से पता है। सेव करने को कुछ नहीं है।',
  back: 'कॉलम पर वापस',
  storing: (done: number, total: number) => `सेव हो रहा है: ${formatCount(total)} में से ${formatCount(done)}`,
  storingHint: 'चाहें तो यह पेज बंद कर दें। काम चलता रहेगा: या तो पूरी लिस्ट सेव होगी, या कुछ भी नहीं।',
  stored: ({ invited, changed, left, waiting, withdrawn, added }: ImportOutcome) =>
    [
      `हो गया। ${ofPeople(invited)} को न्योता जाएगा`,
      changed > 0 && `${ofPeople(changed)} की जानकारी बदली`,
      left > 0 && `${ofPeople(left)} का काम छोड़ना दर्ज हुआ`,
      waiting > 0 && `एक और एडमिन के सहमत होने तक ${formatCount(waiting)} एडमिन की पहुँच बनी रहेगी`,
      withdrawn > 0 && `${invitations(withdrawn)} वापस ${withdrawn === 1 ? 'लिया गया' : 'लिए गए'}`,
      added > 0 && `${formatCount(added)} नाम लिस्ट में ${added === 1 ? 'जुड़ा' : 'जुड़े'}`,
    ]
      .filter((part) => part !== false)
      .join(', ')
      .concat('।'),
  outdated: 'फ़ाइल जाँचने के बाद स्टाफ़ लिस्ट बदल गई है। कुछ सेव नहीं हुआ। कृपया फिर से जाँचें।',
  stopped: 'सर्वर बीच में रुक गया। कुछ सेव नहीं हुआ। फ़ाइल जाँचकर फिर से सेव करें।',
} as const;

function didYouMean(nearest: string | null): string {
  return nearest === null ? '' : ` कहीं यह ‘${nearest}’ तो नहीं?`;
}

/** The files, and what stands on the line of the template that shows how it is done. */
export const staffFileMessages = {
  template: 'staff-list-template.csv',
  faults: 'staff-list-to-correct.csv',
  example: { name: 'नमूना: इस लाइन की जगह अपनी लिखें', email: 'ईमेल' },
} as const;
