import { emergencyNumber } from '../../help-lines.ts';
import { moodRemovalMinutes } from '../../moods.ts';
import { numberInWords, plural } from './numbers.ts';
import type { ErrorCode } from '../../errors.ts';

/** What a person reads when a call is refused, unless a screen has a sentence of its own. */
export const errorMessages: Record<ErrorCode, string> = {
  invalid_input: 'Please check the marked fields.',
  broken_json: 'The request could not be read. Please try again.',
  not_an_object: 'The request could not be read. Please try again.',
  sum_mismatch: 'The total does not match the answers. Nothing was stored. Please submit again.',
  answers_incomplete: 'Please answer every question. Nothing was stored.',
  wrong_questionnaire: 'Some answers belong to another questionnaire. Nothing was stored.',
  reset_link_invalid: 'This reset link is no longer valid. Please ask for a new one.',
  bad_idempotency_key: 'The request could not be read. Please try again.',
  not_signed_in: 'Please sign in to continue.',
  wrong_login: 'The email or the password is not right.',
  forbidden: 'Your account may not do this.',
  wrong_password: 'This is not your password. Nothing was changed.',
  password_needed: 'Please enter your password to go on.',
  reason_needed: 'Please say why you need to see this record, and confirm your password.',
  not_shared: 'This person does not share their record.',
  statistics_only: 'Nobody may open a named record here. You can see the statistics of everybody together.',
  not_found: 'We could not find what you asked for.',
  unknown_call: 'There is nothing at this address.',
  too_slow: 'That took too long to arrive. Please try again.',
  email_taken: 'There is already an account with this email. Please sign in, or reset the password.',
  question_set_changed:
    'The questions have changed since you opened them. Nothing was stored. Please look at them again.',
  idempotency_conflict: 'This was already sent with other content. Please reload the page and try again.',
  help_line_needed: `At least one line must stay, and ${emergencyNumber} must be among them. Nothing was changed.`,
  no_counsellor: 'There is nobody here who could call you back. You can call one of the help lines at any time.',
  call_back_open: 'You have already asked for a call. You can take that request back first.',
  counsellors_changed:
    'The counsellors have changed since you opened this. Nothing was sent. Please look at the names again.',
  already_taken: 'Somebody else has already taken this up.',
  last_admin: 'This is the only active admin. Make somebody else an admin first.',
  too_late: `A mood can be taken back for ${numberInWords(moodRemovalMinutes)} minutes. This one is older, so it stays.`,
  too_large: 'That is too much text to send at once.',
  not_json: 'The request could not be read. Please try again.',
  too_many_attempts: 'Too many attempts. Please wait a little and try again.',
  server_fault: 'Something went wrong on our side. Please try again in a moment.',
  push_unreachable:
    'Reminders can not reach this device while the page is closed: the server has no way to the push service.',
  unavailable: 'We are busy at the moment. Please try again shortly.',
};

/** The same refusal with the wait named. `seconds` is at least 1. */
export function tooManyAttempts(seconds: number, isLinkQuicker = false): string {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds < 90
      ? `${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })}`
      : `${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}`;
  const sentence = `Too many attempts. Please wait ${wait} and try again.`;
  return isLinkQuicker ? `${sentence} ${linkIsQuicker}` : sentence;
}

/** True of any email, so that it does not tell whether there is an account. */
const linkIsQuicker =
  'If it’s your account, you don’t have to wait: choose ‘Forgot Password?’ and we’ll email you a link.';
