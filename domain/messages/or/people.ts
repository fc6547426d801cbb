import { formIn, questionIn } from './questions.ts';
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
import { drafted } from '../draft.ts';
import type { ActionWords, AuditDetail, PersonAction } from '../en/people.ts';
import { named } from '../named.ts';

const leavesNow = 'ଏହା ଆପଣଙ୍କ ନିଜ ଆକାଉଣ୍ଟ: ଆପଣ ସଙ୍ଗେ ସଙ୍ଗେ ଏହି ପେଜ୍‌ଗୁଡ଼ିକରୁ ବାହାରିଯିବେ।';

const actions = drafted<Record<PersonAction, ActionWords>>({
  'make:admin': {
    button: 'ଆଡମିନ୍ କରନ୍ତୁ',
    title: (name) => `${name}ଙ୍କୁ ଆଡମିନ୍ କରିବେ?`,
    text: 'ଏବେର ସେଟିଂ ଅନୁମତି ଦେଲେ ଆଡମିନ୍ କର୍ମଚାରୀଙ୍କ ରେକର୍ଡ ଖୋଲିପାରିବେ। ସେ ପ୍ରଶ୍ନ ଓ ରିମାଇଣ୍ଡର୍ ବଦଳାଇପାରିବେ, ଓ ଅନ୍ୟମାନଙ୍କୁ ଆଡମିନ୍ କରିପାରିବେ।',
    self: '',
    done: (name) => `${name} ଏବେ ଆଡମିନ୍।`,
  },
  'takeBack:admin': {
    button: 'ଆଡମିନ୍ ଭୂମିକା ହଟାନ୍ତୁ',
    title: (name) => `${name}ଙ୍କୁ ଆଡମିନ୍‌ରୁ ହଟାଇବେ?`,
    text: 'ସେ କର୍ମଚାରୀ ରହିବେ, କିନ୍ତୁ ଏହି ପେଜ୍‌ଗୁଡ଼ିକ ଆଉ ଖୋଲିପାରିବେ ନାହିଁ। ତାଙ୍କ ରେକର୍ଡ ରହିବ।',
    self: leavesNow,
    done: (name) => `${name} ଆଉ ଆଡମିନ୍ ନୁହଁନ୍ତି।`,
  },
  'make:counsellor': {
    button: 'କାଉନସେଲର କରନ୍ତୁ',
    title: (name) => `${name}ଙ୍କୁ କାଉନସେଲର କରିବେ?`,
    text: 'ଲୋକେ ତାଙ୍କ ସହ ଯେଉଁ ଫୋନ୍ ଅନୁରୋଧ ଶେୟାର୍ କରିବାକୁ ରାଜି, କାଉନସେଲର କେବଳ ତାହା ଦେଖନ୍ତି, କାହା ବିଷୟରେ ଆଉ କିଛି ନୁହେଁ। ଯାହାଙ୍କ ଅନୁରୋଧ ଖୋଲା ଅଛି, ତାଙ୍କୁ ଜଣାଇ ଦିଆଯିବ। ଏହି କାଉନସେଲର ପଢ଼ିବେ କି ନାହିଁ, ସେ ଠିକ୍ କରିବେ।',
    self: leavesNow,
    done: (name) => `${name} ଏବେ କାଉନସେଲର।`,
  },
  'takeBack:counsellor': {
    button: 'କାଉନସେଲର ଭୂମିକା ହଟାନ୍ତୁ',
    title: (name) => `${name}ଙ୍କୁ କାଉନସେଲରରୁ ହଟାଇବେ?`,
    text: 'ସେ କର୍ମଚାରୀ ରହିବେ, କିନ୍ତୁ ଅନୁରୋଧ ଆଉ ଦେଖିବେ ନାହିଁ। ଯାହାଙ୍କ ଅନୁରୋଧ ଖୋଲା ଅଛି, ତାଙ୍କୁ ଜଣାଇ ଦିଆଯିବ। ଅନ୍ୟ କାଉନସେଲର ନଥିଲେ, କେହି ଫୋନ୍ କରିବାକୁ ଅନୁରୋଧ କରିପାରିବେ ନାହିଁ।',
    self: '',
    done: (name) => `${name} ଆଉ କାଉନସେଲର ନୁହଁନ୍ତି।`,
  },
  disable: {
    button: 'ଆକାଉଣ୍ଟ ବନ୍ଦ କରନ୍ତୁ',
    title: (name) => `${name}ଙ୍କ ଆକାଉଣ୍ଟ ବନ୍ଦ କରିବେ?`,
    text: 'ସେ ସଙ୍ଗେ ସଙ୍ଗେ ସବୁ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ ହେବେ ଓ ଲଗ୍ ଇନ୍ କରିପାରିବେ ନାହିଁ। ତାଙ୍କ ରେକର୍ଡ ରହିବ।',
    self: 'ଏହା ଆପଣଙ୍କ ନିଜ ଆକାଉଣ୍ଟ: ଆପଣ ସଙ୍ଗେ ସଙ୍ଗେ ଲଗ୍ ଆଉଟ୍ ହେବେ।',
    done: (name) => `${name}ଙ୍କ ଆକାଉଣ୍ଟ ବନ୍ଦ ହେଲା।`,
    danger: true,
  },
  enable: {
    button: 'ଆକାଉଣ୍ଟ ଚାଲୁ କରନ୍ତୁ',
    title: (name) => `${name}ଙ୍କ ଆକାଉଣ୍ଟ ଚାଲୁ କରିବେ?`,
    text: 'ସେ ପୁଣି ଲଗ୍ ଇନ୍ କରିପାରିବେ।',
    self: '',
    done: (name) => `${name}ଙ୍କ ଆକାଉଣ୍ଟ ଚାଲୁ ହେଲା।`,
  },
  startReset: {
    button: 'ପାସୱାର୍ଡ ଲିଙ୍କ୍ ପଠାନ୍ତୁ',
    title: (name) => `ନୂଆ ପାସୱାର୍ଡ ବାଛିବାକୁ ${name}ଙ୍କୁ ଲିଙ୍କ୍ ଇମେଲ୍ କରିବେ?`,
    text: `ଲିଙ୍କ୍ କେବଳ ତାଙ୍କ ପାଖକୁ ଯିବ, ଓ ପାସୱାର୍ଡ ସେ ନିଜେ ବାଛିବେ: ଆପଣ କୌଣସିଟି ଦେଖିବେ ନାହିଁ। ଲିଙ୍କ୍ ${resetMinutes} ମିନିଟ୍ କାମ କରେ, ତେଣୁ ସେ ମେଲ୍ ଦେଖିପାରିବା ସମୟରେ ପଠାନ୍ତୁ। ବ୍ୟବହାର ନକରିବା ଯାଏଁ ତାଙ୍କ ପାସୱାର୍ଡ ଆଗ ଭଳି କାମ କରିବ ଓ ସେ ଲଗ୍ ଇନ୍ ରହିବେ।`,
    self: '',
    done: (name) => `${name}ଙ୍କ ପାଖକୁ ଲିଙ୍କ୍ ଯାଉଛି।`,
  },
  endSessions: {
    button: 'ସବୁ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍',
    title: (name) => `${name}ଙ୍କୁ ସବୁ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ କରିବେ?`,
    text: 'ତାଙ୍କୁ ପ୍ରତି ଡିଭାଇସ୍‌ରେ ପୁଣି ଲଗ୍ ଇନ୍ କରିବାକୁ ପଡ଼ିବ। କିଛି ହଜିବ ନାହିଁ।',
    self: 'ଏହା ଆପଣଙ୍କ ନିଜ ଆକାଉଣ୍ଟ: ଆପଣ ଏଠାରୁ ବି ଲଗ୍ ଆଉଟ୍ ହେବେ।',
    done: (name) => `${name} ସବୁ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ ହେଲେ।`,
  },
  removeSecondFactor: {
    button: 'ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ହଟାନ୍ତୁ',
    title: (name) => `${name}ଙ୍କ ଲଗ୍ ଇନ୍‌ର ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ହଟାଇବେ?`,
    text: 'ଯାହାଙ୍କ ଫୋନ୍ ଓ ରିକଭରି କୋଡ୍ ହଜିଛି, ତାଙ୍କ ପାଇଁ। ସେ ନିଜେ ମାଗୁଛନ୍ତି କି ନାହିଁ ନିଶ୍ଚିତ ହୁଅନ୍ତୁ: ସାମ୍ନାସାମ୍ନି, ବା ଆପଣ ନିଜେ ଫୋନ୍ କରି। ସେ ଲଗ୍ ଆଉଟ୍ ହେବେ, ଇମେଲ୍ ପାଇବେ, ଓ ଖାଲି ପାସୱାର୍ଡରେ ଲଗ୍ ଇନ୍ କରିବେ।',
    self: '',
    done: (name) => `${name} ଖାଲି ପାସୱାର୍ଡରେ ଲଗ୍ ଇନ୍ କରିପାରିବେ। ତାଙ୍କୁ ଜଣାଇ ଦିଆଗଲା।`,
    danger: true,
  },
});

