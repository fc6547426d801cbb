import { formIn, questionIn } from './questions.ts';
import { formatDay } from './dates.ts';
import { fieldNames } from './fields.ts';
import { formatCount, plural } from './numbers.ts';
import type { AdminRequestKind } from '../../admin-requests.ts';
import type { AuditAction } from '../../audit-actions.ts';
import type { Role } from '../../roles.ts';
import { resetMinutes } from '../../reset-link.ts';
import { ruleNames } from './registration.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { policyNames } from './policy-names.ts';
import { drafted } from '../draft.ts';
import type { ActionWords, AuditDetail, PersonAction } from '../en/people.ts';
import { named } from '../named.ts';

const actions = drafted<Record<PersonAction, ActionWords>>({
  'make:admin': {
    button: 'ॲडमिन करा',
    title: (name) => `${name} यांना ॲडमिन करायचे?`,
    text: 'सध्याचे सेटिंग परवानगी देते तिथे ॲडमिन कर्मचाऱ्यांची रेकॉर्ड उघडू शकतात. ते प्रश्न आणि रिमाइंडर बदलू शकतात, आणि इतरांना ॲडमिन करू शकतात.',
    self: '',
    done: (name) => `${name} आता ॲडमिन आहेत.`,
  },
  'takeBack:admin': {
    button: 'ॲडमिन भूमिका काढा',
    title: (name) => `${name} यांची ॲडमिन भूमिका काढायची?`,
    text: 'कर्मचारी म्हणून खाते राहील, पण ही पाने उघडता येणार नाहीत. त्यांचे रेकॉर्ड तसेच राहते.',
    self: 'हे आपलेच खाते आहे: ही पाने लगेच बंद होतील.',
    done: (name) => `${name} आता ॲडमिन नाहीत.`,
  },
  'make:counsellor': {
    button: 'समुपदेशक करा',
    title: (name) => `${name} यांना समुपदेशक करायचे?`,
    text: 'लोकांनी शेअर करायला संमती दिलेल्या फोनसाठीच्या विनंत्याच समुपदेशकांना दिसतात, आणखी काहीही नाही. ज्यांची विनंती चालू आहे त्यांना कळवले जाईल, आणि या समुपदेशकांनी ती वाचायची का ते ठरवतील.',
    self: 'हे आपलेच खाते आहे: ही पाने लगेच बंद होतील.',
    done: (name) => `${name} आता समुपदेशक आहेत.`,
  },
  'takeBack:counsellor': {
    button: 'समुपदेशक भूमिका काढा',
    title: (name) => `${name} यांची समुपदेशक भूमिका काढायची?`,
    text: 'कर्मचारी म्हणून खाते राहील, पण विनंत्या दिसणार नाहीत. ज्यांची विनंती चालू आहे त्यांना कळवले जाईल. दुसरे समुपदेशक नसतील, तर कोणालाही फोनसाठी विनंती करता येणार नाही.',
    self: '',
    done: (name) => `${name} आता समुपदेशक नाहीत.`,
  },
  disable: {
    button: 'खाते बंद करा',
    title: (name) => `${name} यांचे खाते बंद करायचे?`,
    text: 'सर्व ठिकाणी लगेच लॉग आउट होईल, आणि त्यांना लॉग इन करता येणार नाही. त्यांचे रेकॉर्ड तसेच राहते.',
    self: 'हे आपलेच खाते आहे: लगेच लॉग आउट होईल.',
    done: (name) => `${name} यांचे खाते बंद केले.`,
    danger: true,
  },
  enable: {
    button: 'खाते सुरू करा',
    title: (name) => `${name} यांचे खाते सुरू करायचे?`,
    text: 'त्यांना पुन्हा लॉग इन करता येईल.',
    self: '',
    done: (name) => `${name} यांचे खाते सुरू केले.`,
  },
  startReset: {
    button: 'पासवर्डची लिंक पाठवा',
    title: (name) => `${name} यांना नवा पासवर्ड निवडण्याची लिंक ईमेलने पाठवायची?`,
    text: `लिंक फक्त त्यांनाच मिळते, आणि पासवर्डही त्यांनाच निवडता येतो: आपल्याला दोन्ही दिसत नाहीत. लिंक ${resetMinutes} मिनिटे चालते, म्हणून त्यांना ईमेल पाहता येईल तेव्हा पाठवा. ती वापरेपर्यंत त्यांचा पासवर्ड पूर्वीसारखाच चालतो आणि लॉग इन राहते.`,
    self: '',
    done: (name) => `${name} यांना लिंक पाठवली आहे.`,
  },
  endSessions: {
    button: 'सर्व ठिकाणी लॉग आउट करा',
    title: (name) => `${name} यांना सर्व ठिकाणी लॉग आउट करायचे?`,
    text: 'त्यांना प्रत्येक डिव्हाइसवर पुन्हा लॉग इन करावे लागेल. काहीही जात नाही.',
    self: 'हे आपलेच खाते आहे: इथेही लॉग आउट होईल.',
    done: (name) => `${name} यांचे सर्व ठिकाणी लॉग आउट झाले.`,
  },
  removeSecondFactor: {
    button: 'दुसरी पायरी काढा',
    title: (name) => `${name} यांच्या लॉग इनची दुसरी पायरी काढायची?`,
    text: 'फोन आणि रिकव्हरी कोड हरवलेल्या व्यक्तीसाठी. खरोखर तीच व्यक्ती विचारत आहे याची समोरासमोर, किंवा स्वतः फोन करून खात्री करा. त्यांचे लॉग आउट होईल, ईमेलने कळवले जाईल, आणि नुसत्या पासवर्डने लॉग इन होईल.',
    self: '',
    done: (name) => `${name} आता नुसत्या पासवर्डने लॉग इन करू शकतात. त्यांना कळवले आहे.`,
    danger: true,
  },
});

