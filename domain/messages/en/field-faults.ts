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
export const fieldMessages: Record<FieldCode, string> = {
  required: 'Please fill this in.',
  wrong_type: 'We couldn’t read this. Please enter it again.',
  email_format: 'Please enter a full email address, like name@example.org.',
  too_long: 'This is too long. Please shorten it.',
  forbidden_characters: 'This contains characters we can’t store. Please type it again.',
  password_rule: 'Password must include uppercase, lowercase, number, special character (!@#$%^&*), and 8+ characters',
  password_length: `Please use at least ${passwordLength.strictLeast} characters. Any kind will do, spaces too.`,
  password_too_long: `A password can have at most ${passwordLength.most} characters.`,
  password_common:
    'This password is easy to guess: many people use one like it. A few words that don’t belong together work well.',
  password_name:
    'This password is easy to guess: it’s little more than names that others know. A few words that don’t belong together work well.',
  password_leaked: 'This password has turned up in a data leak somewhere else. Please choose another.',
  not_in_list: 'Please choose one of the options.',
  not_a_date: 'Please enter a real date.',
  too_young: `You need to be at least ${youngestAge} years old to register.`,
  too_old: 'Please check the year of birth.',
  phone_format: `Please enter ${phoneDigits.least} to ${phoneDigits.most} digits. A leading +, spaces, hyphens and brackets are fine.`,
  city_not_in_state: 'Please choose a city in that state.',
  name_in_list: 'This list already has that name. Choose another name, or merge the two.',
  name_of_retired: 'That name is retired. Bring it back, or choose another name.',
  unknown_mood: 'Please choose one of the moods.',
  too_many_tags: 'That’s more tags than fit here. Please remove some.',
  unknown_type: 'Please choose one of the questionnaires.',
  answer_range: 'Please choose one of the answers for each question.',
  whole_number: 'Please enter a whole number.',
  contact_needed: 'Please give an email, a phone number or a postal address.',
  mail_code: 'Please enter the six digits from the email.',
  interval_range: `Please enter a whole number from ${intervalLimits.least} to ${intervalLimits.most}.`,
  page_range: `Please enter a whole number from 1 to ${largestPage}.`,
  bad_cursor: 'We can’t find this page of the list. Please start again from the first page.',
  time_format: 'Please enter a time as HH:MM.',
  period_order: 'The start must be before the end.',
  consent_needed: 'Please tick the box so we can share this with a counsellor.',
  help_number: `Please enter ${helpNumbers.least} to ${helpNumbers.most} phone numbers as you would dial them, with ${helpNumberDigits.least} to ${helpNumberDigits.most} digits each.`,
  web_address: 'Please enter a web address that starts with https://.',
  domain_name: 'Please enter domains like example.org, one on each line.',
  other_domain: 'Please use your work email address.',
  too_many_domains: `Please enter at most ${mostDomains} domains.`,
  date_ahead: 'Please enter today or an earlier date.',
  birth_date_wrong: 'That isn’t the date of birth we have. Please check it.',
  too_long_ago: 'That day is more than a year ago. Please choose a later one.',
  same_email: 'That’s the email we already have.',
  totp_code: `Please enter the ${numberInWords(codeDigits)} digits that your app shows.`,
  factor_code: 'Please enter a code from your app, or a recovery code.',
};

/** Over a form with more than one fault. */
export const severalFaults = 'Please check the marked fields.';

/** The sentence on top of a form in which one field is at fault: it names the field where the sentence does not. */
export function singleFaultMessage(wireName: string, code: FieldCode): string {
  return speaksForItself.includes(code) ? fieldMessages[code] : `${fieldLabel(wireName)}: ${fieldMessages[code]}`;
}