/** Who can do what: the admin's small screen of accounts. */
export const peopleMessages = {
  title: 'ଲୋକ ଓ ଭୂମିକା',
  intro: 'ଆକାଉଣ୍ଟ, ଭୂମିକା ଓ ଲଗ୍ ଇନ୍।',
  filters: 'ଫିଲ୍ଟର୍',
  filtersChosen: (count: number) => `ଫିଲ୍ଟର୍ (${formatCount(count)})`,
  search: 'ନାଁ ବା ଇମେଲ୍‌ରେ ଖୋଜନ୍ତୁ',
  role: 'ଭୂମିକା',
  roles: drafted<Record<Role, string>>({ employee: 'କର୍ମଚାରୀ', admin: 'ଆଡମିନ୍', counsellor: 'କାଉନସେଲର' }),
  allRoles: 'ସବୁ ଭୂମିକା',
  disabled: 'ବନ୍ଦ',
  you: 'ଆପଣ',
  total: (count: number) => `${formatCount(count)} ଜଣ`,
  loading: 'ଲୋକଙ୍କ ତାଲିକା ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ଲୋକଙ୍କ ତାଲିକା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  left: 'କାମ ଛାଡ଼ିଥିବା ଲୋକ',
  nobody: 'କେହି ମିଳିଲେ ନାହିଁ।',
  nobodyNextStep: 'ଅନ୍ୟ ନାଁ ବା ଭୂମିକା ଦେଇ ଦେଖନ୍ତୁ।',
  showMore: 'ଆଉ ଦେଖାନ୍ତୁ',
  cards: {
    startReset: {
      title: 'ପାସୱାର୍ଡ',
      text: 'ଏହି ଲୋକ ଲଗ୍ ଇନ୍ କରିପାରୁନଥିଲେ ଲିଙ୍କ୍ ପଠାନ୍ତୁ। ସେ ନିଜେ ନୂଆ ପାସୱାର୍ଡ ବାଛିବେ।',
      button: 'ପାସୱାର୍ଡ ଲିଙ୍କ୍ ପଠାନ୍ତୁ',
    },
    endSessions: {
      title: 'ଲଗ୍ ଇନ୍ ଅଛି',
      text: 'ଫୋନ୍ ବା ଲାପଟପ୍ ହଜିଲେ, ଏହି ଲୋକଙ୍କୁ ସବୁ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ କରନ୍ତୁ। ସେ ପାସୱାର୍ଡରେ ପୁଣି ଲଗ୍ ଇନ୍ କରିପାରିବେ।',
      button: 'ସବୁ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍',
    },
  },
  actions,
} as const;

