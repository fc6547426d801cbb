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
  required: 'कृपया हे भरा.',
  wrong_type: 'हे वाचता आले नाही. कृपया पुन्हा लिहा.',
  email_format: 'कृपया पूर्ण ईमेल पत्ता लिहा, जसे name@example.org.',
  too_long: 'हे खूप लांब आहे. कृपया थोडे कमी करा.',
  forbidden_characters: 'यातली काही चिन्हे सेव्ह करता येत नाहीत. कृपया पुन्हा लिहा.',
  password_rule: 'पासवर्डमध्ये मोठे आणि छोटे इंग्रजी अक्षर, अंक, विशेष चिन्ह (!@#$%^&*), आणि किमान 8 अक्षरे हवीत',
  password_length: `कृपया किमान ${passwordLength.strictLeast} अक्षरे वापरा. कोणतीही चालतील, मोकळ्या जागाही.`,
  password_too_long: `पासवर्डमध्ये जास्तीत जास्त ${passwordLength.most} अक्षरे असू शकतात.`,
  password_common: 'हा पासवर्ड सहज ओळखता येतो: असा पासवर्ड अनेक जण वापरतात. एकमेकांशी संबंध नसलेले काही शब्द चांगले.',
  password_name: 'हा पासवर्ड सहज ओळखता येतो: यात मुख्यतः इतरांना माहीत असलेली नावे आहेत. एकमेकांशी संबंध नसलेले काही शब्द चांगले.',
  password_leaked: 'हा पासवर्ड दुसरीकडच्या डेटा लीकमध्ये उघड झाला आहे. कृपया दुसरा निवडा.',
  not_in_list: 'कृपया दिलेल्यांपैकी एक निवडा.',
  not_a_date: 'कृपया खरी तारीख लिहा.',
  too_young: `नोंदणीसाठी वय किमान ${youngestAge} वर्षे हवे.`,
  too_old: 'कृपया जन्माचे वर्ष तपासा.',
  phone_format: `कृपया ${phoneDigits.least} ते ${phoneDigits.most} अंक लिहा. सुरुवातीला +, मोकळ्या जागा, - आणि कंस चालतात.`,
  city_not_in_state: 'कृपया त्या राज्यातले शहर निवडा.',
  name_in_list: 'हे नाव या यादीत आधीच आहे. दुसरे नाव निवडा, किंवा दोन्ही एकत्र करा.',
  name_of_retired: 'हे नाव वापरातून काढले आहे. ते परत आणा, किंवा दुसरे नाव निवडा.',
  unknown_mood: 'कृपया दिलेल्यांपैकी एक मूड निवडा.',
  too_many_tags: 'इतके टॅग इथे मावत नाहीत. कृपया काही काढा.',
  unknown_type: 'कृपया दिलेल्यांपैकी एक प्रश्नावली निवडा.',
  answer_range: 'कृपया प्रत्येक प्रश्नासाठी दिलेल्यांपैकी एक उत्तर निवडा.',
  whole_number: 'कृपया पूर्ण संख्या लिहा.',
  contact_needed: 'कृपया ईमेल, फोन नंबर किंवा टपालाचा पत्ता द्या.',
  mail_code: 'कृपया ईमेलमधले सहा अंक लिहा.',
  interval_range: `कृपया ${intervalLimits.least} ते ${intervalLimits.most} मधली पूर्ण संख्या लिहा.`,
  page_range: `कृपया 1 ते ${largestPage} मधली पूर्ण संख्या लिहा.`,
  bad_cursor: 'यादीचे हे पान सापडत नाही. कृपया पहिल्या पानापासून पुन्हा सुरू करा.',
  time_format: 'कृपया वेळ HH:MM अशी लिहा.',
  period_order: 'सुरुवात आधी आणि शेवट नंतर हवा.',
  consent_needed: 'हे समुपदेशकाशी शेअर करता यावे म्हणून कृपया चौकटीत खूण करा.',
  help_number: `कृपया डायल करतात तसे ${helpNumbers.least} ते ${helpNumbers.most} फोन नंबर लिहा, प्रत्येकी ${helpNumberDigits.least} ते ${helpNumberDigits.most} अंकांचे.`,
  web_address: 'कृपया https:// ने सुरू होणारा वेब पत्ता लिहा.',
  domain_name: 'कृपया example.org सारखी डोमेन लिहा, प्रत्येक ओळीवर एक.',
  other_domain: 'कृपया कामाचा ईमेल पत्ता वापरा.',
  too_many_domains: `कृपया जास्तीत जास्त ${mostDomains} डोमेन लिहा.`,
  date_ahead: 'कृपया आजची किंवा आधीची तारीख लिहा.',
  birth_date_wrong: 'ही जन्मतारीख आमच्याकडच्या तारखेशी जुळत नाही. कृपया तपासा.',
  too_long_ago: 'या दिवसाला एका वर्षापेक्षा जास्त काळ झाला. कृपया नंतरचा दिवस निवडा.',
  same_email: 'हाच ईमेल आमच्याकडे आधीपासून आहे.',
  totp_code: `कृपया ॲपमध्ये दिसणारे ${numberInWords(codeDigits)} अंक लिहा.`,
  factor_code: 'कृपया ॲपमधला कोड किंवा रिकव्हरी कोड लिहा.',
});

/** Over a form with more than one fault. */
export const severalFaults = 'कृपया खूण केलेल्या जागा तपासा.';

/** The sentence on top of a form in which one field is at fault: it names the field where the sentence does not. */
export function singleFaultMessage(wireName: string, code: FieldCode): string {
  return speaksForItself.includes(code) ? fieldMessages[code] : `${fieldLabel(wireName)}: ${fieldMessages[code]}`;
}
