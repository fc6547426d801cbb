/** What can be wrong with one field; of several faults of a field the first counts. `messages/en/field-faults.ts` has the sentences. */
export const fieldCodes = [
  'required',
  'wrong_type',
  'email_format',
  'too_long',
  'forbidden_characters',
  'password_rule',
  'password_length',
  'password_too_long',
  'password_common',
  'password_name',
  'password_leaked',
  'not_in_list',
  'not_a_date',
  'too_young',
  'too_old',
  'phone_format',
  'city_not_in_state',
  'name_in_list',
  'name_of_retired',
  'unknown_mood',
  'too_many_tags',
  'unknown_type',
  'answer_range',
  'whole_number',
  'interval_range',
  'page_range',
  'bad_cursor',
  'time_format',
  'period_order',
  'consent_needed',
  'help_number',
  'web_address',
  'date_ahead',
  'domain_name',
  'other_domain',
  'too_many_domains',
  'too_long_ago',
  'birth_date_wrong',
  'same_email',
  'contact_needed',
  'mail_code',
  'totp_code',
  'factor_code',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

/** Reads a schema's message back as a code; anything a library worded itself counts as a wrong type. */
export function toFieldCode(message: string): FieldCode {
  return fieldCodes.find((code) => code === message) ?? 'wrong_type';
}
