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

const wordsTip = 'ਕੁਝ ਸ਼ਬਦ, ਜਿਨ੍ਹਾਂ ਦਾ ਆਪਸ ਵਿੱਚ ਕੋਈ ਮੇਲ ਨਹੀਂ, ਚੰਗੇ ਰਹਿੰਦੇ ਹਨ।';

/** What a person reads next to a field. */
export const fieldMessages = drafted<Record<FieldCode, string>>({
  required: 'ਇਹ ਭਰੋ।',
  wrong_type: 'ਅਸੀਂ ਇਹ ਨਹੀਂ ਪੜ੍ਹ ਸਕੇ। ਦੁਬਾਰਾ ਭਰੋ।',
  email_format: 'ਪੂਰੀ ਈਮੇਲ ਲਿਖੋ, ਜਿਵੇਂ name@example.org.',
  too_long: 'ਇਹ ਬਹੁਤ ਲੰਮਾ ਹੈ। ਛੋਟਾ ਕਰੋ।',
  forbidden_characters: 'ਇਸ ਵਿੱਚ ਅਜਿਹੇ ਅੱਖਰ ਹਨ ਜੋ ਅਸੀਂ ਸੇਵ ਨਹੀਂ ਕਰ ਸਕਦੇ। ਦੁਬਾਰਾ ਲਿਖੋ।',
  password_rule: `ਪਾਸਵਰਡ ਵਿੱਚ ਅੰਗਰੇਜ਼ੀ ਦਾ ਵੱਡਾ ਅਤੇ ਛੋਟਾ ਅੱਖਰ, ਇੱਕ ਨੰਬਰ, ਇੱਕ ਨਿਸ਼ਾਨ (!@#$%^&*) ਅਤੇ ਘੱਟੋ-ਘੱਟ ${passwordLength.least} ਅੱਖਰ ਚਾਹੀਦੇ ਹਨ`,
  password_length: `ਘੱਟੋ-ਘੱਟ ${passwordLength.strictLeast} ਅੱਖਰ ਲਿਖੋ। ਕੋਈ ਵੀ ਚੱਲਣਗੇ, ਖਾਲੀ ਥਾਂ ਵੀ।`,
  password_too_long: `ਪਾਸਵਰਡ ਵੱਧ ਤੋਂ ਵੱਧ ${passwordLength.most} ਅੱਖਰਾਂ ਦਾ ਹੋ ਸਕਦਾ ਹੈ।`,
  password_common: `ਇਹ ਪਾਸਵਰਡ ਸੌਖਾ ਬੁੱਝਿਆ ਜਾ ਸਕਦਾ ਹੈ: ਬਹੁਤ ਲੋਕ ਇਹੋ ਜਿਹਾ ਵਰਤਦੇ ਹਨ। ${wordsTip}`,
  password_name: `ਇਹ ਪਾਸਵਰਡ ਸੌਖਾ ਬੁੱਝਿਆ ਜਾ ਸਕਦਾ ਹੈ: ਇਸ ਵਿੱਚ ਬਹੁਤਾ ਉਹ ਨਾਂ ਹੀ ਹਨ ਜੋ ਹੋਰਾਂ ਨੂੰ ਪਤਾ ਹਨ। ${wordsTip}`,
  password_leaked: 'ਇਹ ਪਾਸਵਰਡ ਕਿਤੇ ਹੋਰ ਡੇਟਾ ਲੀਕ ਵਿੱਚ ਆ ਚੁੱਕਾ ਹੈ। ਕੋਈ ਹੋਰ ਚੁਣੋ।',
  not_in_list: 'ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣੋ।',
  not_a_date: 'ਸਹੀ ਤਾਰੀਖ਼ ਲਿਖੋ।',
  too_young: `ਰਜਿਸਟਰ ਕਰਨ ਲਈ ਉਮਰ ਘੱਟੋ-ਘੱਟ ${youngestAge} ਸਾਲ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ।`,
  too_old: 'ਜਨਮ ਦਾ ਸਾਲ ਦੁਬਾਰਾ ਦੇਖੋ।',
  phone_format: `${phoneDigits.least} ਤੋਂ ${phoneDigits.most} ਅੰਕ ਲਿਖੋ। ਅੱਗੇ +, ਵਿੱਚ ਖਾਲੀ ਥਾਂ, ਡੈਸ਼ ਅਤੇ ਬਰੈਕਟ ਚੱਲਣਗੇ।`,
  city_not_in_state: 'ਉਸੇ ਰਾਜ ਦਾ ਸ਼ਹਿਰ ਚੁਣੋ।',
  name_in_list: 'ਇਸ ਲਿਸਟ ਵਿੱਚ ਇਹ ਨਾਂ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਕੋਈ ਹੋਰ ਨਾਂ ਚੁਣੋ, ਜਾਂ ਦੋਹਾਂ ਨੂੰ ਮਿਲਾ ਦਿਓ।',
  name_of_retired: 'ਇਹ ਨਾਂ ਬੰਦ ਕਰਕੇ ਰੱਖਿਆ ਹੋਇਆ ਹੈ। ਇਸ ਨੂੰ ਵਾਪਸ ਲਿਆਓ, ਜਾਂ ਕੋਈ ਹੋਰ ਨਾਂ ਚੁਣੋ।',
  unknown_mood: 'ਮੂਡਾਂ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣੋ।',
  too_many_tags: 'ਇੰਨੇ ਟੈਗ ਇੱਥੇ ਨਹੀਂ ਆਉਂਦੇ। ਕੁਝ ਹਟਾਓ।',
  unknown_type: 'ਸਵਾਲਨਾਮਿਆਂ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣੋ।',
  answer_range: 'ਹਰ ਸਵਾਲ ਦਾ ਇੱਕ ਜਵਾਬ ਚੁਣੋ।',
  whole_number: 'ਪੂਰਾ ਨੰਬਰ ਲਿਖੋ।',
  contact_needed: 'ਈਮੇਲ, ਫ਼ੋਨ ਨੰਬਰ ਜਾਂ ਡਾਕ ਦਾ ਪਤਾ ਦਿਓ।',
  mail_code: 'ਈਮੇਲ ਵਿਚਲੇ ਛੇ ਅੰਕ ਲਿਖੋ।',
  interval_range: `${intervalLimits.least} ਤੋਂ ${intervalLimits.most} ਤੱਕ ਪੂਰਾ ਨੰਬਰ ਲਿਖੋ।`,
  page_range: `1 ਤੋਂ ${largestPage} ਤੱਕ ਪੂਰਾ ਨੰਬਰ ਲਿਖੋ।`,
  bad_cursor: 'ਲਿਸਟ ਦਾ ਇਹ ਪੰਨਾ ਨਹੀਂ ਲੱਭ ਰਿਹਾ। ਪਹਿਲੇ ਪੰਨੇ ਤੋਂ ਦੁਬਾਰਾ ਸ਼ੁਰੂ ਕਰੋ।',
  time_format: 'ਸਮਾਂ HH:MM ਵਾਂਗ ਲਿਖੋ।',
  period_order: 'ਸ਼ੁਰੂ ਅਖੀਰ ਤੋਂ ਪਹਿਲਾਂ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।',
  consent_needed: 'ਡੱਬੇ ’ਤੇ ਨਿਸ਼ਾਨ ਲਗਾਓ, ਤਾਂ ਜੋ ਅਸੀਂ ਇਹ ਕਾਊਂਸਲਰ ਨਾਲ ਸਾਂਝਾ ਕਰ ਸਕੀਏ।',
  help_number: `${helpNumbers.least} ਤੋਂ ${helpNumbers.most} ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ, ਜਿਵੇਂ ਫ਼ੋਨ ’ਤੇ ਲਾਉਂਦੇ ਹੋ, ਹਰ ਇੱਕ ${helpNumberDigits.least} ਤੋਂ ${helpNumberDigits.most} ਅੰਕਾਂ ਦਾ।`,
  web_address: 'ਵੈੱਬ ਪਤਾ ਲਿਖੋ ਜੋ https:// ਨਾਲ ਸ਼ੁਰੂ ਹੋਵੇ।',
  domain_name: 'ਡੋਮੇਨ ਲਿਖੋ, ਜਿਵੇਂ example.org, ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ।',
  other_domain: 'ਕੰਮ ਵਾਲੀ ਈਮੇਲ ਵਰਤੋ।',
  too_many_domains: `ਵੱਧ ਤੋਂ ਵੱਧ ${mostDomains} ਡੋਮੇਨ ਲਿਖੋ।`,
  date_ahead: 'ਅੱਜ ਦੀ ਜਾਂ ਪਹਿਲਾਂ ਦੀ ਤਾਰੀਖ਼ ਲਿਖੋ।',
  birth_date_wrong: 'ਸਾਡੇ ਕੋਲ ਜਨਮ ਤਾਰੀਖ਼ ਇਹ ਨਹੀਂ। ਦੁਬਾਰਾ ਦੇਖੋ।',
  too_long_ago: 'ਉਹ ਦਿਨ ਇੱਕ ਸਾਲ ਤੋਂ ਵੱਧ ਪੁਰਾਣਾ ਹੈ। ਬਾਅਦ ਦਾ ਦਿਨ ਚੁਣੋ।',
  same_email: 'ਇਹੀ ਈਮੇਲ ਸਾਡੇ ਕੋਲ ਪਹਿਲਾਂ ਹੀ ਹੈ।',
  totp_code: `ਐਪ ਵਿੱਚ ਦਿਸਦੇ ${numberInWords(codeDigits)} ਅੰਕ ਲਿਖੋ।`,
  factor_code: 'ਐਪ ਦਾ ਕੋਡ ਜਾਂ ਰਿਕਵਰੀ ਕੋਡ ਲਿਖੋ।',
});

/** Over a form with more than one fault. */
export const severalFaults = 'ਨਿਸ਼ਾਨ ਵਾਲੇ ਖਾਨੇ ਦੁਬਾਰਾ ਦੇਖੋ।';

/** The sentence on top of a form in which one field is at fault: it names the field where the sentence does not. */
export function singleFaultMessage(wireName: string, code: FieldCode): string {
  return speaksForItself.includes(code) ? fieldMessages[code] : `${fieldLabel(wireName)}: ${fieldMessages[code]}`;
}
