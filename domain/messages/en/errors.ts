import { agreeingAfterDays } from '../../admin-requests.ts';
import { emergencyNumber } from '../../help-lines.ts';
import { leavingLinkDays } from '../../leaving.ts';
import { logoLimits } from '../../organisation-logo.ts';
import { moodRemovalMinutes } from '../../moods.ts';
import { challengeMinutes, mostPasskeys } from '../../second-factor.ts';
import { longestWaitDays } from '../../taken.ts';
import { assessmentMessages } from './assessments.ts';
import { severalFaults } from './field-faults.ts';
import { numberInWords, plural } from './numbers.ts';
import type { ErrorCode } from '../../errors.ts';

/** To someone who has proved that the account is theirs. */
function accountDisabled(whom: string): string {
  return `Your account is disabled, so you can’t sign in. To ask why, or to come back, please contact ${whom}.`;
}

/** The same where the organisation has said whom to ask. */
export function accountClosed(contact: string): string {
  return accountDisabled(`a wellness admin where you work, or: ${contact}`);
}

/** What a person reads when a call is refused, unless a screen has a sentence of its own. */
export const errorMessages: Record<ErrorCode, string> = {
  invalid_input: severalFaults,
  broken_json: 'We couldn’t read the request. Please try again.',
  not_an_object: 'We couldn’t read the request. Please try again.',
  sum_mismatch: 'The total doesn’t match the answers. Nothing was saved. Please submit again.',
  answers_incomplete: 'Please answer every question. Nothing was saved.',
  wrong_questionnaire: 'Some answers belong to another questionnaire. Nothing was saved.',
  reset_link_invalid: 'This reset link is no longer valid. Please request a new one.',
  join_link_invalid: 'This link is no longer valid. Please ask for a new one.',
  unreadable_file: 'We couldn’t read this file. Nothing was stored.',
  leaving_link_invalid: 'This link doesn’t work any more, or not all of it was copied.',
  email_link_invalid: 'This link doesn’t work any more. It may have been used, replaced by a newer one, or be too old.',
  bad_idempotency_key: 'We couldn’t read the request. Please try again.',
  taken_ahead: 'The clock of this device is ahead of ours, so nothing was saved. Please check its date and time.',
  taken_too_long_ago: `By this device’s clock this is more than ${longestWaitDays} days old, so it wasn’t saved.`,
  logo_refused: `We couldn’t use this picture. Please choose a PNG, JPEG or WebP of at most ${logoLimits.mostBytes / 1024} KB, ${logoLimits.leastSide} to ${logoLimits.mostSide} pixels on each side.`,
  passkey_refused: 'Your browser’s answer wasn’t what we expected. Nothing was changed. Please try again.',
  mail_code_wrong: 'That isn’t the code in our latest test email. Please look again, or send a new one.',
  sso_failed: 'We couldn’t sign you in. Nothing was changed. Please try again.',
  sso_ended: 'This took too long, or began in another browser. Nothing was changed. Please start again.',
  not_signed_in: 'Please sign in to continue.',
  wrong_login: 'That email or password isn’t right.',
  forbidden: 'Your account doesn’t have permission to do this.',
  wrong_password: 'That password isn’t right. Nothing was changed.',
  password_needed: 'Please enter your password to continue.',
  second_factor_needed: 'Please take the second step to sign in.',
  second_factor_setup_needed: 'Your role needs a second step at sign-in. Please set it up first.',
  second_factor_wrong: 'That code isn’t right, or it’s been used. Please try the next one your app shows.',
  second_factor_over: `This step ends after ${numberInWords(challengeMinutes)} minutes, or after too many tries. Please start again.`,
  passkey_wrong: 'We couldn’t sign you in with this passkey. Please use your password.',
  reason_needed: 'Please say why you need to see this record, and confirm your password.',
  not_shared: 'This person doesn’t share their record.',
  statistics_only: 'No one can open a named record here. You can see totals about everyone.',
  record_of_disabled: 'This account is disabled, so its record stays closed: the person couldn’t see who opened it.',
  invitation_needed: 'You need an invitation to register here. Please open the link in your invitation email.',
  domain_not_allowed: 'Please register with your work email address.',
  confirmation_needed: 'Please confirm your email address first. We’ll email you a link.',
  password_change_needed: 'Please choose a password of your own first.',
  first_password_over:
    'This first password has expired. Please ask the person who runs the server to make a new one: npm run first-password.',
  has_left: `You no longer work here, so your account is closed. We’ve emailed you a link to your record. It works for ${leavingLinkDays} days.`,
  consent_declined:
    'You haven’t agreed to the privacy notice, so nothing was recorded. You can agree under My Profile, Privacy.',
  account_closed: accountDisabled('a wellness admin where you work'),
  local_login_off: 'Passwords aren’t used here. Please sign in through your organisation.',
  sso_denied:
    'You weren’t signed in, because the sign-in at your organisation was stopped. You can try again at any time.',
  sso_unverified:
    'Your organisation hasn’t confirmed your email address yet, so we can’t tell that it’s yours. Please ask the people who look after your work account.',
  sso_no_account:
    'You don’t have an account here yet, and a sign-in alone doesn’t make one. Please register first, or ask your organisation.',
  sso_wrong_person: 'You signed in as someone else at your organisation. Nothing was changed. Please try again.',
  not_found: 'We couldn’t find what you asked for.',
  unknown_call: 'There’s nothing at this address.',
  wrong_method: 'That can’t be done at this address.',
  not_acceptable: 'We can’t send this in the form that was asked for.',
  length_needed: 'We couldn’t read the request. Please try again.',
  other_site: 'This can’t be used from another website. Please open it here.',
  too_slow: 'That took too long to arrive. Please try again.',
  email_taken: 'There’s already an account with this email. Please sign in, or reset the password.',
  no_password: 'This is your only way to sign in. Please choose a password first, with ‘Forgot Password?’.',
  sso_link_needed:
    'There’s already an account with your email. Please sign in with its password once, then connect your work account under My Profile. Forgot the password? A reset link helps too.',
  sso_other_person: 'The account with your email is connected to another work account. Please ask a wellness admin.',
  sso_identity_taken:
    'This work account is already connected to an account here, or yours is to another one. Nothing was changed.',
  question_set_changed: assessmentMessages.questionsChanged,
  wording_off: 'These questions are now shown in another language. Nothing was saved. Please look at them again.',
  idempotency_conflict: 'You’ve already sent this with different answers. Please reload the page and try again.',
  rule_loosened: 'Admins can now see more than when you answered. Nothing was saved.',
  help_line_needed: `Keep at least one helpline. ${emergencyNumber} can’t be removed. Nothing was changed.`,
  help_line_at_any_hour: `Apart from ${emergencyNumber}, this is the last helpline that answers at any hour. Add another one first. Nothing was changed.`,
  list_name_taken: 'This list already has that name. Nothing was changed.',
  list_changed:
    'Someone else has changed this list in the meantime. Your change wasn’t saved. Please look at it again.',
  list_needed: 'Keep at least one entry that people can choose, or no one can register. Nothing was changed.',
  no_counsellor: 'There’s no one here who could call you back. You can call one of the helplines at any time.',
  call_back_open: 'You’ve already asked for a call. To ask again, withdraw that request first.',
  counsellors_changed:
    'The counsellors have changed since you opened this. Nothing was sent. Please look at the names again.',
  already_taken: 'Someone else has already taken this request.',
  mail_needed: 'Email isn’t set up here, so an address can’t be confirmed. Nothing was changed.',
  import_faulty: 'The file still has lines to correct. Nothing was stored.',
  import_running: 'Another staff list is being stored right now. Please wait until it’s done.',
  person_left: 'This person no longer works here. Mark them as back first.',
  person_disabled: 'This account is disabled, so a new password wouldn’t help. Nothing was sent.',
  no_local_password: 'This person signs in through your organisation and has no password here. Nothing was sent.',
  no_mail_server: 'Email isn’t set up here, so we can’t send a link. Nothing was sent.',
  zone_in_use:
    'There are records already, so the time zone can’t be changed here. The person who runs the server can set ORG_TIMEZONE.',
  notice_changed: 'The notice has changed since you opened it. Please read it again.',
  last_admin: 'This is the only active admin. Make someone else an admin first.',
  admin_objected:
    'This admin has objected to a change of their access. Only the person who runs the server can decide now. Nothing was changed.',
  request_waiting: 'Another change of the same kind is waiting for this admin. Withdraw that one first.',
  cannot_agree: `It takes someone who’s been an admin for at least ${numberInWords(agreeingAfterDays)} days. Neither they nor the admin who asked can have made the other an admin.`,
  own_factor: 'You can’t remove your own second step here. You can do it in your profile, or ask another admin.',
  factor_there: 'You already use an authenticator app. To use another one, remove it first.',
  no_passkeys_here: 'Passkeys can’t be used at this address. Nothing was changed.',
  too_many_passkeys: `You can have up to ${mostPasskeys} passkeys. Please remove one first.`,
  too_late: `You can remove a mood for ${numberInWords(moodRemovalMinutes)} minutes. This one is older, so we’ve kept it.`,
  too_large: 'That’s too much text to send in one go.',
  not_json: 'We couldn’t read the request. Please try again.',
  too_many_attempts: 'Too many attempts. Please wait a little and try again.',
  too_many_calls: 'You’ve done this many times in a short while. Please wait a little and try again.',
  server_fault: 'Something went wrong on our side. Please try again in a moment.',
  push_unreachable: 'Reminders only work while this page is open, because our server can’t reach the push service.',
  mail_not_sent: 'The mail server didn’t take the email. The server’s log says why.',
  sso_unavailable: 'We can’t reach your organisation’s sign-in right now. Please try again in a moment.',
  unavailable: 'We’re busy right now. Please try again shortly.',
};

/** Of `unavailable`, where nothing can be stored. */
export const noRoomMessage =
  'We can’t save anything right now, because our storage is almost full. You can still read everything here, and reach help. Please try again later.';

/** The same refusal with the wait named. `seconds` is at least 1. */
export function tooManyAttempts(seconds: number, isLinkQuicker = false): string {
  const sentence = `Too many attempts. Please wait ${waitInWords(seconds)} and try again.`;
  return isLinkQuicker ? `${sentence} ${linkIsQuicker}` : sentence;
}

/** The same of what one person may do so often in an hour. */
export function tooManyCalls(seconds: number): string {
  return `You’ve done this many times in a short while. Please wait ${waitInWords(seconds)} and try again.`;
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 90
    ? `${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })}`
    : `${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}`;
}

/** True of any email, so that it does not tell whether there is an account. */
const linkIsQuicker =
  'If it’s your account, you don’t have to wait: choose ‘Forgot Password?’ and we’ll email you a link.';
