import type { ImportOutcome, Invitation, LineFaultCode } from '../../contract/staff-list.ts';
import { invitationDays, reminderDays } from '../../registration-rules.ts';
import { mostStaffLines } from '../../staff-columns.ts';
import { leavingLinkDays } from '../../leaving.ts';
import { formatCount, numberInWords, plural } from './numbers.ts';
import type { UnreadableCode } from '../en/staff-list.ts';

const nothing = 'काहीही सेव्ह झाले नाही.';

/** Why a file cannot be read as a table, with the line where that shows. */
export const unreadableFile = {
  workbook: () =>
    `अशी फाइल वाचता येत नाही. एक्सेलसारख्या ॲपमध्ये ती .xlsx किंवा CSV म्हणून सेव्ह करा, आणि ती फाइल निवडा. ${nothing}`,
  'locked-workbook': () => `या फाइलला पासवर्ड आहे. कृपया पासवर्डशिवाय कॉपी सेव्ह करा, आणि ती निवडा. ${nothing}`,
  'damaged-workbook': () =>
    `ही फाइल खराब झाली आहे. कृपया ती एक्सेलसारख्या ॲपमध्ये उघडून पुन्हा सेव्ह करा, आणि ती फाइल निवडा. ${nothing}`,
  'large-workbook': () => `या फाइलमध्ये खूप जास्त माहिती आहे. कृपया फक्त यादी नव्या फाइलमध्ये कॉपी करा, आणि ती निवडा. ${nothing}`,
  'not-text': (line) => `ओळ ${formatCount(line)} मध्ये वाचता येईल असा मजकूर नाही. ${nothing}`,
  empty: () => `फाइल रिकामी आहे. ${nothing}`,
  'no-lines': (line) => `फाइल शीर्षकांखाली, ओळ ${formatCount(line)} वर संपते. त्यात कोणाचेही नाव नाही. ${nothing}`,
  'broken-quotes': (line) => `ओळ ${formatCount(line)} मधली अवतरणचिन्हे जुळत नाहीत. ${nothing}`,
  'line-too-long': (line) => `ओळ ${formatCount(line)} खूपच लांब आहे. कदाचित एक अवतरणचिन्ह राहिले असेल. ${nothing}`,
  'too-many-columns': (line) => `ओळ ${formatCount(line)} मध्ये अशा यादीसाठी खूप जास्त कॉलम आहेत. ${nothing}`,
  'too-many-lines': (line) => `फाइलमध्ये खूप जास्त ओळी आहेत: ओळ ${formatCount(line)} मर्यादेपलीकडे आहे. ${nothing}`,
} satisfies Partial<Record<UnreadableCode, (line: number) => string>>;

const people = (count: number) => `${formatCount(count)} ${plural(count, { one: 'व्यक्ती', other: 'जण' })}`;
const toPeople = (count: number) => `${formatCount(count)} ${plural(count, { one: 'व्यक्तीला', other: 'जणांना' })}`;
const byPeople = (count: number) => `${formatCount(count)} ${plural(count, { one: 'व्यक्तीने', other: 'जणांनी' })}`;
const ofPeople = (count: number) => `${formatCount(count)} ${plural(count, { one: 'व्यक्तीसाठी', other: 'जणांसाठी' })}`;
const invitations = (count: number) => `${formatCount(count)} ${plural(count, { one: 'निमंत्रण', other: 'निमंत्रणे' })}`;