/** Who can do what: the admin's small screen of accounts. */
export const peopleMessages = {
  title: 'खाती आणि भूमिका',
  intro: 'खाती, भूमिका आणि लॉग इन.',
  filters: 'फिल्टर',
  filtersChosen: (count: number) => `फिल्टर (${formatCount(count)})`,
  search: 'नाव किंवा ईमेलने शोधा',
  role: 'भूमिका',
  roles: drafted<Record<Role, string>>({ employee: 'कर्मचारी', admin: 'ॲडमिन', counsellor: 'समुपदेशक' }),
  allRoles: 'सर्व भूमिका',
  disabled: 'बंद',
  you: 'आपण',
  total: (count: number) => `${formatCount(count)} ${plural(count, { one: 'व्यक्ती', other: 'जण' })}`,
  loading: 'यादी लोड होत आहे...',
  loadFailed: 'लोकांची यादी लोड करता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  left: 'काम सोडलेले लोक',
  nobody: 'कोणीही सापडले नाही.',
  nobodyNextStep: 'दुसरे नाव किंवा भूमिका निवडून पाहा.',
  showMore: 'आणखी दाखवा',
  cards: {
    startReset: {
      title: 'पासवर्ड',
      text: 'या व्यक्तीला लॉग इन करता येत नसेल, तर लिंक पाठवा. नवा पासवर्ड ती व्यक्ती स्वतः निवडते.',
      button: 'पासवर्डची लिंक पाठवा',
    },
    endSessions: {
      title: 'लॉग इन',
      text: 'फोन किंवा लॅपटॉप हरवला असेल, तर या व्यक्तीला सर्व डिव्हाइसवर लॉग आउट करा. पासवर्डने पुन्हा लॉग इन करता येते.',
      button: 'सर्व ठिकाणी लॉग आउट करा',
    },
  },
  actions,
} as const;

/** The same list as a table, and the menu of a row. */
export const peopleListMessages = {
  name: 'नाव',
  email: 'ईमेल',
  actions: 'काय करायचे',
  actionsOf: (name: string) => `${name}: काय करायचे`,
} as const;