/** The same list as a table, and the menu of a row. */
export const peopleListMessages = {
  name: 'ନାଁ',
  email: 'ଇମେଲ୍',
  actions: 'କାମ',
  actionsOf: (name: string) => `${name}ଙ୍କ ପାଇଁ କାମ`,
} as const;

/** The list of what admins did. */
export const auditMessages = {
  title: 'ସଦ୍ୟ କାମ',
  text: 'ଆଡମିନ୍‌ମାନେ କ’ଣ କଲେ, ନୂଆଟି ଆଗ। ଏଥିରେ ସ୍ୱାସ୍ଥ୍ୟର କୌଣସି ତଥ୍ୟ ନାହିଁ।',
  loading: 'ତାଲିକା ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ତାଲିକା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  none: 'ଏଯାଏଁ କିଛି ନାହିଁ।',
  noneNextStep: 'ଆଡମିନ୍ ଏଠାରେ ଯାହା ବଦଳାନ୍ତି, ସବୁ ଏହି ତାଲିକାରେ ରହେ।',
  goneAccount: 'ଡିଲିଟ୍ ହୋଇଥିବା ଆକାଉଣ୍ଟ',
  showMore: 'ଆଉ ଦେଖାନ୍ତୁ',
  of: (what: string) => `(${what})`,
  actions: {
    admin_made: (who, whom) => `${who}: ${whom}ଙ୍କୁ ଆଡମିନ୍ କଲେ`,
    admin_taken_back: (who, whom) => `${who}: ${whom}ଙ୍କୁ ଆଡମିନ୍‌ରୁ ହଟାଇଲେ`,
    counsellor_made: (who, whom) => `${who}: ${whom}ଙ୍କୁ କାଉନସେଲର କଲେ`,
    counsellor_taken_back: (who, whom) => `${who}: ${whom}ଙ୍କୁ କାଉନସେଲରରୁ ହଟାଇଲେ`,
    account_disabled: (who, whom) => `${who}: ${whom}ଙ୍କ ଆକାଉଣ୍ଟ ବନ୍ଦ କଲେ`,
    account_enabled: (who, whom) => `${who}: ${whom}ଙ୍କ ଆକାଉଣ୍ଟ ଚାଲୁ କଲେ`,
    sessions_ended: (who, whom) => `${who}: ${whom}ଙ୍କୁ ସବୁ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ କଲେ`,
    password_reset_started: (who, whom) => `${who}: ${whom}ଙ୍କୁ ନୂଆ ପାସୱାର୍ଡର ଲିଙ୍କ୍ ପଠାଇଲେ`,
    history_opened: (who, whom) => `${who}: ${whom}ଙ୍କ ରେକର୍ଡ ଖୋଲିଲେ`,
    employees_exported: (who) => `${who} କର୍ମଚାରୀଙ୍କ ତାଲିକା ଡାଉନଲୋଡ୍ କଲେ`,
    reason_given: (who, whom) => `${who}: ${whom}ଙ୍କ ରେକର୍ଡ ଖୋଲିବାକୁ କାରଣ ଦେଲେ`,
    question_switched_on: (who, _whom, what) => `${who} ${questionIn(what)} ଚାଲୁ କଲେ`,
    question_switched_off: (who, _whom, what) => `${who} ${questionIn(what)} ବନ୍ଦ କଲେ`,
    wording_turned_on: (who, _whom, what) => `${who} ${formIn(what)} ଚାଲୁ କଲେ`,
    wording_turned_off: (who, _whom, what) => `${who} ${formIn(what)} ବନ୍ଦ କଲେ`,
    reminders_changed: (who) => `${who} ରିମାଇଣ୍ଡର୍ ବଦଳାଇଲେ`,
    policy_tightened: (who, _whom, what) => `${who} ନାଁ ସହ ରେକର୍ଡର ସେଟିଂ କଡ଼ା କଲେ${settingIn(what)}`,
    policy_loosened: (who, _whom, what) => `${who} ନାଁ ସହ ରେକର୍ଡର ସେଟିଂ ଅଧିକ ଖୋଲା କଲେ${settingIn(what)}`,
    policy_announced: (who, _whom, what) => `${who} ନାଁ ସହ ରେକର୍ଡର ଅଧିକ ଖୋଲା ସେଟିଂ ଘୋଷଣା କଲେ${settingIn(what)}`,
    policy_called_off: (who, _whom, what) => `${who} ନାଁ ସହ ରେକର୍ଡର ଅଧିକ ଖୋଲା ସେଟିଂ ବାତିଲ୍ କଲେ${settingIn(what)}`,
    policy_lapsed: (who, _whom, what) => `${who} ଆଉ ଆଡମିନ୍ ନୁହଁନ୍ତି, ତେଣୁ ନାଁ ସହ ରେକର୍ଡର ଅଧିକ ଖୋଲା ସେଟିଂ ବାତିଲ୍ ହେଲା${settingIn(what)}`,
    help_line_added: (who) => `${who} ଗୋଟିଏ ହେଲ୍ପଲାଇନ୍ ଯୋଡ଼ିଲେ`,
    help_line_changed: (who) => `${who} ଗୋଟିଏ ହେଲ୍ପଲାଇନ୍ ବଦଳାଇଲେ`,
    help_line_removed: (who) => `${who} ଗୋଟିଏ ହେଲ୍ପଲାଇନ୍ ହଟାଇଲେ`,
    registration_changed: (who, _whom, what) => `${who} କିଏ ରେଜିଷ୍ଟର୍ କରିପାରିବେ ବଦଳାଇଲେ${ruleIn(what)}`,
    staff_imported: (who, _whom, what) => `${who} କର୍ମଚାରୀ ତାଲିକା ଆଣିଲେ${importIn(what)}`,
    invitations_sent: (who, _whom, what) => `${who} ${mailsIn(what)} ପୁଣି ପଠାଇଲେ`,
    invitation_withdrawn: (who) => `${who} ଗୋଟିଏ ନିମନ୍ତ୍ରଣ ଫେରାଇ ନେଲେ`,
    post_added: (who) => `${who} ଗୋଟିଏ ପୋଷ୍ଟ ଯୋଡ଼ିଲେ`,
    post_changed: (who) => `${who} ଗୋଟିଏ ପୋଷ୍ଟ ବଦଳାଇଲେ`,
    post_removed: (who) => `${who} ଗୋଟିଏ ପୋଷ୍ଟ ହଟାଇଲେ`,
    board_report_made: (who) => `${who} ବୋର୍ଡ ପାଇଁ ରିପୋର୍ଟ ତିଆରି କଲେ`,
    board_report_mail_changed: (who) => `${who} ବୋର୍ଡ ରିପୋର୍ଟ ଇମେଲ୍‌ରେ କାହାକୁ ଯିବ ବଦଳାଇଲେ`,
    list_entry_added: (who, _whom, what) => `${who} ${entryIn(what)} ଯୋଡ଼ିଲେ`,
    list_entry_renamed: (who, _whom, what) => `${who} ${entryIn(what)}ର ନାଁ ‘${what['to']}’ କଲେ${peopleIn(what)}`,
    list_entry_merged: (who, _whom, what) => `${who} ${entryIn(what)}କୁ ‘${what['to']}’ରେ ମିଶାଇଲେ${peopleIn(what)}`,
    list_entry_retired: (who, _whom, what) => `${who} ${entryIn(what)} ତାଲିକାରୁ କାଢ଼ିଲେ`,
    list_entry_restored: (who, _whom, what) => `${who} ${entryIn(what)} ଫେରାଇ ଆଣିଲେ`,
    list_sorted: (who, _whom, what) => `${who} ${listIn(what)}ର କ୍ରମ ବଦଳାଇଲେ`,
    list_imported: (who, _whom, what) => `${who} ${listIn(what)} ଆଣିଲେ: ${formatCount(Number(what['added']))}ଟି ଯୋଡ଼ାଗଲା`,
    erasure_asked: (who) => `${who} ନିଜ ଆକାଉଣ୍ଟ ଡିଲିଟ୍ କରିବାକୁ କହିଲେ`,
    erasure_withdrawn: (who) => `${who} ଆକାଉଣ୍ଟ ଡିଲିଟ୍ କରିବା ବାତିଲ୍ କଲେ`,
    own_details_corrected: (who) => `${who} ନିଜ ତଥ୍ୟ ଠିକ୍ କଲେ`,
    details_corrected: (who, whom, { fields = '' }) => `${who}: ${whom}ଙ୍କ ତଥ୍ୟ ଠିକ୍ କଲେ: ${fieldNames(fields)}`,
    email_change_asked: (who, whom) => `${who}: ${whom}ଙ୍କ ଇମେଲ୍ ବଦଳାଇବାକୁ କହିଲେ`,
    email_changed: (_who, whom) => `${whom} ଅନ୍ୟ ଇମେଲ୍ ଯାଞ୍ଚ କଲେ`,
    email_change_undone: (_who, whom) => `${whom} ନିଜ ପୁରୁଣା ଇମେଲ୍ ଫେରାଇ ଆଣିଲେ`,
    leaving_planned: (who, whom, { day = '' }) => `${who} ଲେଖିଲେ ଯେ ${whom} ${formatDay(day)}ରେ କାମ ଛାଡ଼ିବେ`,
    leaving_withdrawn: (who, whom) => `${who} ଲେଖିଲେ ଯେ ${whom} ଏଠାରେ ହିଁ କାମ କରନ୍ତି`,
    person_left: (who, whom, { day }) =>
      `${who} ଲେଖିଲେ ଯେ ${whom} ${day === undefined ? '' : `${formatDay(day)}ଠାରୁ `}ଆଉ ଏଠାରେ କାମ କରନ୍ତି ନାହିଁ`,
    leaving_came: (_who, whom) => `ଆଗରୁ ଲେଖାଥିବା ଅନୁସାରେ ${whom} ଆଉ ଏଠାରେ କାମ କରନ୍ତି ନାହିଁ`,
    account_erased: () => 'ଜଣଙ୍କ ନିଜ ଅନୁରୋଧରେ ତାଙ୍କ ଆକାଉଣ୍ଟ ଡିଲିଟ୍ ହେଲା',
    organisation_changed: (who, _whom, { what }) => `${who} ${organisationParts[what ?? ''] ?? 'ସଂସ୍ଥାର ତଥ୍ୟ'} ବଦଳାଇଲେ`,
    setting_confirmed: (who) => `${who} ଗୋଟିଏ ସେଟିଂ ଠିକ୍ ବୋଲି କହିଲେ`,
    test_mail_sent: (who) => `${who} ଟେଷ୍ଟ ଇମେଲ୍ ପଠାଇଲେ`,
    sso_linked: (who) => `${who} କାମର ଆକାଉଣ୍ଟ ଯୋଡ଼ିଲେ`,
    sso_unlinked: (who) => `${who} କାମର ଆକାଉଣ୍ଟ ଅଲଗା କଲେ`,
    break_glass_used: (who) => `${who} ଜରୁରୀ ଲଗ୍ ଇନ୍ ବ୍ୟବହାର କଲେ`,
    second_factors_removed: (who, whom) => `${who}: ${whom}ଙ୍କ ଲଗ୍ ଇନ୍‌ର ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ହଟାଇଲେ`,
    admin_request_made: (who, whom, what) => `${who}: ${whom}ଙ୍କ ${requestIn(what)} ପାଇଁ କହିଲେ`,
    admin_request_agreed: (who, whom, what) => `${who}: ${whom}ଙ୍କ ${requestIn(what)}ରେ ରାଜି ହେଲେ`,
    admin_request_objected: (_who, whom, what) => `${whom} ନିଜ ${requestIn(what)}ରେ ଆପତ୍ତି କଲେ`,
    admin_request_withdrawn: (who, whom, what) => `${who}: ${whom}ଙ୍କ ${requestIn(what)}ର ଅନୁରୋଧ ଫେରାଇ ନେଲେ`,
    admin_objection_withdrawn: (who, _whom, what) => `${who} ନିଜ ${requestIn(what)}ରେ କରିଥିବା ଆପତ୍ତି ଫେରାଇ ନେଲେ`,
    operator_made_admin: (_who, whom) => `ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକ ${whom}ଙ୍କୁ ଆଡମିନ୍ କଲେ`,
    operator_removed_admin: (_who, whom) => `ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକ ${whom}ଙ୍କୁ ଆଡମିନ୍‌ରୁ ହଟାଇଲେ ଓ ଆକାଉଣ୍ଟ ବନ୍ଦ କଲେ`,
  } satisfies Partial<Record<AuditAction, (who: string, whom: string, what: AuditDetail) => string>>,
} as const;

