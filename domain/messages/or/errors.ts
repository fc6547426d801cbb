import { agreeingAfterDays } from '../../admin-requests.ts';
import { emergencyNumber } from '../../help-lines.ts';
import { leavingLinkDays } from '../../leaving.ts';
import { logoLimits } from '../../organisation-logo.ts';
import { moodRemovalMinutes } from '../../moods.ts';
import { challengeMinutes, mostPasskeys } from '../../second-factor.ts';
import { longestWaitDays } from '../../taken.ts';
import { assessmentMessages } from './assessments.ts';
import { severalFaults } from './field-faults.ts';
import { numberInWords } from './numbers.ts';
import type { ErrorCode } from '../../errors.ts';
import { drafted } from '../draft.ts';

/** To someone who has proved that the account is theirs. */
function accountDisabled(whom: string): string {
  return `ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ବନ୍ଦ ଅଛି, ତେଣୁ ଲଗ୍ ଇନ୍ ହେବ ନାହିଁ। କାରଣ ଜାଣିବାକୁ ବା ଫେରିବାକୁ ${whom}।`;
}

const askAdmin = 'ଆପଣଙ୍କ ସଂସ୍ଥାର ଜଣେ ୱେଲନେସ୍ ଆଡମିନ୍‌ଙ୍କୁ କହନ୍ତୁ';

/** The same where the organisation has said whom to ask. */
export function accountClosed(contact: string): string {
  return accountDisabled(`${askAdmin}, କିମ୍ବା ଏଠାରେ ପଚାରନ୍ତୁ: ${contact}`);
}

const unread = 'ଅନୁରୋଧଟି ପଢ଼ିହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