/** The list of what admins did. */
export const auditMessages = {
  title: 'अलीकडे काय केले',
  text: 'ॲडमिननी काय केले, सर्वांत नवे आधी. यात तब्येतीची माहिती नसते.',
  loading: 'यादी लोड होत आहे...',
  loadFailed: 'यादी लोड करता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  none: 'अजून काही नाही.',
  noneNextStep: 'ॲडमिनने इथे केलेल्या प्रत्येक बदलाची नोंद होते.',
  goneAccount: 'माजी खातेदार',
  showMore: 'आणखी दाखवा',
  of: (what: string) => `(${what})`,
  actions: {
    admin_made: (who, whom) => `${who} यांनी ${whom} यांना ॲडमिन केले`,
    admin_taken_back: (who, whom) => `${who} यांनी ${whom} यांची ॲडमिन भूमिका काढली`,
    counsellor_made: (who, whom) => `${who} यांनी ${whom} यांना समुपदेशक केले`,
    counsellor_taken_back: (who, whom) => `${who} यांनी ${whom} यांची समुपदेशक भूमिका काढली`,
    account_disabled: (who, whom) => `${who} यांनी ${whom} यांचे खाते बंद केले`,
    account_enabled: (who, whom) => `${who} यांनी ${whom} यांचे खाते सुरू केले`,
    sessions_ended: (who, whom) => `${who} यांनी ${whom} यांना सर्व ठिकाणी लॉग आउट केले`,
    password_reset_started: (who, whom) => `${who} यांनी ${whom} यांना नवा पासवर्ड निवडण्याची लिंक पाठवली`,
    history_opened: (who, whom) => `${who} यांनी ${whom} यांचा इतिहास उघडला`,
    employees_exported: (who) => `${who} यांनी कर्मचाऱ्यांची यादी डाउनलोड केली`,
    reason_given: (who, whom) => `${who} यांनी ${whom} यांचा इतिहास उघडण्यासाठी कारण दिले`,
    question_switched_on: (who, _whom, what) => `${who} यांनी ${questionIn(what)} सुरू केला`,
    question_switched_off: (who, _whom, what) => `${who} यांनी ${questionIn(what)} बंद केला`,
    wording_turned_on: (who, _whom, what) => `${who} यांनी ${formIn(what)} सुरू केली`,
    wording_turned_off: (who, _whom, what) => `${who} यांनी ${formIn(what)} बंद केली`,
    reminders_changed: (who) => `${who} यांनी रिमाइंडर बदलले`,
    policy_tightened: (who, _whom, what) => `${who} यांनी नावासह रेकॉर्डचे सेटिंग कडक केले${settingIn(what)}`,
    policy_loosened: (who, _whom, what) => `${who} यांनी नावासह रेकॉर्डचे सेटिंग अधिक खुले केले${settingIn(what)}`,
    policy_announced: (who, _whom, what) => `${who} यांनी नावासह रेकॉर्डसाठी अधिक खुले सेटिंग जाहीर केले${settingIn(what)}`,
    policy_called_off: (who, _whom, what) => `${who} यांनी नावासह रेकॉर्डसाठीचे अधिक खुले सेटिंग रद्द केले${settingIn(what)}`,
    policy_lapsed: (who, _whom, what) =>
      `${who} आता ॲडमिन नाहीत, म्हणून नावासह रेकॉर्डसाठीचे अधिक खुले सेटिंग रद्द झाले${settingIn(what)}`,
    help_line_added: (who) => `${who} यांनी हेल्पलाइन जोडली`,
    help_line_changed: (who) => `${who} यांनी हेल्पलाइन बदलली`,
    help_line_removed: (who) => `${who} यांनी हेल्पलाइन काढली`,
    registration_changed: (who, _whom, what) => `${who} यांनी नोंदणी कोण करू शकते ते बदलले${ruleIn(what)}`,
    staff_imported: (who, _whom, what) => `${who} यांनी स्टाफ यादी इंपोर्ट केली${importIn(what)}`,
    invitations_sent: (who, _whom, what) => `${who} यांनी ${mailsIn(what)} पुन्हा पाठवली`,
    invitation_withdrawn: (who) => `${who} यांनी निमंत्रण मागे घेतले`,
    post_added: (who) => `${who} यांनी पोस्ट जोडली`,
    post_changed: (who) => `${who} यांनी पोस्ट बदलली`,
    post_removed: (who) => `${who} यांनी पोस्ट काढली`,
    board_report_made: (who) => `${who} यांनी संचालक मंडळासाठी रिपोर्ट बनवला`,
    board_report_mail_changed: (who) => `${who} यांनी संचालक मंडळाचा रिपोर्ट ईमेलने कोणाला मिळतो ते बदलले`,
    list_entry_added: (who, _whom, what) => `${who} यांनी नोंद जोडली: ${entryIn(what)}`,
    list_entry_renamed: (who, _whom, what) => `${who} यांनी ${entryIn(what)} चे नाव ‘${what['to']}’ केले${peopleIn(what)}`,
    list_entry_merged: (who, _whom, what) =>
      `${who} यांनी ${entryIn(what)} ‘${what['to']}’ मध्ये एकत्र केले${peopleIn(what)}`,
    list_entry_retired: (who, _whom, what) => `${who} यांनी वापरातून काढले: ${entryIn(what)}`,
    list_entry_restored: (who, _whom, what) => `${who} यांनी परत आणले: ${entryIn(what)}`,
    list_sorted: (who, _whom, what) => `${who} यांनी क्रम बदलला: ${listIn(what)}`,
    list_imported: (who, _whom, what) => `${who} यांनी इंपोर्ट केले: ${listIn(what)}, नव्या ${what['added']}`,
    erasure_asked: (who) => `${who} यांनी स्वतःचे खाते डिलीट करायला सांगितले`,
    erasure_withdrawn: (who) => `${who} यांनी स्वतःचे खाते डिलीट करणे रद्द केले`,
    own_details_corrected: (who) => `${who} यांनी स्वतःची माहिती दुरुस्त केली`,
    details_corrected: (who, whom, { fields = '' }) =>
      `${who} यांनी ${whom} यांची माहिती दुरुस्त केली: ${fieldNames(fields)}`,
    email_change_asked: (who, whom) => `${who} यांनी ${whom} यांच्यासाठी दुसरा ईमेल सुचवला`,
    email_changed: (_who, whom) => `${whom} यांनी दुसऱ्या ईमेलची खात्री केली`,
    email_change_undone: (_who, whom) => `${whom} यांनी ईमेलमधला बदल पूर्ववत केला`,
    leaving_planned: (who, whom, { day = '' }) => `${who} यांनी ${whom} ${formatDay(day)} रोजी काम सोडतात अशी नोंद केली`,
    leaving_withdrawn: (who, whom) => `${who} यांनी ${whom} इथे काम करतात अशी नोंद केली`,
    person_left: (who, whom, { day }) =>
      `${who} यांनी ${whom}${day === undefined ? '' : ` ${formatDay(day)} पासून`} इथे काम करत नाहीत अशी नोंद केली`,
    leaving_came: (_who, whom) => `${whom} आता इथे काम करत नाहीत, आधी नोंदवल्याप्रमाणे`,
    account_erased: () => 'खातेदाराच्या सांगण्यावरून एक खाते डिलीट झाले',
    organisation_changed: (who, _whom, { what }) => `${who} यांनी बदलले: ${organisationParts[what ?? ''] ?? 'संस्था'}`,
    setting_confirmed: (who) => `${who} यांनी एका सेटिंगची खात्री केली`,
    test_mail_sent: (who) => `${who} यांनी टेस्ट ईमेल पाठवला`,
    sso_linked: (who) => `${who} यांनी कामाचे खाते जोडले`,
    sso_unlinked: (who) => `${who} यांनी कामाचे खाते वेगळे केले`,
    break_glass_used: (who) => `${who} यांनी अडचणीच्या वेळचे लॉग इन वापरले`,
    second_factors_removed: (who, whom) => `${who} यांनी ${whom} यांच्या लॉग इनची दुसरी पायरी काढली`,
    admin_request_made: (who, whom, what) => `${who} यांनी ${whom} यांच्याबद्दल विनंती केली: ${requestIn(what)}`,
    admin_request_agreed: (who, whom, what) => `${who} यांनी ${whom} यांच्याबद्दलच्या विनंतीला संमती दिली: ${requestIn(what)}`,
    admin_request_objected: (_who, whom, what) => `${whom} यांनी विनंतीला हरकत घेतली: ${requestIn(what)}`,
    admin_request_withdrawn: (who, whom, what) => `${who} यांनी ${whom} यांच्याबद्दलची विनंती मागे घेतली: ${requestIn(what)}`,
    admin_objection_withdrawn: (who, _whom, what) => `${who} यांनी विनंतीवरची आपली हरकत मागे घेतली: ${requestIn(what)}`,
    operator_made_admin: (_who, whom) => `सर्व्हर चालवणाऱ्या व्यक्तीने ${whom} यांना ॲडमिन केले`,
    operator_removed_admin: (_who, whom) => `सर्व्हर चालवणाऱ्या व्यक्तीने ${whom} यांची ॲडमिन भूमिका काढली आणि खाते बंद केले`,
  } satisfies Partial<Record<AuditAction, (who: string, whom: string, what: AuditDetail) => string>>,
} as const;