const entryNames: Readonly<Record<string, string>> = drafted<Record<WorkListKind, string>>({
  theme: 'ଥିମ୍',
  designation: 'ପଦବୀ',
  state: 'ରାଜ୍ୟ',
  city: 'ସହର',
});

const requestIn = ({ kind }: AuditDetail) => named(requestNames, kind);

const requestNames = drafted<Record<AdminRequestKind, string>>({
  role: 'ଆଡମିନ୍ ଭୂମିକା ହଟାଇବା',
  disabled: 'ଆକାଉଣ୍ଟ ବନ୍ଦ କରିବା',
  leaving: 'କାମ ଛାଡ଼ିବା ଲେଖିବା',
  email: 'ଇମେଲ୍ ବଦଳାଇବା',
  second_factor: 'ଲଗ୍ ଇନ୍‌ର ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ହଟାଇବା',
});

const organisationParts: Readonly<Record<string, string>> = {
  name: 'ସଂସ୍ଥାର ନାଁ',
  logo: 'ସଂସ୍ଥାର ଲୋଗୋ',
  time_zone: 'ଟାଇମ୍ ଜୋନ୍',
  privacy: 'ଗୋପନୀୟତା ପାଇଁ ଯୋଗାଯୋଗ',
  grievance: 'ଅଭିଯୋଗ କେଉଁଠାକୁ ଯିବ',
};