export const staffListMessages = {
  title: 'स्टाफ यादी',
  intro: 'यादीवरून लोकांना निमंत्रण द्या, आणि यादी बदलली की ती पुन्हा पाठवा.',
  counts: (listed: number, registered: number) =>
    `यादीतल्या ${formatCount(listed)} पैकी ${byPeople(registered)} नोंदणी केली आहे.`,
  none: 'स्टाफ यादीत अजून कोणी नाही.',
  waiting: (count: number) =>
    `${invitations(count)} ${plural(count, { one: 'पाठवले जात आहे', other: 'पाठवली जात आहेत' })}.`,
  over: (count: number) => `${invitations(count)} न वापरता ${plural(count, { one: 'संपले', other: 'संपली' })}.`,
  refused: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'पत्ता मेल सर्व्हरने नाकारला', other: 'पत्ते मेल सर्व्हरने नाकारले' })}.`,
  inviteAgain: 'त्यांना नव्या लिंक पाठवा',
  invitedAgain: (count: number) =>
    `${invitations(count)} ${plural(count, { one: 'पाठवले जात आहे', other: 'पाठवली जात आहेत' })}.`,
  pending: 'निमंत्रण दिले, नोंदणी बाकी',
  pendingNone: 'यादीतल्या सर्वांनी नोंदणी केली आहे.',
  search: 'नाव किंवा ईमेलने शोधा',
  states: {
    waiting: () => 'पाठवत आहोत',
    sent: (until: string) => `लिंक ${until} पर्यंत चालते`,
    over: () => 'मुदत संपली',
    refused: () => 'पत्ता नाकारला',
  } satisfies Partial<Record<Invitation['state'], (until: string) => string>>,
  again: 'पुन्हा पाठवा',
  withdraw: 'मागे घ्या',
  withdrawTitle: (name: string) => `${name} यांचे निमंत्रण मागे घ्यायचे?`,
  withdrawText: 'त्यांच्या ईमेलमधली लिंक चालणार नाही. पुन्हा निमंत्रण देण्यासाठी त्यांचे नाव असलेली स्टाफ यादी इंपोर्ट करा.',
  actionsOf: (name: string) => `${name}: काय करायचे`,
  withdrawn: (name: string) => `${name} यांचे निमंत्रण मागे घेतले.`,
  sentAgain: (name: string) => `${name} यांना नवी लिंक पाठवत आहोत.`,
  notSentAgain: (name: string) => `आम्ही ${name} यांना काही पाठवले नाही. यादी बदलली होती, आता ती अद्ययावत आहे.`,
  showMore: 'आणखी दाखवा',
  loading: 'स्टाफ यादी लोड होत आहे...',
  loadFailed: 'स्टाफ यादी लोड करता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  rule: 'लोक निमंत्रणाशिवायही नोंदणी करू शकतात.',
  ruleLink: 'नोंदणी कोण करू शकते ते निवडा',
  noMail: 'मेल सर्व्हर नाही. तो येईपर्यंत निमंत्रणे सर्व्हरवर फाइल म्हणून राहतात.',
} as const;

export const staffImportMessages = {
  title: 'स्टाफ यादी इंपोर्ट करा',
  intro: `एक्सेल फाइल (.xlsx) किंवा CSV, प्रत्येक ओळीवर एक व्यक्ती, जास्तीत जास्त ${formatCount(mostStaffLines)}. पहिली शीट घेतली जाते. काय होईल ते पाहण्याआधी काहीही सेव्ह होत नाही.`,
  template: 'नमुना डाउनलोड करा',
  choose: 'फाइल निवडा',
  drop: 'किंवा इथे आणून सोडा',
  reading: (name: string) => `${name} वाचत आहोत...`,
  uploadFailed: 'ही फाइल वाचता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  columnsTitle: 'कोणता कॉलम कशाचा?',
  columnsIntro: (lines: number, name: string) =>
    `${name} मध्ये ${formatCount(lines)} ${plural(lines, { one: 'ओळ आहे', other: 'ओळी आहेत' })}. कृपया कॉलम तपासा.`,
  choosePlease: 'कृपया कॉलम निवडा.',
  sample: (text: string) => `पहिल्या ओळीत: ${text}`,
  sampleEmpty: 'पहिल्या ओळीत रिकामे',
  adds: 'याद्यांत नसलेली नावे जोडा',
  addsHint: 'नव्या थीम, पदे, राज्ये आणि शहरे याद्यांत जोडली जातील.',
  check: 'यादी तपासा',
  checking: 'प्रत्येक ओळ तपासत आहोत...',
  another: 'दुसरी फाइल निवडा',
  previewTitle: 'काय होईल',
  nothingYet: 'अजून काहीही सेव्ह केलेले नाही.',
  counts: {
    new: (count: number) => `${toPeople(count)} निमंत्रण मिळेल`,
    changed: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'व्यक्तीची', other: 'जणांची' })} माहिती बदलेल`,
    same: (count: number) => `${ofPeople(count)} काहीही बदलणार नाही`,
    gone: (count: number) => `${people(count)} आता या फाइलमध्ये ${plural(count, { one: 'नाही', other: 'नाहीत' })}`,
    additions: (count: number) =>
      `याद्यांत ${formatCount(count)} ${plural(count, { one: 'नाव जोडले जाईल', other: 'नावे जोडली जातील' })}`,
  },
  faults: (count: number) => `${formatCount(count)} ठिकाणी दुरुस्ती हवी`,
  faultsIntro: 'कृपया फाइलमध्ये दुरुस्त करून ती पुन्हा निवडा. सर्व दुरुस्त झाले, की आम्ही इंपोर्ट करू.',
  faultsShown: (shown: number) => `हे पहिले ${formatCount(shown)} आहेत.`,
  faultsDownload: 'सर्व डाउनलोड करा',
  line: 'ओळ',
  place: (line: number, heading: string) => `ओळ ${formatCount(line)}, ${heading}`,
  heading: 'कॉलम',
  value: 'फाइलमध्ये',
  what: 'काय करायचे',
  emptyCell: 'रिकामे',
  whats: {
    required: () => 'कृपया हे भरा.',
    wrong_type: () => 'हे वाचता आले नाही.',
    email_format: () => 'हा पूर्ण ईमेल पत्ता नाही.',
    too_long: () => 'हे खूप लांब आहे.',
    forbidden_characters: () => 'यातली काही चिन्हे सेव्ह करता येत नाहीत.',
    unknown_name: ({ nearest }) => `हे आपल्या यादीत नाही.${didYouMean(nearest)}`,
    unknown_city: ({ nearest }) => `हे या राज्यातले शहर नाही.${didYouMean(nearest)}`,
    retired_name: () => 'हे यादीतून वापरातून काढले आहे.',
    same_email: ({ firstLine }) => `हाच पत्ता ओळ ${formatCount(firstLine ?? 0)} मध्ये आहे.`,
    surplus_cell: () => 'याच्या वर शीर्षक नाही. मजकुरात स्वल्पविराम असेल, तर त्या मजकुराला अवतरणचिन्हे हवीत.',
    has_left: () => 'या व्यक्तीने काम सोडले आहे. आधी ती परत आल्याची नोंद करा, किंवा ही ओळ काढा.',
  } satisfies Partial<Record<LineFaultCode, (about: { nearest: string | null; firstLine: number | null }) => string>>,
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  registered: 'खाते आहे',
  notRegistered: 'फक्त निमंत्रण दिले आहे',
  leavers: 'त्यांनी काम सोडले: त्यांचे खाते बंद करा',
  leaversHint: (registered: number) =>
    registered === 0
      ? 'त्यांची निमंत्रणे मागे घेतली जातात. त्यांपैकी कोणाचेही खाते नाही.'
      : `निमंत्रणे मागे घेतली जातात. खाते असलेल्या ${toPeople(registered)} लॉग इन करता येणार नाही, आणि ${leavingLinkDays} दिवस चालणारी रेकॉर्डची लिंक मिळेल.`,
  invitesHint: `प्रत्येक नव्या व्यक्तीला ${invitationDays} दिवस चालणारी लिंक ईमेलने मिळते. नोंदणी केली नाही, तर ${numberInWords(reminderDays)} दिवसांनी आम्ही एकदा आठवण करून देतो.`,
  confirm: 'यादी सेव्ह करून निमंत्रणे पाठवा',
  confirmChanges: 'बदल सेव्ह करा',
  nothing: 'या फाइलमधले सर्व आधीच माहीत आहे. सेव्ह करण्यासारखे काही नाही.',
  back: 'कॉलमकडे परत',
  storing: (done: number, total: number) => `सेव्ह होत आहे: ${formatCount(total)} पैकी ${formatCount(done)}`,
  storingHint: 'हे पान सोडले तरी चालेल. काम चालू राहते: सर्व सेव्ह होईल, किंवा काहीही नाही.',
  stored: ({ invited, changed, left, waiting, withdrawn, added }: ImportOutcome) =>
    [
      `झाले. ${toPeople(invited)} निमंत्रण मिळेल`,
      changed > 0 && `${formatCount(changed)} ${plural(changed, { one: 'व्यक्तीची', other: 'जणांची' })} माहिती बदलली`,
      left > 0 && `${byPeople(left)} काम सोडले`,
      waiting > 0 && `दुसऱ्या ॲडमिनने संमती देईपर्यंत ${formatCount(waiting)} ॲडमिनचे अधिकार राहतात`,
      withdrawn > 0 &&
        `${formatCount(withdrawn)} ${plural(withdrawn, { one: 'निमंत्रण मागे घेतले', other: 'निमंत्रणे मागे घेतली' })}`,
      added > 0 && `याद्यांत ${formatCount(added)} ${plural(added, { one: 'नाव जोडले', other: 'नावे जोडली' })}`,
    ]
      .filter((part) => part !== false)
      .join(', ')
      .concat('.'),
  outdated: 'ही फाइल तपासल्यानंतर स्टाफ यादी बदलली आहे. काहीही सेव्ह झाले नाही. कृपया पुन्हा तपासा.',
  stopped: 'सर्व्हर मध्येच थांबला. काहीही सेव्ह झाले नाही. कृपया फाइल तपासून पुन्हा सेव्ह करा.',
} as const;

function didYouMean(nearest: string | null): string {
  return nearest === null ? '' : ` ‘${nearest}’ म्हणायचे आहे का?`;
}

/** The files, and what stands on the line of the template that shows how it is done. */
export const staffFileMessages = {
  template: 'staff-list-template.csv',
  faults: 'staff-list-to-correct.csv',
  example: { name: 'उदाहरण: ही ओळ बदला', email: 'ईमेल पत्ता' },
} as const;
