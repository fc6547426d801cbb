import { formIn, questionIn } from './questions.ts';
import { drafted } from '../draft.ts';
import { formatDay } from './dates.ts';
import { fieldNames } from './fields.ts';
import { formatCount } from './numbers.ts';
import type { AdminRequestKind } from '../../admin-requests.ts';
import type { AuditAction } from '../../audit-actions.ts';
import type { Role } from '../../roles.ts';
import { resetMinutes } from '../../reset-link.ts';
import { ruleNames } from './registration.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { policyNames } from './policy-names.ts';
import type { ActionWords, AuditDetail, PersonAction } from '../en/people.ts';
import { named } from '../named.ts';

const actions = drafted<Record<PersonAction, ActionWords>>({
  'make:admin': {
    button: 'एडमिन बनाएँ',
    title: (name) => `${name} को एडमिन बनाएँ?`,
    text: 'अभी की सेटिंग इजाज़त दे, तो एडमिन कर्मचारियों के रिकॉर्ड खोल सकते हैं। वे सवाल और रिमाइंडर भी बदल सकते हैं, और दूसरों को एडमिन बना सकते हैं।',
    self: '',
    done: (name) => `${name} अब एडमिन हैं।`,
  },
  'takeBack:admin': {
    button: 'एडमिन का रोल हटाएँ',
    title: (name) => `${name} का एडमिन का रोल हटाएँ?`,
    text: 'वे कर्मचारी बने रहेंगे, पर ये पेज नहीं खोल पाएँगे। उनके रिकॉर्ड बने रहेंगे।',
    self: 'यह आपका अपना अकाउंट है: ये पेज आपके लिए तुरंत बंद हो जाएँगे।',
    done: (name) => `${name} अब एडमिन नहीं हैं।`,
  },
  'make:counsellor': {
    button: 'काउंसलर बनाएँ',
    title: (name) => `${name} को काउंसलर बनाएँ?`,
    text: 'काउंसलर को सिर्फ़ वे कॉल की रिक्वेस्ट दिखती हैं जो लोगों ने उनसे शेयर की हैं। इसके सिवा उन्हें किसी के बारे में कुछ नहीं दिखता। जिनकी रिक्वेस्ट खुली है, उन्हें बताया जाएगा। वे तय करेंगे कि ये काउंसलर उसे पढ़ें या नहीं।',
    self: 'यह आपका अपना अकाउंट है: ये पेज आपके लिए तुरंत बंद हो जाएँगे।',
    done: (name) => `${name} अब काउंसलर हैं।`,
  },
  'takeBack:counsellor': {
    button: 'काउंसलर का रोल हटाएँ',
    title: (name) => `${name} का काउंसलर का रोल हटाएँ?`,
    text: 'वे कर्मचारी बने रहेंगे, पर उन्हें रिक्वेस्ट नहीं दिखेंगी। जिनकी रिक्वेस्ट खुली है, उन्हें बताया जाएगा। अगर कोई और काउंसलर नहीं है, तो कोई कॉल बैक नहीं माँग पाएगा।',
    self: '',
    done: (name) => `${name} अब काउंसलर नहीं हैं।`,
  },
  disable: {
    button: 'अकाउंट बंद करें',
    title: (name) => `${name} का अकाउंट बंद करें?`,
    text: 'उनका हर जगह तुरंत लॉगआउट हो जाएगा और वे लॉगिन नहीं कर पाएँगे। उनके रिकॉर्ड बने रहेंगे।',
    self: 'यह आपका अपना अकाउंट है: आपका तुरंत लॉगआउट हो जाएगा।',
    done: (name) => `${name} का अकाउंट बंद है।`,
    danger: true,
  },
  enable: {
    button: 'अकाउंट चालू करें',
    title: (name) => `${name} का अकाउंट चालू करें?`,
    text: 'वे फिर से लॉगिन कर पाएँगे।',
    self: '',
    done: (name) => `${name} का अकाउंट चालू है।`,
  },
  startReset: {
    button: 'पासवर्ड का लिंक भेजें',
    title: (name) => `${name} को नया पासवर्ड चुनने का लिंक भेजें?`,
    text: `लिंक सिर्फ़ उन्हें मिलता है, और पासवर्ड सिर्फ़ वे चुनते हैं: आपको न लिंक दिखेगा, न पासवर्ड। लिंक ${resetMinutes} मिनट चलता है, इसलिए तब भेजें जब वे ईमेल देख सकें। उसके इस्तेमाल तक उनका पासवर्ड पहले की तरह चलेगा और लॉगिन बना रहेगा।`,
    self: '',
    done: (name) => `${name} को लिंक भेजा जा रहा है।`,
  },
  endSessions: {
    button: 'हर जगह लॉगआउट करें',
    title: (name) => `${name} का हर जगह लॉगआउट करें?`,
    text: 'उन्हें हर डिवाइस पर फिर से लॉगिन करना होगा। कुछ नहीं खोएगा।',
    self: 'यह आपका अपना अकाउंट है: यहाँ भी आपका लॉगआउट हो जाएगा।',
    done: (name) => `${name} का हर जगह लॉगआउट हो गया।`,
  },
  removeSecondFactor: {
    button: 'दूसरा चरण हटाएँ',
    title: (name) => `${name} के लॉगिन का दूसरा चरण हटाएँ?`,
    text: 'उनके लिए जिनका फ़ोन और रिकवरी कोड दोनों खो गए हैं। पक्का कर लें कि सच में वही कह रहे हैं: आमने-सामने, या खुद कॉल करके। उनका लॉगआउट होगा, उन्हें ईमेल से बताया जाएगा, और वे सिर्फ़ पासवर्ड से लॉगिन करेंगे।',
    self: '',
    done: (name) => `${name} का लॉगिन अब सिर्फ़ पासवर्ड से होगा। उन्हें बता दिया गया है।`,
    danger: true,
  },
});