const entryNames: Readonly<Record<string, string>> = drafted<Record<WorkListKind, string>>({
  theme: 'थीम',
  designation: 'पद',
  state: 'राज्य',
  city: 'शहर',
});

const listNames: Readonly<Record<string, string>> = drafted<Record<WorkListKind, string>>({
  theme: 'थीम',
  designation: 'पदे',
  state: 'राज्ये',
  city: 'शहरे',
});

const requestIn = ({ kind }: AuditDetail) => named(requestNames, kind);

const requestNames = drafted<Record<AdminRequestKind, string>>({
  role: 'ॲडमिन भूमिका काढणे',
  disabled: 'खाते बंद करणे',
  leaving: 'काम सोडल्याची नोंद करणे',
  email: 'ईमेल बदलणे',
  second_factor: 'लॉग इनची दुसरी पायरी काढणे',
});

const organisationParts: Readonly<Record<string, string>> = {
  name: 'संस्थेचे नाव',
  logo: 'संस्थेचा लोगो',
  time_zone: 'टाइम झोन',
  privacy: 'गोपनीयतेसाठी संपर्क',
  grievance: 'तक्रारी कुठे जातात',
};
const after = (name: string) => name && `: ‘${name}’`;

const ruleIn = ({ rule }: AuditDetail) => after(named(ruleNames, rule));

function importIn({ invited = '0', changed = '0', left = '0' }: AuditDetail): string {
  return `: निमंत्रणे ${invited}, बदल ${changed}, काम सोडलेले ${left}`;
}

function mailsIn({ mails = '0' }: AuditDetail): string {
  return `${mails} ${plural(Number(mails), { one: 'निमंत्रण', other: 'निमंत्रणे' })}`;
}

/** Entries of an earlier version do not name the setting. */
const settingIn = ({ policy }: AuditDetail) => after(named(policyNames, policy));

/** 'शहर ‘Gopalpur’ (Odisha)' */
function entryIn({ list = '', name = '', within }: AuditDetail): string {
  return `${entryNames[list] ?? ''} ‘${name}’${within === undefined ? '' : ` (${within})`}`;
}

function listIn({ list = '', within }: AuditDetail): string {
  return `${listNames[list] ?? ''}${within === undefined ? '' : ` (${within})`}`;
}

function peopleIn({ people }: AuditDetail): string {
  const count = Number(people);
  return `, ${formatCount(count)} ${plural(count, { one: 'व्यक्तीसाठी', other: 'जणांसाठी' })}`;
}
