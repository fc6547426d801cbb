import {
  helpNumberDigits,
  helpNumbers,
  intervalLimits,
  largestPage,
  passwordLength,
  phoneDigits,
  youngestAge,
  mostDomains,
} from '../../field-limits.ts';
import { codeDigits } from '../../second-factor.ts';
import { fieldLabel } from './fields.ts';
import { numberInWords } from './numbers.ts';
import type { FieldCode } from '../../contract/field-codes.ts';
import { drafted } from '../draft.ts';
import { speaksForItself } from '../speaks-for-itself.ts';

/** What a person reads next to a field. */
export const fieldMessages = drafted<Record<FieldCode, string>>({
  required: 'ଏହା ପୂରଣ କରନ୍ତୁ।',
  wrong_type: 'ଏହା ପଢ଼ିହେଲା ନାହିଁ। ପୁଣି ଲେଖନ୍ତୁ।',
  email_format: 'ପୂରା ଇମେଲ୍ ଠିକଣା ଲେଖନ୍ତୁ, ଯେମିତି name@example.org।',
  too_long: 'ଏହା ବହୁତ ଲମ୍ବା। ଟିକେ ଛୋଟ କରନ୍ତୁ।',
  forbidden_characters: 'ଏଥିରେ ଏମିତି ଅକ୍ଷର ଅଛି ଯାହା ସେଭ୍ ହୁଏ ନାହିଁ। ପୁଣି ଲେଖନ୍ତୁ।',
  password_rule: 'ପାସୱାର୍ଡରେ ଇଂରାଜୀ ବଡ଼ ଅକ୍ଷର, ଛୋଟ ଅକ୍ଷର, ସଂଖ୍ୟା, ଚିହ୍ନ (!@#$%^&*) ଓ ଅନ୍ତତଃ 8ଟି ଅକ୍ଷର ଦରକାର',
  password_length: `ଅନ୍ତତଃ ${passwordLength.strictLeast}ଟି ଅକ୍ଷର ଦିଅନ୍ତୁ। ଯେକୌଣସି ଅକ୍ଷର ଚଳିବ, ଫାଙ୍କା ଜାଗା ବି।`,
  password_too_long: `ପାସୱାର୍ଡ ସର୍ବାଧିକ ${passwordLength.most}ଟି ଅକ୍ଷରର ହୋଇପାରେ।`,
  password_common: 'ଏହି ପାସୱାର୍ଡ ସହଜରେ ଅନୁମାନ ହୁଏ: ଅନେକେ ଏମିତି ରଖନ୍ତି। ପରସ୍ପର ସହ ସମ୍ପର୍କ ନଥିବା କେତୋଟି ଶବ୍ଦ ଭଲ।',
  password_name: 'ଏହି ପାସୱାର୍ଡ ସହଜରେ ଅନୁମାନ ହୁଏ: ଏଥିରେ ଅନ୍ୟମାନେ ଜାଣିଥିବା ନାଁ ଅଛି। ପରସ୍ପର ସହ ସମ୍ପର୍କ ନଥିବା କେତୋଟି ଶବ୍ଦ ଭଲ।',
  password_leaked: 'ଏହି ପାସୱାର୍ଡ ଅନ୍ୟ କେଉଁଠି ଲିକ୍ ହୋଇଥିବା ତଥ୍ୟରେ ଅଛି। ଅନ୍ୟଟିଏ ବାଛନ୍ତୁ।',
  not_in_list: 'ତାଲିକାରୁ ଗୋଟିଏ ବାଛନ୍ତୁ।',
  not_a_date: 'ଠିକ୍ ତାରିଖଟିଏ ଲେଖନ୍ତୁ।',
  too_young: `ରେଜିଷ୍ଟର୍ କରିବାକୁ ବୟସ ଅନ୍ତତଃ ${youngestAge} ବର୍ଷ ହେବା ଦରକାର।`,
  too_old: 'ଜନ୍ମ ବର୍ଷ ଥରେ ଦେଖନ୍ତୁ।',
  phone_format: `${phoneDigits.least}ରୁ ${phoneDigits.most}ଟି ଅଙ୍କ ଲେଖନ୍ତୁ। ଆଗରେ +, ଫାଙ୍କା ଜାଗା, ହାଇଫେନ୍ ଓ ବ୍ରାକେଟ୍ ଚଳିବ।`,
  city_not_in_state: 'ସେହି ରାଜ୍ୟର ଗୋଟିଏ ସହର ବାଛନ୍ତୁ।',
  name_in_list: 'ଏହି ନାଁ ତାଲିକାରେ ଆଗରୁ ଅଛି। ଅନ୍ୟ ନାଁ ବାଛନ୍ତୁ, ବା ଦୁଇଟିକୁ ମିଶାନ୍ତୁ।',
  name_of_retired: 'ଏହି ନାଁ ତାଲିକାରୁ କଢ଼ାଯାଇଛି। ଫେରାଇ ଆଣନ୍ତୁ, ବା ଅନ୍ୟ ନାଁ ବାଛନ୍ତୁ।',
  unknown_mood: 'ଦୟାକରି ଗୋଟିଏ ମୁଡ୍ ବାଛନ୍ତୁ।',
  too_many_tags: 'ଏତେ ଟ୍ୟାଗ୍ ଏଠାରେ ରହିବ ନାହିଁ। କିଛି ହଟାନ୍ତୁ।',
  unknown_type: 'ଦୟାକରି ଗୋଟିଏ ପ୍ରଶ୍ନାବଳୀ ବାଛନ୍ତୁ।',
  answer_range: 'ପ୍ରତି ପ୍ରଶ୍ନ ପାଇଁ ଗୋଟିଏ ଉତ୍ତର ବାଛନ୍ତୁ।',
  whole_number: 'ପୂରା ସଂଖ୍ୟା ଲେଖନ୍ତୁ।',
  contact_needed: 'ଇମେଲ୍, ଫୋନ୍ ନମ୍ବର ବା ଡାକ ଠିକଣା ଦିଅନ୍ତୁ।',
  mail_code: 'ଇମେଲ୍‌ରେ ଆସିଥିବା ଛଅଟି ଅଙ୍କ ଲେଖନ୍ତୁ।',
  interval_range: `${intervalLimits.least}ରୁ ${intervalLimits.most} ଭିତରେ ପୂରା ସଂଖ୍ୟା ଲେଖନ୍ତୁ।`,
  page_range: `1ରୁ ${largestPage} ଭିତରେ ପୂରା ସଂଖ୍ୟା ଲେଖନ୍ତୁ।`,
  bad_cursor: 'ତାଲିକାର ଏହି ପୃଷ୍ଠା ମିଳୁନାହିଁ। ପ୍ରଥମ ପୃଷ୍ଠାରୁ ପୁଣି ଆରମ୍ଭ କରନ୍ତୁ।',
  time_format: 'ସମୟ HH:MM ଭାବେ ଲେଖନ୍ତୁ।',
  period_order: 'ଆରମ୍ଭ ଶେଷର ଆଗରୁ ହେବା ଦରକାର।',
  consent_needed: 'କାଉନସେଲରଙ୍କ ସହ ଶେୟାର୍ କରିବାକୁ ଟିକ୍ ଦିଅନ୍ତୁ।',
  help_number: `${helpNumbers.least}ରୁ ${helpNumbers.most}ଟି ଫୋନ୍ ନମ୍ବର, ଡାଏଲ୍ କଲାଭଳି ଲେଖନ୍ତୁ। ପ୍ରତିଟିରେ ${helpNumberDigits.least}ରୁ ${helpNumberDigits.most}ଟି ଅଙ୍କ।`,
  web_address: 'https:// ରୁ ଆରମ୍ଭ ହେଉଥିବା ୱେବ୍ ଠିକଣା ଲେଖନ୍ତୁ।',
  domain_name: 'ଡୋମେନ୍ ଲେଖନ୍ତୁ, ଯେମିତି example.org, ପ୍ରତି ଧାଡ଼ିରେ ଗୋଟିଏ।',
  other_domain: 'କାମର ଇମେଲ୍ ଠିକଣା ଦିଅନ୍ତୁ।',
  too_many_domains: `ସର୍ବାଧିକ ${mostDomains}ଟି ଡୋମେନ୍ ଲେଖନ୍ତୁ।`,
  date_ahead: 'ଆଜି ବା ତା’ ଆଗର ତାରିଖ ଦିଅନ୍ତୁ।',
  birth_date_wrong: 'ଆମ ପାଖରେ ଥିବା ଜନ୍ମ ତାରିଖ ଏହା ନୁହେଁ। ଥରେ ଦେଖନ୍ତୁ।',
  too_long_ago: 'ଏହି ଦିନ ବର୍ଷେରୁ ଅଧିକ ପୁରୁଣା। ତା’ ପରର ଦିନ ବାଛନ୍ତୁ।',
  same_email: 'ଏହି ଇମେଲ୍ ଆମ ପାଖରେ ଆଗରୁ ଅଛି।',
  totp_code: `ଆପଣଙ୍କ ଆପ୍ ଦେଖାଉଥିବା ${numberInWords(codeDigits)}ଟି ଅଙ୍କ ଲେଖନ୍ତୁ।`,
  factor_code: 'ଆପ୍‌ର କୋଡ୍ ବା ରିକଭରି କୋଡ୍ ଦିଅନ୍ତୁ।',
});

/** Over a form with more than one fault. */
export const severalFaults = 'ଚିହ୍ନିତ ଘରଗୁଡ଼ିକ ଥରେ ଦେଖନ୍ତୁ।';

/** The sentence on top of a form in which one field is at fault: it names the field where the sentence does not. */
export function singleFaultMessage(wireName: string, code: FieldCode): string {
  return speaksForItself.includes(code) ? fieldMessages[code] : `${fieldLabel(wireName)}: ${fieldMessages[code]}`;
}