/** Who can do what: the admin's small screen of accounts. */
export const peopleMessages = {
  title: 'लोग और रोल',
  intro: 'अकाउंट, रोल और लॉगिन।',
  filters: 'फ़िल्टर',
  filtersChosen: (count: number) => `फ़िल्टर (${formatCount(count)})`,
  search: 'नाम या ईमेल से खोजें',
  role: 'रोल',
  roles: drafted<Record<Role, string>>({ employee: 'कर्मचारी', admin: 'एडमिन', counsellor: 'काउंसलर' }),
  allRoles: 'सभी रोल',
  disabled: 'बंद',
  you: 'आप',
  total: (count: number) => `${formatCount(count)} ${count === 1 ? 'व्यक्ति' : 'लोग'}`,
  loading: 'लोगों की लिस्ट लोड हो रही है...',
  loadFailed: 'लोगों की लिस्ट लोड नहीं हो पाई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  left: 'काम छोड़ चुके लोग',
  nobody: 'ऐसा कोई नहीं मिला।',
  nobodyNextStep: 'दूसरा नाम या रोल डालकर देखें।',
  showMore: 'और दिखाएँ',
  cards: {
    startReset: {
      title: 'पासवर्ड',
      text: 'अगर ये लॉगिन नहीं कर पा रहे, तो इन्हें लिंक भेजें। नया पासवर्ड ये खुद चुनते हैं।',
      button: 'पासवर्ड का लिंक भेजें',
    },
    endSessions: {
      title: 'लॉगिन',
      text: 'फ़ोन या लैपटॉप खो गया हो, तो इनके सभी डिवाइस पर लॉगआउट करें। ये अपने पासवर्ड से फिर लॉगिन कर सकते हैं।',
      button: 'हर जगह लॉगआउट करें',
    },
  },
  actions,
} as const;

/** The same list as a table, and the menu of a row. */
export const peopleListMessages = {
  name: 'नाम',
  email: 'ईमेल',
  actions: 'विकल्प',
  actionsOf: (name: string) => `${name} के लिए विकल्प`,
} as const;

