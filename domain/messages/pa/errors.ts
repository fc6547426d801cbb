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
  return `ਤੁਹਾਡਾ ਖਾਤਾ ਬੰਦ ਹੈ, ਇਸ ਲਈ ਲੌਗਇਨ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਕਾਰਨ ਪੁੱਛਣ ਲਈ, ਜਾਂ ਵਾਪਸ ਆਉਣ ਲਈ, ${whom}।`;
}

/** The same where the organisation has said whom to ask. */
export function accountClosed(contact: string): string {
  return accountDisabled(`ਆਪਣੀ ਸੰਸਥਾ ਦੇ ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਨਾਲ ਗੱਲ ਕਰੋ, ਜਾਂ ਇੱਥੇ: ${contact}`);
}

/** What a person reads when a call is refused, unless a screen has a sentence of its own. */
export const errorMessages = drafted<Record<ErrorCode, string>>({
  invalid_input: severalFaults,
  broken_json: 'ਅਸੀਂ ਇਹ ਬੇਨਤੀ ਨਹੀਂ ਪੜ੍ਹ ਸਕੇ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  not_an_object: 'ਅਸੀਂ ਇਹ ਬੇਨਤੀ ਨਹੀਂ ਪੜ੍ਹ ਸਕੇ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  sum_mismatch: 'ਕੁੱਲ ਜੋੜ ਜਵਾਬਾਂ ਨਾਲ ਨਹੀਂ ਮਿਲਦਾ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਦੁਬਾਰਾ ਜਮ੍ਹਾਂ ਕਰੋ।',
  answers_incomplete: 'ਹਰ ਸਵਾਲ ਦਾ ਜਵਾਬ ਦਿਓ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।',
  wrong_questionnaire: 'ਕੁਝ ਜਵਾਬ ਕਿਸੇ ਹੋਰ ਸਵਾਲਨਾਮੇ ਦੇ ਹਨ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।',
  reset_link_invalid: 'ਇਹ ਰੀਸੈੱਟ ਲਿੰਕ ਹੁਣ ਨਹੀਂ ਚੱਲਦਾ। ਨਵਾਂ ਮੰਗੋ।',
  join_link_invalid: 'ਇਹ ਲਿੰਕ ਹੁਣ ਨਹੀਂ ਚੱਲਦਾ। ਨਵਾਂ ਮੰਗੋ।',
  unreadable_file: 'ਅਸੀਂ ਇਹ ਫ਼ਾਈਲ ਨਹੀਂ ਪੜ੍ਹ ਸਕੇ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।',
  leaving_link_invalid: 'ਇਹ ਲਿੰਕ ਹੁਣ ਨਹੀਂ ਚੱਲਦਾ, ਜਾਂ ਪੂਰਾ ਕਾਪੀ ਨਹੀਂ ਹੋਇਆ।',
  email_link_invalid: 'ਇਹ ਲਿੰਕ ਹੁਣ ਨਹੀਂ ਚੱਲਦਾ। ਸ਼ਾਇਦ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ, ਇਸ ਦੀ ਥਾਂ ਨਵਾਂ ਆ ਗਿਆ ਹੈ, ਜਾਂ ਬਹੁਤ ਪੁਰਾਣਾ ਹੈ।',
  bad_idempotency_key: 'ਅਸੀਂ ਇਹ ਬੇਨਤੀ ਨਹੀਂ ਪੜ੍ਹ ਸਕੇ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  taken_ahead: 'ਇਸ ਡਿਵਾਈਸ ਦੀ ਘੜੀ ਸਾਡੀ ਘੜੀ ਤੋਂ ਅੱਗੇ ਹੈ, ਇਸ ਲਈ ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਤਾਰੀਖ਼ ਅਤੇ ਸਮਾਂ ਦੇਖੋ।',
  taken_too_long_ago: `ਇਸ ਡਿਵਾਈਸ ਦੀ ਘੜੀ ਮੁਤਾਬਕ ਇਹ ${longestWaitDays} ਦਿਨਾਂ ਤੋਂ ਵੱਧ ਪੁਰਾਣਾ ਹੈ, ਇਸ ਲਈ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।`,
  logo_refused: `ਇਹ ਤਸਵੀਰ ਨਹੀਂ ਵਰਤੀ ਜਾ ਸਕਦੀ। PNG, JPEG ਜਾਂ WebP ਚੁਣੋ, ਵੱਧ ਤੋਂ ਵੱਧ ${logoLimits.mostBytes / 1024} KB, ਹਰ ਪਾਸਾ ${logoLimits.leastSide} ਤੋਂ ${logoLimits.mostSide} ਪਿਕਸਲ।`,
  passkey_refused: 'ਤੁਹਾਡੇ ਬ੍ਰਾਊਜ਼ਰ ਦਾ ਜਵਾਬ ਠੀਕ ਨਹੀਂ ਸੀ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  mail_code_wrong: 'ਇਹ ਸਾਡੀ ਆਖ਼ਰੀ ਟੈਸਟ ਈਮੇਲ ਵਾਲਾ ਕੋਡ ਨਹੀਂ। ਦੁਬਾਰਾ ਦੇਖੋ, ਜਾਂ ਨਵੀਂ ਈਮੇਲ ਭੇਜੋ।',
  sso_failed: 'ਲੌਗਇਨ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  sso_ended: 'ਬਹੁਤ ਦੇਰ ਹੋ ਗਈ, ਜਾਂ ਇਹ ਕਿਸੇ ਹੋਰ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਸ਼ੁਰੂ ਹੋਇਆ ਸੀ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਦੁਬਾਰਾ ਸ਼ੁਰੂ ਕਰੋ।',
  not_signed_in: 'ਅੱਗੇ ਵਧਣ ਲਈ ਲੌਗਇਨ ਕਰੋ।',
  wrong_login: 'ਈਮੇਲ ਜਾਂ ਪਾਸਵਰਡ ਠੀਕ ਨਹੀਂ।',
  forbidden: 'ਤੁਹਾਡੇ ਖਾਤੇ ਨੂੰ ਇਹ ਕਰਨ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ।',
  wrong_password: 'ਇਹ ਪਾਸਵਰਡ ਠੀਕ ਨਹੀਂ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  password_needed: 'ਅੱਗੇ ਵਧਣ ਲਈ ਆਪਣਾ ਪਾਸਵਰਡ ਲਿਖੋ।',
  second_factor_needed: 'ਲੌਗਇਨ ਲਈ ਦੂਜਾ ਕਦਮ ਪੂਰਾ ਕਰੋ।',
  second_factor_setup_needed: 'ਤੁਹਾਡੀ ਭੂਮਿਕਾ ਲਈ ਲੌਗਇਨ ਵੇਲੇ ਦੂਜਾ ਕਦਮ ਜ਼ਰੂਰੀ ਹੈ। ਪਹਿਲਾਂ ਉਹ ਸੈੱਟ ਕਰੋ।',
  second_factor_wrong: 'ਇਹ ਕੋਡ ਠੀਕ ਨਹੀਂ, ਜਾਂ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਐਪ ਵਿੱਚ ਆਉਣ ਵਾਲਾ ਅਗਲਾ ਕੋਡ ਵਰਤੋ।',
  second_factor_over: `ਇਹ ਕਦਮ ${numberInWords(challengeMinutes)} ਮਿੰਟ ਬਾਅਦ, ਜਾਂ ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਕਰਨ ’ਤੇ ਖ਼ਤਮ ਹੋ ਜਾਂਦਾ ਹੈ। ਦੁਬਾਰਾ ਸ਼ੁਰੂ ਕਰੋ।`,
  passkey_wrong: 'ਇਸ ਪਾਸਕੀ ਨਾਲ ਲੌਗਇਨ ਨਹੀਂ ਹੋਇਆ। ਆਪਣਾ ਪਾਸਵਰਡ ਵਰਤੋ।',
  reason_needed: 'ਦੱਸੋ ਕਿ ਇਹ ਰਿਕਾਰਡ ਦੇਖਣ ਦੀ ਕੀ ਲੋੜ ਹੈ, ਅਤੇ ਆਪਣਾ ਪਾਸਵਰਡ ਲਿਖੋ।',
  not_shared: 'ਇਨ੍ਹਾਂ ਦਾ ਰਿਕਾਰਡ ਸਾਂਝਾ ਨਹੀਂ ਹੈ।',
  statistics_only: 'ਇੱਥੇ ਨਾਂ ਵਾਲਾ ਰਿਕਾਰਡ ਕੋਈ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ। ਸਭ ਦੇ ਕੁੱਲ ਅੰਕੜੇ ਦੇਖੇ ਜਾ ਸਕਦੇ ਹਨ।',
  record_of_disabled: 'ਇਹ ਖਾਤਾ ਬੰਦ ਹੈ, ਇਸ ਲਈ ਇਸ ਦਾ ਰਿਕਾਰਡ ਵੀ ਬੰਦ ਰਹਿੰਦਾ ਹੈ: ਇਹ ਵੇਖ ਨਹੀਂ ਸਕਣਗੇ ਕਿ ਕਿਸ ਨੇ ਖੋਲ੍ਹਿਆ।',
  invitation_needed: 'ਇੱਥੇ ਰਜਿਸਟਰ ਕਰਨ ਲਈ ਸੱਦਾ ਚਾਹੀਦਾ ਹੈ। ਸੱਦੇ ਵਾਲੀ ਈਮੇਲ ਵਿਚਲਾ ਲਿੰਕ ਖੋਲ੍ਹੋ।',
  domain_not_allowed: 'ਕੰਮ ਵਾਲੀ ਈਮੇਲ ਨਾਲ ਰਜਿਸਟਰ ਕਰੋ।',
  confirmation_needed: 'ਪਹਿਲਾਂ ਆਪਣੀ ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ। ਅਸੀਂ ਲਿੰਕ ਈਮੇਲ ਕਰਾਂਗੇ।',
  password_change_needed: 'ਪਹਿਲਾਂ ਆਪਣਾ ਪਾਸਵਰਡ ਚੁਣੋ।',
  first_password_over: 'ਇਸ ਪਹਿਲੇ ਪਾਸਵਰਡ ਦਾ ਸਮਾਂ ਲੰਘ ਗਿਆ ਹੈ। ਸਰਵਰ ਚਲਾਉਣ ਵਾਲਿਆਂ ਨੂੰ ਨਵਾਂ ਬਣਾਉਣ ਲਈ ਕਹੋ: npm run first-password.',
  has_left: `ਤੁਸੀਂ ਹੁਣ ਇੱਥੇ ਕੰਮ ਨਹੀਂ ਕਰਦੇ, ਇਸ ਲਈ ਤੁਹਾਡਾ ਖਾਤਾ ਬੰਦ ਹੈ। ਤੁਹਾਡੇ ਰਿਕਾਰਡ ਦਾ ਲਿੰਕ ਅਸੀਂ ਈਮੇਲ ਕੀਤਾ ਹੈ। ਉਹ ${leavingLinkDays} ਦਿਨ ਚੱਲਦਾ ਹੈ।`,
  consent_declined:
    'ਤੁਸੀਂ ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ ਨਾਲ ਸਹਿਮਤ ਨਹੀਂ, ਇਸ ਲਈ ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਸਹਿਮਤੀ ‘ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ’, ‘ਪ੍ਰਾਈਵੇਸੀ’ ਵਿੱਚ ਦਿੱਤੀ ਜਾ ਸਕਦੀ ਹੈ।',
  account_closed: accountDisabled('ਆਪਣੀ ਸੰਸਥਾ ਦੇ ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਨਾਲ ਗੱਲ ਕਰੋ'),
  local_login_off: 'ਇੱਥੇ ਪਾਸਵਰਡ ਨਹੀਂ ਵਰਤੇ ਜਾਂਦੇ। ਆਪਣੀ ਸੰਸਥਾ ਰਾਹੀਂ ਲੌਗਇਨ ਕਰੋ।',
  sso_denied: 'ਲੌਗਇਨ ਨਹੀਂ ਹੋਇਆ, ਕਿਉਂਕਿ ਸੰਸਥਾ ਵਾਲਾ ਲੌਗਇਨ ਵਿਚਾਲੇ ਰੁਕ ਗਿਆ। ਕਿਸੇ ਵੀ ਵੇਲੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰ ਸਕਦੇ ਹੋ।',
  sso_unverified:
    'ਤੁਹਾਡੀ ਸੰਸਥਾ ਨੇ ਹਾਲੇ ਤੁਹਾਡੀ ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਕੀਤੀ, ਇਸ ਲਈ ਅਸੀਂ ਪੱਕਾ ਨਹੀਂ ਕਹਿ ਸਕਦੇ ਕਿ ਇਹ ਤੁਹਾਡੀ ਹੈ। ਕੰਮ ਵਾਲੇ ਖਾਤੇ ਸੰਭਾਲਣ ਵਾਲਿਆਂ ਨੂੰ ਪੁੱਛੋ।',
  sso_no_account: 'ਇੱਥੇ ਹਾਲੇ ਤੁਹਾਡਾ ਖਾਤਾ ਨਹੀਂ, ਅਤੇ ਸਿਰਫ਼ ਲੌਗਇਨ ਨਾਲ ਨਹੀਂ ਬਣਦਾ। ਪਹਿਲਾਂ ਰਜਿਸਟਰ ਕਰੋ, ਜਾਂ ਆਪਣੀ ਸੰਸਥਾ ਨੂੰ ਪੁੱਛੋ।',
  sso_wrong_person: 'ਸੰਸਥਾ ਵਿੱਚ ਕਿਸੇ ਹੋਰ ਦੇ ਨਾਂ ਨਾਲ ਲੌਗਇਨ ਹੋਇਆ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  not_found: 'ਜੋ ਤੁਸੀਂ ਮੰਗਿਆ, ਉਹ ਨਹੀਂ ਲੱਭਿਆ।',
  unknown_call: 'ਇਸ ਪਤੇ ’ਤੇ ਕੁਝ ਨਹੀਂ ਹੈ।',
  wrong_method: 'ਇਸ ਪਤੇ ’ਤੇ ਇਹ ਨਹੀਂ ਹੋ ਸਕਦਾ।',
  not_acceptable: 'ਜਿਸ ਰੂਪ ਵਿੱਚ ਮੰਗਿਆ ਗਿਆ, ਅਸੀਂ ਉਸ ਵਿੱਚ ਨਹੀਂ ਭੇਜ ਸਕਦੇ।',
  length_needed: 'ਅਸੀਂ ਇਹ ਬੇਨਤੀ ਨਹੀਂ ਪੜ੍ਹ ਸਕੇ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  other_site: 'ਇਹ ਕਿਸੇ ਹੋਰ ਵੈੱਬਸਾਈਟ ਤੋਂ ਨਹੀਂ ਵਰਤਿਆ ਜਾ ਸਕਦਾ। ਇਸ ਨੂੰ ਇੱਥੇ ਖੋਲ੍ਹੋ।',
  too_slow: 'ਪਹੁੰਚਣ ਵਿੱਚ ਬਹੁਤ ਦੇਰ ਲੱਗੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  email_taken: 'ਇਸ ਈਮੇਲ ਦਾ ਖਾਤਾ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਲੌਗਇਨ ਕਰੋ, ਜਾਂ ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਕਰੋ।',
  no_password: 'ਤੁਹਾਡੇ ਕੋਲ ਲੌਗਇਨ ਦਾ ਇਹੀ ਇੱਕ ਰਾਹ ਹੈ। ਪਹਿਲਾਂ ‘ਪਾਸਵਰਡ ਯਾਦ ਨਹੀਂ?’ ਰਾਹੀਂ ਪਾਸਵਰਡ ਚੁਣੋ।',
  sso_link_needed:
    'ਤੁਹਾਡੀ ਈਮੇਲ ਦਾ ਖਾਤਾ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਇੱਕ ਵਾਰ ਉਸ ਦੇ ਪਾਸਵਰਡ ਨਾਲ ਲੌਗਇਨ ਕਰੋ, ਫਿਰ ‘ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ’ ਵਿੱਚ ਕੰਮ ਵਾਲਾ ਖਾਤਾ ਜੋੜੋ। ਪਾਸਵਰਡ ਯਾਦ ਨਹੀਂ? ਰੀਸੈੱਟ ਲਿੰਕ ਵੀ ਚੱਲੇਗਾ।',
  sso_other_person: 'ਤੁਹਾਡੀ ਈਮੇਲ ਵਾਲਾ ਖਾਤਾ ਕੰਮ ਦੇ ਕਿਸੇ ਹੋਰ ਖਾਤੇ ਨਾਲ ਜੁੜਿਆ ਹੈ। ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਨੂੰ ਪੁੱਛੋ।',
  sso_identity_taken: 'ਇਹ ਕੰਮ ਵਾਲਾ ਖਾਤਾ ਇੱਥੇ ਕਿਸੇ ਹੋਰ ਖਾਤੇ ਨਾਲ ਜੁੜਿਆ ਹੈ, ਜਾਂ ਤੁਹਾਡਾ ਕਿਸੇ ਹੋਰ ਨਾਲ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  question_set_changed: assessmentMessages.questionsChanged,
  wording_off: 'ਇਹ ਸਵਾਲ ਹੁਣ ਕਿਸੇ ਹੋਰ ਭਾਸ਼ਾ ਵਿੱਚ ਦਿਸਦੇ ਹਨ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਕਿਰਪਾ ਕਰਕੇ ਸਵਾਲ ਦੁਬਾਰਾ ਦੇਖੋ।',
  idempotency_conflict: 'ਇਹ ਪਹਿਲਾਂ ਹੀ ਵੱਖਰੇ ਜਵਾਬਾਂ ਨਾਲ ਭੇਜਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹ ਕੇ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  rule_loosened: 'ਜਵਾਬ ਦੇਣ ਵੇਲੇ ਨਾਲੋਂ ਹੁਣ ਐਡਮਿਨ ਵੱਧ ਦੇਖ ਸਕਦੇ ਹਨ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।',
  help_line_needed: `ਘੱਟੋ-ਘੱਟ ਇੱਕ ਹੈਲਪਲਾਈਨ ਰੱਖੋ। ${emergencyNumber} ਨਹੀਂ ਹਟ ਸਕਦਾ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।`,
  help_line_at_any_hour: `${emergencyNumber} ਤੋਂ ਇਲਾਵਾ ਇਹ ਆਖ਼ਰੀ ਹੈਲਪਲਾਈਨ ਹੈ ਜੋ ਹਰ ਵੇਲੇ ਚੱਲਦੀ ਹੈ। ਪਹਿਲਾਂ ਇੱਕ ਹੋਰ ਜੋੜੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।`,
  list_name_taken: 'ਇਸ ਲਿਸਟ ਵਿੱਚ ਇਹ ਨਾਂ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  list_changed: 'ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਹੋਰ ਨੇ ਇਹ ਲਿਸਟ ਬਦਲ ਦਿੱਤੀ। ਤੁਹਾਡੀ ਤਬਦੀਲੀ ਸੇਵ ਨਹੀਂ ਹੋਈ। ਦੁਬਾਰਾ ਦੇਖੋ।',
  list_needed: 'ਘੱਟੋ-ਘੱਟ ਇੱਕ ਐਂਟਰੀ ਰੱਖੋ ਜੋ ਲੋਕ ਚੁਣ ਸਕਣ, ਨਹੀਂ ਤਾਂ ਕੋਈ ਰਜਿਸਟਰ ਨਹੀਂ ਕਰ ਸਕੇਗਾ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  no_counsellor: 'ਇੱਥੇ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰਨ ਲਈ ਕੋਈ ਕਾਊਂਸਲਰ ਨਹੀਂ। ਕਿਸੇ ਵੀ ਹੈਲਪਲਾਈਨ ਨੂੰ ਕਿਸੇ ਵੀ ਵੇਲੇ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹੋ।',
  call_back_open: 'ਤੁਸੀਂ ਪਹਿਲਾਂ ਹੀ ਫ਼ੋਨ ਕਾਲ ਮੰਗੀ ਹੋਈ ਹੈ। ਦੁਬਾਰਾ ਮੰਗਣ ਲਈ ਪਹਿਲਾਂ ਉਹ ਬੇਨਤੀ ਵਾਪਸ ਲਓ।',
  counsellors_changed: 'ਤੁਹਾਡੇ ਖੋਲ੍ਹਣ ਤੋਂ ਬਾਅਦ ਕਾਊਂਸਲਰ ਬਦਲ ਗਏ ਹਨ। ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ। ਨਾਂ ਦੁਬਾਰਾ ਦੇਖੋ।',
  already_taken: 'ਇਹ ਬੇਨਤੀ ਕਿਸੇ ਹੋਰ ਨੇ ਲੈ ਲਈ ਹੈ।',
  mail_needed: 'ਇੱਥੇ ਈਮੇਲ ਭੇਜਣਾ ਚਾਲੂ ਨਹੀਂ, ਇਸ ਲਈ ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋ ਸਕਦੀ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  import_faulty: 'ਫ਼ਾਈਲ ਦੀਆਂ ਕੁਝ ਸਤਰਾਂ ਹਾਲੇ ਠੀਕ ਕਰਨੀਆਂ ਹਨ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।',
  import_running: 'ਇਸ ਵੇਲੇ ਇੱਕ ਹੋਰ ਸਟਾਫ਼ ਲਿਸਟ ਸੇਵ ਹੋ ਰਹੀ ਹੈ। ਉਸ ਦੇ ਪੂਰੀ ਹੋਣ ਤੱਕ ਉਡੀਕ ਕਰੋ।',
  person_left: 'ਇਹ ਹੁਣ ਇੱਥੇ ਕੰਮ ਨਹੀਂ ਕਰਦੇ। ਪਹਿਲਾਂ ਲਿਖੋ ਕਿ ਉਹ ਵਾਪਸ ਆ ਗਏ ਹਨ।',
  person_disabled: 'ਇਹ ਖਾਤਾ ਬੰਦ ਹੈ, ਇਸ ਲਈ ਨਵੇਂ ਪਾਸਵਰਡ ਨਾਲ ਕੋਈ ਫ਼ਾਇਦਾ ਨਹੀਂ। ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ।',
  no_local_password: 'ਇਹ ਸੰਸਥਾ ਰਾਹੀਂ ਲੌਗਇਨ ਕਰਦੇ ਹਨ ਅਤੇ ਇੱਥੇ ਇਨ੍ਹਾਂ ਦਾ ਪਾਸਵਰਡ ਨਹੀਂ। ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ।',
  no_mail_server: 'ਇੱਥੇ ਈਮੇਲ ਭੇਜਣਾ ਚਾਲੂ ਨਹੀਂ, ਇਸ ਲਈ ਲਿੰਕ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਦਾ। ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ।',
  zone_in_use: 'ਰਿਕਾਰਡ ਪਹਿਲਾਂ ਹੀ ਹਨ, ਇਸ ਲਈ ਟਾਈਮ ਜ਼ੋਨ ਇੱਥੇ ਨਹੀਂ ਬਦਲ ਸਕਦਾ। ਸਰਵਰ ਚਲਾਉਣ ਵਾਲੇ ORG_TIMEZONE ਬਦਲ ਸਕਦੇ ਹਨ।',
  notice_changed: 'ਤੁਹਾਡੇ ਖੋਲ੍ਹਣ ਤੋਂ ਬਾਅਦ ਨੋਟਿਸ ਬਦਲ ਗਿਆ ਹੈ। ਦੁਬਾਰਾ ਪੜ੍ਹੋ।',
  last_admin: 'ਚਾਲੂ ਖਾਤੇ ਵਾਲੇ ਇਹੀ ਇੱਕ ਐਡਮਿਨ ਹਨ। ਪਹਿਲਾਂ ਕਿਸੇ ਹੋਰ ਨੂੰ ਐਡਮਿਨ ਬਣਾਓ।',
  admin_objected: 'ਇਸ ਐਡਮਿਨ ਨੇ ਆਪਣੀ ਪਹੁੰਚ ਬਦਲਣ ’ਤੇ ਇਤਰਾਜ਼ ਕੀਤਾ ਹੈ। ਹੁਣ ਸਿਰਫ਼ ਸਰਵਰ ਚਲਾਉਣ ਵਾਲੇ ਫ਼ੈਸਲਾ ਕਰ ਸਕਦੇ ਹਨ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  request_waiting: 'ਇਸ ਐਡਮਿਨ ਲਈ ਇਹੋ ਜਿਹੀ ਇੱਕ ਹੋਰ ਤਬਦੀਲੀ ਉਡੀਕ ਵਿੱਚ ਹੈ। ਪਹਿਲਾਂ ਉਹ ਵਾਪਸ ਲਓ।',
  cannot_agree: `ਇਸ ਲਈ ਕਿਸੇ ਹੋਰ ਦੀ ਹਾਂ ਚਾਹੀਦੀ ਹੈ। ਉਹ ਘੱਟੋ-ਘੱਟ ${numberInWords(agreeingAfterDays)} ਦਿਨਾਂ ਤੋਂ ਐਡਮਿਨ ਹੋਵੇ, ਅਤੇ ਦੋਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਨੇ ਦੂਜੇ ਨੂੰ ਐਡਮਿਨ ਨਾ ਬਣਾਇਆ ਹੋਵੇ।`,
  own_factor: 'ਆਪਣਾ ਦੂਜਾ ਕਦਮ ਇੱਥੋਂ ਨਹੀਂ ਹਟਾਇਆ ਜਾ ਸਕਦਾ। ਆਪਣੀ ਪ੍ਰੋਫ਼ਾਈਲ ਵਿੱਚ ਹਟਾਓ, ਜਾਂ ਕਿਸੇ ਹੋਰ ਐਡਮਿਨ ਨੂੰ ਕਹੋ।',
  factor_there: 'ਤੁਸੀਂ ਪਹਿਲਾਂ ਹੀ ਆਥੈਂਟੀਕੇਟਰ ਐਪ ਵਰਤਦੇ ਹੋ। ਕੋਈ ਹੋਰ ਵਰਤਣ ਲਈ ਪਹਿਲਾਂ ਉਹ ਹਟਾਓ।',
  no_passkeys_here: 'ਇਸ ਪਤੇ ’ਤੇ ਪਾਸਕੀ ਨਹੀਂ ਵਰਤੀ ਜਾ ਸਕਦੀ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  too_many_passkeys: `ਵੱਧ ਤੋਂ ਵੱਧ ${mostPasskeys} ਪਾਸਕੀਆਂ ਹੋ ਸਕਦੀਆਂ ਹਨ। ਪਹਿਲਾਂ ਇੱਕ ਹਟਾਓ।`,
  too_late: `ਮੂਡ ${numberInWords(moodRemovalMinutes)} ਮਿੰਟਾਂ ਤੱਕ ਹਟਾਇਆ ਜਾ ਸਕਦਾ ਹੈ। ਇਹ ਪੁਰਾਣਾ ਹੈ, ਇਸ ਲਈ ਅਸੀਂ ਰੱਖ ਲਿਆ ਹੈ।`,
  too_large: 'ਇੱਕੋ ਵਾਰ ਭੇਜਣ ਲਈ ਇਹ ਬਹੁਤ ਜ਼ਿਆਦਾ ਹੈ।',
  not_json: 'ਅਸੀਂ ਇਹ ਬੇਨਤੀ ਨਹੀਂ ਪੜ੍ਹ ਸਕੇ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  too_many_attempts: 'ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋ ਚੁੱਕੀ ਹੈ। ਥੋੜ੍ਹਾ ਰੁਕ ਕੇ ਦੁਬਾਰਾ ਕਰੋ।',
  too_many_calls: 'ਥੋੜ੍ਹੇ ਸਮੇਂ ਵਿੱਚ ਇਹ ਬਹੁਤ ਵਾਰ ਹੋ ਚੁੱਕਾ ਹੈ। ਥੋੜ੍ਹਾ ਰੁਕ ਕੇ ਦੁਬਾਰਾ ਕਰੋ।',
  server_fault: 'ਸਾਡੇ ਵੱਲੋਂ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  push_unreachable: 'ਰਿਮਾਈਂਡਰ ਇਹ ਪੰਨਾ ਖੁੱਲ੍ਹਾ ਹੋਣ ’ਤੇ ਹੀ ਆਉਂਦੇ ਹਨ, ਕਿਉਂਕਿ ਸਾਡਾ ਸਰਵਰ ਪੁਸ਼ ਸੇਵਾ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚ ਸਕਦਾ।',
  mail_not_sent: 'ਮੇਲ ਸਰਵਰ ਨੇ ਈਮੇਲ ਨਹੀਂ ਲਈ। ਕਾਰਨ ਸਰਵਰ ਦੇ ਲੌਗ ਵਿੱਚ ਹੈ।',
  sso_unavailable: 'ਇਸ ਵੇਲੇ ਤੁਹਾਡੀ ਸੰਸਥਾ ਦੇ ਲੌਗਇਨ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚ ਸਕਦੇ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  unavailable: 'ਇਸ ਵੇਲੇ ਬਹੁਤ ਭੀੜ ਹੈ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
});

