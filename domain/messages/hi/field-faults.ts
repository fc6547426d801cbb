import { drafted } from '../draft.ts';
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
import { speaksForItself } from '../speaks-for-itself.ts';

/** What a person reads next to a field. */
export const fieldMessages = drafted<Record<FieldCode, string>>({
  required: 'कृपया इसे भरें।',
  wrong_type: 'यह पढ़ा नहीं जा सका। कृपया फिर से डालें।',
  email_format: 'कृपया पूरा ईमेल डालें, जैसे name@example.org।',
  too_long: 'यह बहुत लंबा है। कृपया छोटा करें।',
  forbidden_characters: 'इसमें ऐसे निशान हैं जो सेव नहीं हो सकते। कृपया फिर से लिखें।',
  password_rule: 'पासवर्ड में बड़ा अक्षर, छोटा अक्षर, नंबर और विशेष निशान (!@#$%^&*) हो, और कम से कम 8 अक्षर हों',
  password_length: `कम से कम ${passwordLength.strictLeast} अक्षर डालें। कोई भी चलेंगे, खाली जगह भी।`,
  password_too_long: `पासवर्ड में ज़्यादा से ज़्यादा ${passwordLength.most} अक्षर हो सकते हैं।`,
  password_common: 'इस पासवर्ड का अंदाज़ा लगाना आसान है: बहुत लोग ऐसा रखते हैं। कुछ ऐसे शब्द मिलाएँ जिनका आपस में कोई लेना-देना न हो।',
  password_name:
    'इस पासवर्ड का अंदाज़ा लगाना आसान है: इसमें ज़्यादातर वे नाम हैं जो दूसरे जानते हैं। कुछ ऐसे शब्द मिलाएँ जिनका आपस में कोई लेना-देना न हो।',
  password_leaked: 'यह पासवर्ड कहीं और डेटा लीक में आ चुका है। कृपया दूसरा चुनें।',
  not_in_list: 'कृपया दिए गए विकल्पों में से एक चुनें।',
  not_a_date: 'कृपया सही तारीख डालें।',
  too_young: `रजिस्टर करने के लिए उम्र कम से कम ${youngestAge} साल होनी चाहिए।`,
  too_old: 'कृपया जन्म का साल जाँच लें।',
  phone_format: `${phoneDigits.least} से ${phoneDigits.most} अंकों का नंबर डालें। शुरू में +, और बीच में खाली जगह, डैश या ब्रैकेट चलेंगे।`,
  city_not_in_state: 'कृपया उसी राज्य का शहर चुनें।',
  name_in_list: 'यह नाम इस लिस्ट में पहले से है। दूसरा नाम चुनें, या दोनों को मिलाएँ।',
  name_of_retired: 'यह नाम चलन से हटाया गया है। इसे वापस लाएँ, या दूसरा नाम चुनें।',
  unknown_mood: 'कृपया एक मूड चुनें।',
  too_many_tags: 'इतने टैग यहाँ नहीं आ सकते। कृपया कुछ हटाएँ।',
  unknown_type: 'कृपया एक प्रश्नावली चुनें।',
  answer_range: 'कृपया हर सवाल के लिए एक जवाब चुनें।',
  whole_number: 'कृपया पूरी संख्या डालें।',
  contact_needed: 'कृपया ईमेल, फ़ोन नंबर या डाक का पता दें।',
  mail_code: 'कृपया ईमेल में आए छह अंक डालें।',
  interval_range: `कृपया ${intervalLimits.least} से ${intervalLimits.most} तक की पूरी संख्या डालें।`,
  page_range: `कृपया 1 से ${largestPage} तक की पूरी संख्या डालें।`,
  bad_cursor: 'लिस्ट का यह पेज नहीं मिल रहा। कृपया पहले पेज से फिर शुरू करें।',
  time_format: 'कृपया समय HH:MM की तरह डालें।',
  period_order: 'शुरुआत अंत से पहले होनी चाहिए।',
  consent_needed: 'कृपया बॉक्स पर निशान लगाएँ, ताकि यह काउंसलर से शेयर हो सके।',
  help_number: `${helpNumbers.least} से ${helpNumbers.most} फ़ोन नंबर डालें, जैसे डायल करते हैं। हर नंबर में ${helpNumberDigits.least} से ${helpNumberDigits.most} अंक हों।`,
  web_address: 'कृपया ऐसा वेब पता डालें जो https:// से शुरू हो।',
  domain_name: 'कृपया example.org जैसे डोमेन डालें, हर लाइन में एक।',
  other_domain: 'कृपया अपना ऑफ़िस वाला ईमेल डालें।',
  too_many_domains: `कृपया ज़्यादा से ज़्यादा ${mostDomains} डोमेन डालें।`,
  date_ahead: 'कृपया आज की या उससे पहले की तारीख डालें।',
  birth_date_wrong: 'यह वह जन्मतिथि नहीं है जो हमारे पास है। कृपया जाँच लें।',
  too_long_ago: 'यह दिन एक साल से ज़्यादा पुराना है। कृपया बाद का दिन चुनें।',
  same_email: 'यही ईमेल हमारे पास पहले से है।',
  totp_code: `कृपया अपने ऐप में दिख रहे ${numberInWords(codeDigits)} अंक डालें।`,
  factor_code: 'कृपया अपने ऐप का कोड, या एक रिकवरी कोड डालें।',
});

/** Over a form with more than one fault. */
export const severalFaults = 'कृपया निशान लगी जगहें जाँच लें।';

/** The sentence on top of a form in which one field is at fault: it names the field where the sentence does not. */
export function singleFaultMessage(wireName: string, code: FieldCode): string {
  return speaksForItself.includes(code) ? fieldMessages[code] : `${fieldLabel(wireName)}: ${fieldMessages[code]}`;
}