/** What a person reads when a call is refused, unless a screen has a sentence of its own. */
export const errorMessages = drafted<Record<ErrorCode, string>>({
  invalid_input: severalFaults,
  broken_json: unread,
  not_an_object: unread,
  sum_mismatch: 'ମୋଟ ସଂଖ୍ୟା ଉତ୍ତର ସହ ମିଶୁନାହିଁ। କିଛି ସେଭ୍ ହୋଇନାହିଁ। ପୁଣି ଦାଖଲ କରନ୍ତୁ।',
  answers_incomplete: 'ଦୟାକରି ସବୁ ପ୍ରଶ୍ନର ଉତ୍ତର ଦିଅନ୍ତୁ। କିଛି ସେଭ୍ ହୋଇନାହିଁ।',
  wrong_questionnaire: 'କିଛି ଉତ୍ତର ଅନ୍ୟ ପ୍ରଶ୍ନାବଳୀର। କିଛି ସେଭ୍ ହୋଇନାହିଁ।',
  reset_link_invalid: 'ଏହି ଲିଙ୍କ୍ ଆଉ କାମ କରୁନାହିଁ। ନୂଆ ଲିଙ୍କ୍ ମାଗନ୍ତୁ।',
  join_link_invalid: 'ଏହି ଲିଙ୍କ୍ ଆଉ କାମ କରୁନାହିଁ। ନୂଆ ଲିଙ୍କ୍ ମାଗନ୍ତୁ।',
  unreadable_file: 'ଏହି ଫାଇଲ୍ ପଢ଼ିହେଲା ନାହିଁ। କିଛି ସେଭ୍ ହୋଇନାହିଁ।',
  leaving_link_invalid: 'ଏହି ଲିଙ୍କ୍ ଆଉ କାମ କରୁନାହିଁ, ବା ପୂରା କପି ହୋଇନାହିଁ।',
  email_link_invalid: 'ଏହି ଲିଙ୍କ୍ ଆଉ କାମ କରୁନାହିଁ। ଏହା ବ୍ୟବହାର ହୋଇସାରିଥାଇପାରେ, ନୂଆ ଲିଙ୍କ୍ ଆସିଥାଇପାରେ, ବା ବହୁତ ପୁରୁଣା ହୋଇଥାଇପାରେ।',
  bad_idempotency_key: unread,
  taken_ahead: 'ଏହି ଡିଭାଇସ୍‌ର ଘଣ୍ଟା ଆମ ଘଣ୍ଟାଠାରୁ ଆଗରେ ଅଛି, ତେଣୁ କିଛି ସେଭ୍ ହେଲା ନାହିଁ। ଦୟାକରି ତାରିଖ ଓ ସମୟ ଦେଖନ୍ତୁ।',
  taken_too_long_ago: `ଏହି ଡିଭାଇସ୍‌ର ଘଣ୍ଟା ଅନୁସାରେ ଏହା ${longestWaitDays} ଦିନରୁ ଅଧିକ ପୁରୁଣା, ତେଣୁ ସେଭ୍ ହେଲା ନାହିଁ।`,
  logo_refused: `ଏହି ଛବି ଚଳିଲା ନାହିଁ। ସର୍ବାଧିକ ${logoLimits.mostBytes / 1024} KBର PNG, JPEG ବା WebP ବାଛନ୍ତୁ, ପ୍ରତି ପଟେ ${logoLimits.leastSide}ରୁ ${logoLimits.mostSide} ପିକ୍ସେଲ୍।`,
  passkey_refused: 'ଆପଣଙ୍କ ବ୍ରାଉଜର୍‌ର ଉତ୍ତର ମେଳ ଖାଇଲା ନାହିଁ। କିଛି ବଦଳି ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  mail_code_wrong: 'ଏହା ଆମର ଶେଷ ଟେଷ୍ଟ ଇମେଲ୍‌ର କୋଡ୍ ନୁହେଁ। ଆଉ ଥରେ ଦେଖନ୍ତୁ, ବା ନୂଆ ଇମେଲ୍ ପଠାନ୍ତୁ।',
  sso_failed: 'ଲଗ୍ ଇନ୍ ହୋଇପାରିଲା ନାହିଁ। କିଛି ବଦଳି ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  sso_ended: 'ଏଥିରେ ବହୁତ ସମୟ ଲାଗିଲା, ବା ଅନ୍ୟ ବ୍ରାଉଜର୍‌ରେ ଆରମ୍ଭ ହୋଇଥିଲା। କିଛି ବଦଳି ନାହିଁ। ପୁଣି ଆରମ୍ଭ କରନ୍ତୁ।',
  not_signed_in: 'ଆଗକୁ ବଢ଼ିବାକୁ ଲଗ୍ ଇନ୍ କରନ୍ତୁ।',
  wrong_login: 'ଏହି ଇମେଲ୍ ବା ପାସୱାର୍ଡ ଠିକ୍ ନୁହେଁ।',
  forbidden: 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟକୁ ଏହା କରିବାର ଅନୁମତି ନାହିଁ।',
  wrong_password: 'ଏହି ପାସୱାର୍ଡ ଠିକ୍ ନୁହେଁ। କିଛି ବଦଳି ନାହିଁ।',
  password_needed: 'ଆଗକୁ ବଢ଼ିବାକୁ ପାସୱାର୍ଡ ଦିଅନ୍ତୁ।',
  second_factor_needed: 'ଲଗ୍ ଇନ୍ ପାଇଁ ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ କରନ୍ତୁ।',
  second_factor_setup_needed: 'ଆପଣଙ୍କ ଭୂମିକା ପାଇଁ ଲଗ୍ ଇନ୍‌ରେ ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ଦରକାର। ପ୍ରଥମେ ତାହା ଚାଲୁ କରନ୍ତୁ।',
  second_factor_wrong: 'ଏହି କୋଡ୍ ଠିକ୍ ନୁହେଁ, ବା ବ୍ୟବହାର ହୋଇସାରିଛି। ଆପ୍‌ରେ ଆସୁଥିବା ପରବର୍ତ୍ତୀ କୋଡ୍ ଦିଅନ୍ତୁ।',
  second_factor_over: `ଏହି ଷ୍ଟେପ୍ ${numberInWords(challengeMinutes)} ମିନିଟ୍ ପରେ, ବା ବହୁତ ଥର ଚେଷ୍ଟା କଲେ ସରିଯାଏ। ପୁଣି ଆରମ୍ଭ କରନ୍ତୁ।`,
  passkey_wrong: 'ଏହି ପାସକିରେ ଲଗ୍ ଇନ୍ ହେଲା ନାହିଁ। ପାସୱାର୍ଡ ଦିଅନ୍ତୁ।',
  reason_needed: 'ଏହି ରେକର୍ଡ କାହିଁକି ଦେଖିବା ଦରକାର କହନ୍ତୁ, ଓ ଆପଣଙ୍କ ପାସୱାର୍ଡ ଦିଅନ୍ତୁ।',
  not_shared: 'ଏହି ଲୋକ ନିଜ ରେକର୍ଡ ଶେୟାର୍ କରିନାହାନ୍ତି।',
  statistics_only: 'ଏଠାରେ ନାଁ ସହ ରେକର୍ଡ କେହି ଖୋଲିପାରନ୍ତି ନାହିଁ। ଆପଣ ସମସ୍ତଙ୍କ ମୋଟ ସଂଖ୍ୟା ଦେଖିପାରିବେ।',
  record_of_disabled: 'ଏହି ଆକାଉଣ୍ଟ ବନ୍ଦ ଅଛି, ତେଣୁ ଏହାର ରେକର୍ଡ ମଧ୍ୟ ବନ୍ଦ ରହେ: କିଏ ଖୋଲିଲା, ତାହା ସେହି ଲୋକ ଦେଖିପାରିବେ ନାହିଁ।',
  invitation_needed: 'ରେଜିଷ୍ଟର୍ କରିବାକୁ ନିମନ୍ତ୍ରଣ ଦରକାର। ନିମନ୍ତ୍ରଣ ଇମେଲ୍‌ରେ ଥିବା ଲିଙ୍କ୍ ଖୋଲନ୍ତୁ।',
  domain_not_allowed: 'କାମର ଇମେଲ୍ ଠିକଣାରେ ରେଜିଷ୍ଟର୍ କରନ୍ତୁ।',
  confirmation_needed: 'ପ୍ରଥମେ ଇମେଲ୍ ଠିକଣା ଯାଞ୍ଚ କରନ୍ତୁ। ଆମେ ଗୋଟିଏ ଲିଙ୍କ୍ ଇମେଲ୍ କରିବୁ।',
  password_change_needed: 'ପ୍ରଥମେ ନିଜର ଗୋଟିଏ ପାସୱାର୍ଡ ବାଛନ୍ତୁ।',
  first_password_over: 'ଏହି ପ୍ରଥମ ପାସୱାର୍ଡର ସମୟ ସରିଗଲା। ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକଙ୍କୁ ନୂଆଟିଏ ତିଆରି କରିବାକୁ କହନ୍ତୁ: npm run first-password.',
  has_left: `ଆପଣ ଆଉ ଏଠାରେ କାମ କରୁନାହାନ୍ତି, ତେଣୁ ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ବନ୍ଦ ହୋଇଛି। ଆପଣଙ୍କ ରେକର୍ଡର ଲିଙ୍କ୍ ଇମେଲ୍ କରିଛୁ। ଏହା ${leavingLinkDays} ଦିନ କାମ କରିବ।`,
  consent_declined: 'ଆପଣ ଗୋପନୀୟତା ସୂଚନାରେ ରାଜି ହୋଇନାହାନ୍ତି, ତେଣୁ କିଛି ରେକର୍ଡ ହେଲା ନାହିଁ। ‘ମୋ ପ୍ରୋଫାଇଲ୍’ର ‘ଗୋପନୀୟତା’ରେ ରାଜି ହୋଇପାରିବେ।',
  account_closed: accountDisabled(askAdmin),
  local_login_off: 'ଏଠାରେ ପାସୱାର୍ଡ ଚଳେ ନାହିଁ। ଆପଣଙ୍କ ସଂସ୍ଥା ଦେଇ ଲଗ୍ ଇନ୍ କରନ୍ତୁ।',
  sso_denied: 'ଲଗ୍ ଇନ୍ ହେଲା ନାହିଁ, କାରଣ ସଂସ୍ଥାର ଲଗ୍ ଇନ୍ ଅଧାରେ ବନ୍ଦ ହେଲା। ଯେତେବେଳେ ଇଚ୍ଛା ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  sso_unverified: 'ଆପଣଙ୍କ ସଂସ୍ଥା ଏଯାଏଁ ଇମେଲ୍ ଠିକଣା ଯାଞ୍ଚ କରିନାହିଁ, ତେଣୁ ଏହା ଆପଣଙ୍କର ବୋଲି ଜଣାପଡ଼ୁନାହିଁ। କାମର ଆକାଉଣ୍ଟ ଦେଖୁଥିବା ଲୋକଙ୍କୁ କହନ୍ତୁ।',
  sso_no_account: 'ଏଠାରେ ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଏଯାଏଁ ନାହିଁ, ଖାଲି ଲଗ୍ ଇନ୍ କଲେ ତାହା ଖୋଲେ ନାହିଁ। ପ୍ରଥମେ ରେଜିଷ୍ଟର୍ କରନ୍ତୁ, ବା ସଂସ୍ଥାକୁ ପଚାରନ୍ତୁ।',
  sso_wrong_person: 'ସଂସ୍ଥାରେ ଅନ୍ୟ କାହା ନାଁରେ ଲଗ୍ ଇନ୍ ହୋଇଛି। କିଛି ବଦଳି ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  not_found: 'ଆପଣ ଖୋଜୁଥିବା ଜିନିଷ ମିଳିଲା ନାହିଁ।',
  unknown_call: 'ଏହି ଠିକଣାରେ କିଛି ନାହିଁ।',
  wrong_method: 'ଏହି ଠିକଣାରେ ଏହା ହୋଇପାରିବ ନାହିଁ।',
  not_acceptable: 'ଯେଉଁ ଆକାରରେ ମଗାଗଲା, ସେମିତି ପଠାଇହେବ ନାହିଁ।',
  length_needed: unread,
  other_site: 'ଅନ୍ୟ ୱେବସାଇଟ୍‌ରୁ ଏହା ଚଳିବ ନାହିଁ। ଦୟାକରି ଏଠାରେ ଖୋଲନ୍ତୁ।',
  too_slow: 'ପହଞ୍ଚିବାକୁ ବହୁତ ସମୟ ଲାଗିଲା। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  email_taken: 'ଏହି ଇମେଲ୍‌ର ଆକାଉଣ୍ଟ ଆଗରୁ ଅଛି। ଲଗ୍ ଇନ୍ କରନ୍ତୁ, ବା ପାସୱାର୍ଡ ବଦଳାନ୍ତୁ।',
  no_password: 'ଏହା ଆପଣଙ୍କ ଲଗ୍ ଇନ୍‌ର ଏକମାତ୍ର ବାଟ। ପ୍ରଥମେ ‘ପାସୱାର୍ଡ ମନେ ନାହିଁ?’ରେ ଗୋଟିଏ ପାସୱାର୍ଡ ବାଛନ୍ତୁ।',
  sso_link_needed:
    'ଆପଣଙ୍କ ଇମେଲ୍‌ର ଆକାଉଣ୍ଟ ଆଗରୁ ଅଛି। ଥରେ ତା’ର ପାସୱାର୍ଡରେ ଲଗ୍ ଇନ୍ କରି, ‘ମୋ ପ୍ରୋଫାଇଲ୍’ରେ କାମର ଆକାଉଣ୍ଟ ଯୋଡ଼ନ୍ତୁ। ପାସୱାର୍ଡ ମନେ ନଥିଲେ ନୂଆ ପାସୱାର୍ଡର ଲିଙ୍କ୍ ମାଗିପାରିବେ।',
  sso_other_person: 'ଆପଣଙ୍କ ଇମେଲ୍‌ର ଆକାଉଣ୍ଟ ଅନ୍ୟ ଏକ କାମର ଆକାଉଣ୍ଟ ସହ ଯୋଡ଼ା ଅଛି। ଜଣେ ୱେଲନେସ୍ ଆଡମିନ୍‌ଙ୍କୁ ପଚାରନ୍ତୁ।',
  sso_identity_taken: 'ଏହି କାମର ଆକାଉଣ୍ଟ ଏଠାରେ ଅନ୍ୟ ଆକାଉଣ୍ଟ ସହ ଯୋଡ଼ା ଅଛି, ବା ଆପଣଙ୍କଟି ଅନ୍ୟ ସହ ଯୋଡ଼ା ଅଛି। କିଛି ବଦଳି ନାହିଁ।',
  question_set_changed: assessmentMessages.questionsChanged,
  wording_off: 'ଏହି ପ୍ରଶ୍ନ ଏବେ ଅନ୍ୟ ଭାଷାରେ ଦେଖାଯାଉଛି। କିଛି ସେଭ୍ ହୋଇନାହିଁ। ଦୟାକରି ଆଉ ଥରେ ଦେଖନ୍ତୁ।',
  idempotency_conflict: 'ଏହା ଆଗରୁ ଅନ୍ୟ ଉତ୍ତର ସହ ପଠାଯାଇଛି। ପେଜ୍ ପୁଣି ଖୋଲି ଚେଷ୍ଟା କରନ୍ତୁ।',
  rule_loosened: 'ଆପଣ ଉତ୍ତର ଦେଲାବେଳ ଅପେକ୍ଷା ଏବେ ଆଡମିନ୍ ଅଧିକ ଦେଖିପାରିବେ। କିଛି ସେଭ୍ ହେଲା ନାହିଁ।',
  help_line_needed: `ଅନ୍ତତଃ ଗୋଟିଏ ହେଲ୍ପଲାଇନ୍ ରଖନ୍ତୁ। ${emergencyNumber} ହଟାଯାଇପାରିବ ନାହିଁ। କିଛି ବଦଳି ନାହିଁ।`,
  help_line_at_any_hour: `${emergencyNumber} ଛଡ଼ା ସବୁବେଳେ ଉତ୍ତର ଦେଉଥିବା ଏହା ଶେଷ ହେଲ୍ପଲାଇନ୍। ପ୍ରଥମେ ଆଉ ଗୋଟିଏ ଯୋଡ଼ନ୍ତୁ। କିଛି ବଦଳି ନାହିଁ।`,
  list_name_taken: 'ଏହି ନାଁ ତାଲିକାରେ ଆଗରୁ ଅଛି। କିଛି ବଦଳି ନାହିଁ।',
  list_changed: 'ଏହା ଭିତରେ ଅନ୍ୟ କେହି ତାଲିକା ବଦଳାଇଛନ୍ତି। ଆପଣ କରିଥିବା ବଦଳ ସେଭ୍ ହୋଇନାହିଁ। ଦୟାକରି ଆଉ ଥରେ ଦେଖନ୍ତୁ।',
  list_needed: 'ଲୋକେ ବାଛିବା ପାଇଁ ଅନ୍ତତଃ ଗୋଟିଏ ନାଁ ରଖନ୍ତୁ, ନହେଲେ କେହି ରେଜିଷ୍ଟର୍ କରିପାରିବେ ନାହିଁ। କିଛି ବଦଳି ନାହିଁ।',
  no_counsellor: 'ଆପଣଙ୍କୁ ଫୋନ୍ କରିପାରିବା ଭଳି ଏଠାରେ କେହି ନାହାନ୍ତି। ଯେତେବେଳେ ଇଚ୍ଛା ହେଲ୍ପଲାଇନ୍‌କୁ ଫୋନ୍ କରିପାରିବେ।',
  call_back_open: 'ଆପଣଙ୍କୁ ଫୋନ୍ କରିବାକୁ ଆପଣ ଆଗରୁ ଅନୁରୋଧ କରିଛନ୍ତି। ପୁଣି ଅନୁରୋଧ କରିବାକୁ ପ୍ରଥମେ ସେହି ଅନୁରୋଧ ଫେରାଇ ନିଅନ୍ତୁ।',
  counsellors_changed: 'ଆପଣ ଖୋଲିବା ପରେ କାଉନସେଲର ବଦଳିଛନ୍ତି। କିଛି ପଠାଯାଇ ନାହିଁ। ଦୟାକରି ନାଁ ଆଉ ଥରେ ଦେଖନ୍ତୁ।',
  already_taken: 'ଅନ୍ୟ କେହି ଏହି ଅନୁରୋଧ ନେଇସାରିଛନ୍ତି।',
  mail_needed: 'ଏଠାରେ ମେଲ୍ ସର୍ଭର୍ ନାହିଁ, ତେଣୁ ଠିକଣା ଯାଞ୍ଚ ହେବ ନାହିଁ। କିଛି ବଦଳି ନାହିଁ।',
  import_faulty: 'ଫାଇଲ୍‌ରେ ଏବେ ବି ଠିକ୍ କରିବାର ଧାଡ଼ି ଅଛି। କିଛି ସେଭ୍ ହୋଇନାହିଁ।',
  import_running: 'ଏବେ ଆଉ ଗୋଟିଏ କର୍ମଚାରୀ ତାଲିକା ସେଭ୍ ହେଉଛି। ସରିବା ଯାଏଁ ଅପେକ୍ଷା କରନ୍ତୁ।',
  person_left: 'ଏହି ଲୋକ ଆଉ ଏଠାରେ କାମ କରୁନାହାନ୍ତି। ପ୍ରଥମେ ଲେଖନ୍ତୁ ଯେ ସେ ଫେରିଛନ୍ତି।',
  person_disabled: 'ଏହି ଆକାଉଣ୍ଟ ବନ୍ଦ ଅଛି, ନୂଆ ପାସୱାର୍ଡରେ କିଛି ହେବ ନାହିଁ। କିଛି ପଠାଯାଇ ନାହିଁ।',
  no_local_password: 'ଏହି ଲୋକ ଆପଣଙ୍କ ସଂସ୍ଥା ଦେଇ ଲଗ୍ ଇନ୍ କରନ୍ତି, ଏଠାରେ ତାଙ୍କ ପାସୱାର୍ଡ ନାହିଁ। କିଛି ପଠାଯାଇ ନାହିଁ।',
  no_mail_server: 'ଏଠାରେ ମେଲ୍ ସର୍ଭର୍ ନାହିଁ, ତେଣୁ ଲିଙ୍କ୍ ପଠାଇହେବ ନାହିଁ। କିଛି ପଠାଯାଇ ନାହିଁ।',
  zone_in_use: 'ଆଗରୁ ରେକର୍ଡ ଅଛି, ତେଣୁ ଏଠାରେ ଟାଇମ୍ ଜୋନ୍ ବଦଳିବ ନାହିଁ। ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକ ORG_TIMEZONE ସେଟ୍ କରିପାରିବେ।',
  notice_changed: 'ଆପଣ ଖୋଲିବା ପରେ ସୂଚନା ବଦଳିଛି। ଦୟାକରି ଆଉ ଥରେ ପଢ଼ନ୍ତୁ।',
  last_admin: 'ଆକାଉଣ୍ଟ ଚାଲୁ ଥିବା ଆଡମିନ୍ କେବଳ ଏହି ଜଣେ। ପ୍ରଥମେ ଅନ୍ୟ କାହାକୁ ଆଡମିନ୍ କରନ୍ତୁ।',
  admin_objected: 'ନିଜ ଅଧିକାର ବଦଳିବାରେ ଏହି ଆଡମିନ୍ ଆପତ୍ତି କରିଛନ୍ତି। ଏବେ କେବଳ ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକ ନିଷ୍ପତ୍ତି ନେଇପାରିବେ। କିଛି ବଦଳି ନାହିଁ।',
  request_waiting: 'ଏହି ଆଡମିନ୍‌ଙ୍କ ପାଇଁ ଏମିତି ଆଉ ଗୋଟିଏ ବଦଳ ଅପେକ୍ଷାରେ ଅଛି। ପ୍ରଥମେ ତାହା ଫେରାଇ ନିଅନ୍ତୁ।',
  cannot_agree: `ଏଥିପାଇଁ ଅନ୍ୟ କାହାର ସମ୍ମତି ଦରକାର: ଯିଏ ଅନ୍ତତଃ ${numberInWords(agreeingAfterDays)} ଦିନ ଧରି ଆଡମିନ୍, ଓ ମାଗୁଥିବା ଆଡମିନ୍‌ଙ୍କଠାରୁ ଭୂମିକା ପାଇନାହାନ୍ତି କି ତାଙ୍କୁ ଦେଇନାହାନ୍ତି।`,
  own_factor: 'ନିଜ ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ଏଠାରେ ହଟାଇହେବ ନାହିଁ। ପ୍ରୋଫାଇଲ୍‌ରେ ହଟାନ୍ତୁ, ବା ଅନ୍ୟ ଆଡମିନ୍‌ଙ୍କୁ କହନ୍ତୁ।',
  factor_there: 'ଆପଣଙ୍କର ଅଥେଣ୍ଟିକେଟର୍ ଆପ୍ ଆଗରୁ ଚାଲୁ ଅଛି। ଅନ୍ୟଟିଏ ପାଇଁ ପ୍ରଥମେ ତାହା ହଟାନ୍ତୁ।',
  no_passkeys_here: 'ଏହି ଠିକଣାରେ ପାସକି ଚଳିବ ନାହିଁ। କିଛି ବଦଳି ନାହିଁ।',
  too_many_passkeys: `ସର୍ବାଧିକ ${mostPasskeys}ଟି ପାସକି ରଖିପାରିବେ। ପ୍ରଥମେ ଗୋଟିଏ ହଟାନ୍ତୁ।`,
  too_late: `ମୁଡ୍ ${numberInWords(moodRemovalMinutes)} ମିନିଟ୍ ଭିତରେ ହଟାଇହୁଏ। ଏହା ତା’ଠାରୁ ପୁରୁଣା, ତେଣୁ ରହିଲା।`,
  too_large: 'ଏକାଥରେ ପଠାଇବା ପାଇଁ ଲେଖା ବହୁତ ଅଧିକ।',
  not_json: unread,
  too_many_attempts: 'ବହୁତ ଥର ଚେଷ୍ଟା ହେଲା। ଟିକେ ଅପେକ୍ଷା କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  too_many_calls: 'ଅଳ୍ପ ସମୟରେ ଏହା ବହୁତ ଥର ହେଲା। ଟିକେ ଅପେକ୍ଷା କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  server_fault: 'ଆମ ପଟେ କିଛି ଅସୁବିଧା ହେଲା। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  push_unreachable: 'ପେଜ୍ ଖୋଲା ଥିଲେ ହିଁ ରିମାଇଣ୍ଡର୍ କାମ କରିବ, କାରଣ ଆମ ସର୍ଭର୍ ପୁସ୍ ସେବା ସହ ଯୋଡ଼ି ହୋଇପାରୁନାହିଁ।',
  mail_not_sent: 'ମେଲ୍ ସର୍ଭର୍ ଇମେଲ୍‌ଟି ନେଲା ନାହିଁ। କାରଣ ସର୍ଭର୍‌ର ଲଗ୍‌ରେ ଅଛି।',
  sso_unavailable: 'ଏବେ ସଂସ୍ଥାର ଲଗ୍ ଇନ୍ ଯାଏଁ ପହଞ୍ଚିହେଉନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  unavailable: 'ଏବେ ଭିଡ଼ ଅଛି। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
});