/** The list of what admins did. */
export const auditMessages = {
  title: 'किसने क्या किया',
  text: 'एडमिन ने क्या किया, सबसे नया पहले। इसमें सेहत का कोई डेटा नहीं है।',
  loading: 'लिस्ट लोड हो रही है...',
  loadFailed: 'यह लिस्ट लोड नहीं हो पाई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  none: 'अभी कुछ नहीं है।',
  noneNextStep: 'एडमिन का हर बदलाव यहाँ दर्ज होता है।',
  goneAccount: 'डिलीट हो चुके अकाउंट',
  showMore: 'और दिखाएँ',
  of: (what: string) => `(${what})`,
  actions: {
    admin_made: (who, whom) => `${who} ने ${whom} को एडमिन बनाया`,
    admin_taken_back: (who, whom) => `${who} ने ${whom} का एडमिन का रोल हटाया`,
    counsellor_made: (who, whom) => `${who} ने ${whom} को काउंसलर बनाया`,
    counsellor_taken_back: (who, whom) => `${who} ने ${whom} का काउंसलर का रोल हटाया`,
    account_disabled: (who, whom) => `${who} ने ${whom} का अकाउंट बंद किया`,
    account_enabled: (who, whom) => `${who} ने ${whom} का अकाउंट चालू किया`,
    sessions_ended: (who, whom) => `${who} ने ${whom} का हर जगह लॉगआउट किया`,
    password_reset_started: (who, whom) => `${who} ने ${whom} को नया पासवर्ड चुनने का लिंक भेजा`,
    history_opened: (who, whom) => `${who} ने ${whom} का इतिहास खोला`,
    employees_exported: (who) => `${who} ने कर्मचारियों की लिस्ट डाउनलोड की`,
    reason_given: (who, whom) => `${who} ने ${whom} का इतिहास खोलने की वजह दी`,
    question_switched_on: (who, _whom, what) => `${who} ने ${questionIn(what)} चालू किया`,
    question_switched_off: (who, _whom, what) => `${who} ने ${questionIn(what)} बंद किया`,
    wording_turned_on: (who, _whom, what) => `${who} ने ${formIn(what)} चालू किया`,
    wording_turned_off: (who, _whom, what) => `${who} ने ${formIn(what)} बंद किया`,
    reminders_changed: (who) => `${who} ने रिमाइंडर बदले`,
    policy_tightened: (who, _whom, what) => `${who} ने नाम वाले रिकॉर्ड की सेटिंग ज़्यादा सख़्त की${settingIn(what)}`,
    policy_loosened: (who, _whom, what) => `${who} ने नाम वाले रिकॉर्ड की सेटिंग ज़्यादा खुली की${settingIn(what)}`,
    policy_announced: (who, _whom, what) => `${who} ने नाम वाले रिकॉर्ड की ज़्यादा खुली सेटिंग की घोषणा की${settingIn(what)}`,
    policy_called_off: (who, _whom, what) => `${who} ने नाम वाले रिकॉर्ड की ज़्यादा खुली सेटिंग रोकी${settingIn(what)}`,
    policy_lapsed: (who, _whom, what) =>
      `${who} अब एडमिन नहीं हैं, इसलिए नाम वाले रिकॉर्ड की ज़्यादा खुली सेटिंग रुक गई${settingIn(what)}`,
    help_line_added: (who) => `${who} ने हेल्पलाइन जोड़ी`,
    help_line_changed: (who) => `${who} ने हेल्पलाइन बदली`,
    help_line_removed: (who) => `${who} ने हेल्पलाइन हटाई`,
    registration_changed: (who, _whom, what) => `${who} ने बदला कि कौन रजिस्टर कर सकता है${ruleIn(what)}`,
    staff_imported: (who, _whom, what) => `${who} ने स्टाफ़ लिस्ट डाली${importIn(what)}`,
    invitations_sent: (who, _whom, what) => `${who} ने ${mailsIn(what)}`,
    invitation_withdrawn: (who) => `${who} ने एक न्योता वापस लिया`,
    post_added: (who) => `${who} ने पोस्ट जोड़ी`,
    post_changed: (who) => `${who} ने पोस्ट बदली`,
    post_removed: (who) => `${who} ने पोस्ट हटाई`,
    board_report_made: (who) => `${who} ने बोर्ड के लिए रिपोर्ट बनाई`,
    board_report_mail_changed: (who) => `${who} ने बदला कि बोर्ड की रिपोर्ट ईमेल से किसे मिले`,
    list_entry_added: (who, _whom, what) => `${who} ने ${entryIn(what)} को जोड़ा`,
    list_entry_renamed: (who, _whom, what) => `${who} ने ${entryIn(what)} का नाम ‘${what['to']}’ किया${peopleIn(what)}`,
    list_entry_merged: (who, _whom, what) => `${who} ने ${entryIn(what)} को ‘${what['to']}’ में मिलाया${peopleIn(what)}`,
    list_entry_retired: (who, _whom, what) => `${who} ने ${entryIn(what)} को चलन से हटाया`,
    list_entry_restored: (who, _whom, what) => `${who} ने ${entryIn(what)} को फिर चलन में किया`,
    list_sorted: (who, _whom, what) => `${who} ने ${listIn(what)} का क्रम बदला`,
    list_imported: (who, _whom, what) =>
      `${who} ने फ़ाइल से ${listIn(what)} को डाला: ${formatCount(Number(what['added']))} नए`,
    erasure_asked: (who) => `${who} ने अपना अकाउंट डिलीट करने को कहा`,
    erasure_withdrawn: (who) => `${who} ने अपना अकाउंट डिलीट करना रोका`,
    own_details_corrected: (who) => `${who} ने अपनी जानकारी ठीक की`,
    details_corrected: (who, whom, { fields = '' }) => `${who} ने ${whom} की जानकारी ठीक की: ${fieldNames(fields)}`,
    email_change_asked: (who, whom) => `${who} ने ${whom} का ईमेल बदलने को कहा`,
    email_changed: (_who, whom) => `${whom} ने नया ईमेल पक्का किया`,
    email_change_undone: (_who, whom) => `${whom} ने अपने ईमेल का बदलाव वापस लिया`,
    leaving_planned: (who, whom, { day = '' }) =>
      `${who} ने दर्ज किया कि ${formatDay(day)} से ${whom} का काम यहाँ नहीं रहेगा`,
    leaving_withdrawn: (who, whom) => `${who} ने दर्ज किया कि ${whom} का काम यहीं है`,
    person_left: (who, whom, { day }) =>
      `${who} ने दर्ज किया कि ${day === undefined ? '' : `${formatDay(day)} से `}${whom} का काम यहाँ नहीं है`,
    leaving_came: (_who, whom) => `${whom} का काम अब यहाँ नहीं है, जैसा पहले दर्ज था`,
    account_erased: () => 'एक अकाउंट उसके मालिक के कहने पर डिलीट हुआ',
    organisation_changed: (who, _whom, { what }) => `${who} ने यह बदला: ${organisationParts[what ?? ''] ?? 'संस्था'}`,
    setting_confirmed: (who) => `${who} ने एक सेटिंग पक्की की`,
    test_mail_sent: (who) => `${who} ने टेस्ट ईमेल भेजा`,
    sso_linked: (who) => `${who} ने अपना ऑफ़िस वाला अकाउंट जोड़ा`,
    sso_unlinked: (who) => `${who} ने अपना ऑफ़िस वाला अकाउंट अलग किया`,
    break_glass_used: (who) => `${who} ने इमरजेंसी लॉगिन किया`,
    second_factors_removed: (who, whom) => `${who} ने ${whom} के लॉगिन का दूसरा चरण हटाया`,
    admin_request_made: (who, whom, what) => `${who} ने ${whom} के लिए माँग की: ${requestIn(what)}`,
    admin_request_agreed: (who, whom, what) => `${who} ने ${whom} के लिए माँग पर सहमति दी: ${requestIn(what)}`,
    admin_request_objected: (_who, whom, what) => `${whom} ने माँग पर आपत्ति की: ${requestIn(what)}`,
    admin_request_withdrawn: (who, whom, what) => `${who} ने ${whom} के लिए माँग वापस ली: ${requestIn(what)}`,
    admin_objection_withdrawn: (who, _whom, what) => `${who} ने माँग पर अपनी आपत्ति वापस ली: ${requestIn(what)}`,
    operator_made_admin: (_who, whom) => `सर्वर चलाने वाले ने ${whom} को एडमिन बनाया`,
    operator_removed_admin: (_who, whom) => `सर्वर चलाने वाले ने ${whom} का एडमिन का रोल हटाया और अकाउंट बंद किया`,
  } satisfies Partial<Record<AuditAction, (who: string, whom: string, what: AuditDetail) => string>>,
} as const;