/** Of `unavailable`, where nothing can be stored. */
export const noRoomMessage =
  'ਇਸ ਵੇਲੇ ਅਸੀਂ ਕੁਝ ਸੇਵ ਨਹੀਂ ਕਰ ਸਕਦੇ, ਕਿਉਂਕਿ ਸਾਡੇ ਕੋਲ ਥਾਂ ਲਗਭਗ ਭਰ ਗਈ ਹੈ। ਸਭ ਕੁਝ ਪੜ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਅਤੇ ਮਦਦ ਵੀ ਮੌਜੂਦ ਹੈ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।';

/** The same refusal with the wait named. `seconds` is at least 1. */
export function tooManyAttempts(seconds: number, isLinkQuicker = false): string {
  const sentence = `ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋ ਚੁੱਕੀ ਹੈ। ${waitInWords(seconds)} ਰੁਕ ਕੇ ਦੁਬਾਰਾ ਕਰੋ।`;
  return isLinkQuicker ? `${sentence} ${linkIsQuicker}` : sentence;
}

/** The same of what one person may do so often in an hour. */
export function tooManyCalls(seconds: number): string {
  return `ਥੋੜ੍ਹੇ ਸਮੇਂ ਵਿੱਚ ਇਹ ਬਹੁਤ ਵਾਰ ਹੋ ਚੁੱਕਾ ਹੈ। ${waitInWords(seconds)} ਰੁਕ ਕੇ ਦੁਬਾਰਾ ਕਰੋ।`;
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 90 ? `${seconds} ਸਕਿੰਟ` : `${minutes} ਮਿੰਟ`;
}

/** True of any email, so that it does not tell whether there is an account. */
const linkIsQuicker = 'ਜੇ ਇਹ ਤੁਹਾਡਾ ਖਾਤਾ ਹੈ, ਤਾਂ ਉਡੀਕਣ ਦੀ ਲੋੜ ਨਹੀਂ: ‘ਪਾਸਵਰਡ ਯਾਦ ਨਹੀਂ?’ ਚੁਣੋ, ਅਸੀਂ ਲਿੰਕ ਈਮੇਲ ਕਰਾਂਗੇ।';