const after = (name: string) => name && `: ‘${name}’`;

const ruleIn = ({ rule }: AuditDetail) => after(named(ruleNames, rule));

function importIn({ invited = '0', changed = '0', left = '0' }: AuditDetail): string {
  return `: ${invited} ନିମନ୍ତ୍ରିତ, ${changed} ବଦଳିଲେ, ${left} ଛାଡ଼ିଲେ`;
}

function mailsIn({ mails = '0' }: AuditDetail): string {
  return `${mails}ଟି ନିମନ୍ତ୍ରଣ`;
}

/** Entries of an earlier version do not name the setting. */
const settingIn = ({ policy }: AuditDetail) => after(named(policyNames, policy));

/** 'ସହର ‘Gopalpur’ (Odisha)' */
function entryIn({ list = '', name = '', within }: AuditDetail): string {
  return `${entryNames[list] ?? ''} ‘${name}’${within === undefined ? '' : ` (${within})`}`;
}

function listIn({ list = '', within }: AuditDetail): string {
  return `${within === undefined ? '' : `${within}ର `}${entryNames[list] ?? ''} ତାଲିକା`;
}

function peopleIn({ people }: AuditDetail): string {
  return `, ${formatCount(Number(people))} ଜଣଙ୍କ ପାଇଁ`;
}