const entryNames: Readonly<Record<string, string>> = drafted<Record<WorkListKind, string>>({
  theme: 'थीम',
  designation: 'पद',
  state: 'राज्य',
  city: 'शहर',
});

const requestIn = ({ kind }: AuditDetail) => named(requestNames, kind);

const requestNames = drafted<Record<AdminRequestKind, string>>({
  role: 'एडमिन का रोल हटाना',
  disabled: 'अकाउंट बंद करना',
  leaving: 'काम छोड़ना दर्ज करना',
  email: 'ईमेल बदलना',
  second_factor: 'लॉगिन का दूसरा चरण हटाना',
});

const organisationParts: Readonly<Record<string, string>> = {
  name: 'संस्था का नाम',
  logo: 'संस्था का लोगो',
  time_zone: 'टाइम ज़ोन',
  privacy: 'प्राइवेसी के लिए संपर्क',
  grievance: 'शिकायत कहाँ जाए',
};
const after = (name: string) => name && `: ‘${name}’`;

const ruleIn = ({ rule }: AuditDetail) => after(named(ruleNames, rule));

function importIn({ invited = '0', changed = '0', left = '0' }: AuditDetail): string {
  return `: ${invited} को न्योता, ${changed} बदले, ${left} ने काम छोड़ा`;
}

/** With its verb, which follows the number. */
function mailsIn({ mails = '0' }: AuditDetail): string {
  return mails === '1' ? 'एक न्योता फिर से भेजा' : `${mails} न्योते फिर से भेजे`;
}

/** Entries of an earlier version do not name the setting. */
const settingIn = ({ policy }: AuditDetail) => after(named(policyNames, policy));

/** 'शहर ‘Gopalpur’ (Odisha)' */
function entryIn({ list = '', name = '', within }: AuditDetail): string {
  return `${entryNames[list] ?? ''} ‘${name}’${within === undefined ? '' : ` (${within})`}`;
}

function listIn({ list = '', within }: AuditDetail): string {
  return `${within === undefined ? '' : `${within} के `}${entryNames[list] ?? ''}`;
}

function peopleIn({ people }: AuditDetail): string {
  const count = Number(people);
  return `, ${formatCount(count)} ${count === 1 ? 'व्यक्ति' : 'लोगों'} के लिए`;
}