/** Of `unavailable`, where nothing can be stored. */
export const noRoomMessage =
  'ଏବେ କିଛି ସେଭ୍ ହେବ ନାହିଁ, କାରଣ ଷ୍ଟୋରେଜ୍ ପ୍ରାୟ ଭର୍ତ୍ତି। ତଥାପି ଏଠାରେ ସବୁ ପଢ଼ିପାରିବେ, ଓ ସାହାଯ୍ୟ ପାଇପାରିବେ। ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

/** The same refusal with the wait named. `seconds` is at least 1. */
export function tooManyAttempts(seconds: number, isLinkQuicker = false): string {
  const sentence = `ବହୁତ ଥର ଚେଷ୍ଟା ହେଲା। ${waitInWords(seconds)} ଅପେକ୍ଷା କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।`;
  return isLinkQuicker ? `${sentence} ${linkIsQuicker}` : sentence;
}

/** The same of what one person may do so often in an hour. */
export function tooManyCalls(seconds: number): string {
  return `ଅଳ୍ପ ସମୟରେ ଏହା ବହୁତ ଥର ହେଲା। ${waitInWords(seconds)} ଅପେକ୍ଷା କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।`;
}

function waitInWords(seconds: number): string {
  return seconds < 90 ? `${seconds} ସେକେଣ୍ଡ` : `${Math.ceil(seconds / 60)} ମିନିଟ୍`;
}

/** True of any email, so that it does not tell whether there is an account. */
const linkIsQuicker = 'ଏହା ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ହୋଇଥିଲେ ଅପେକ୍ଷା ଦରକାର ନାହିଁ: ‘ପାସୱାର୍ଡ ମନେ ନାହିଁ?’ ବାଛନ୍ତୁ, ଆମେ ଲିଙ୍କ୍ ଇମେଲ୍ କରିବୁ।';
