import type { FactorWay } from './second-factor.ts';

/** Every refusal the server can answer: its HTTP status. `messages/en/errors.ts` has the sentence for each. */
export const errorStatus = {
  invalid_input: 400,
  broken_json: 400,
  not_an_object: 400,
  sum_mismatch: 400,
  answers_incomplete: 400,
  wrong_questionnaire: 400,
  reset_link_invalid: 400,
  join_link_invalid: 400,
  unreadable_file: 400,
  leaving_link_invalid: 400,
  email_link_invalid: 400,
  bad_idempotency_key: 400,
  taken_ahead: 400,
  taken_too_long_ago: 400,
  logo_refused: 400,
  passkey_refused: 400,
  mail_code_wrong: 400,
  sso_failed: 400,
  sso_ended: 400,
  not_signed_in: 401,
  wrong_login: 401,
  forbidden: 403,
  wrong_password: 403,
  password_change_needed: 403,
  first_password_over: 403,
  password_needed: 403,
  second_factor_needed: 403,
  second_factor_setup_needed: 403,
  second_factor_wrong: 403,
  second_factor_over: 403,
  passkey_wrong: 403,
  reason_needed: 403,
  not_shared: 403,
  statistics_only: 403,
  record_of_disabled: 403,
  invitation_needed: 403,
  domain_not_allowed: 403,
  confirmation_needed: 403,
  has_left: 403,
  other_site: 403,
  consent_declined: 403,
  account_closed: 403,
  local_login_off: 403,
  sso_denied: 403,
  sso_unverified: 403,
  sso_no_account: 403,
  sso_wrong_person: 403,
  not_found: 404,
  unknown_call: 404,
  wrong_method: 405,
  not_acceptable: 406,
  too_slow: 408,
  email_taken: 409,
  no_password: 409,
  sso_link_needed: 409,
  sso_other_person: 409,
  sso_identity_taken: 409,
  question_set_changed: 409,
  wording_off: 409,
  idempotency_conflict: 409,
  rule_loosened: 409,
  last_admin: 409,
  admin_objected: 409,
  request_waiting: 409,
  cannot_agree: 403,
  own_factor: 409,
  factor_there: 409,
  no_passkeys_here: 409,
  too_many_passkeys: 409,
  person_left: 409,
  person_disabled: 409,
  no_local_password: 409,
  no_mail_server: 409,
  help_line_needed: 409,
  help_line_at_any_hour: 409,
  list_name_taken: 409,
  list_changed: 409,
  list_needed: 409,
  no_counsellor: 409,
  call_back_open: 409,
  counsellors_changed: 409,
  already_taken: 409,
  zone_in_use: 409,
  mail_not_sent: 409,
  notice_changed: 409,
  too_late: 409,
  mail_needed: 409,
  import_faulty: 409,
  import_running: 409,
  length_needed: 411,
  too_large: 413,
  not_json: 415,
  too_many_attempts: 429,
  too_many_calls: 429,
  server_fault: 500,
  push_unreachable: 503,
  sso_unavailable: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Why a process is not ready: it is starting or stopping, the disk is nearly full, or the database does not serve calls. */
export const notReadyReasons = ['starting', 'draining', 'disk', 'database'] as const;

export type NotReadyReason = (typeof notReadyReasons)[number];

/** The body of every failed call. `fields` has a sentence per wire field where single fields are at fault. */
export interface FailureBody {
  msg: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  /** With `second_factor_needed`: what the second step of this sign-in is sent with, and the ways that it may be taken. */
  challenge?: string;
  ways?: readonly FactorWay[];
  /** Of `GET /api/ready` alone. */
  ready?: false;
  reasons?: readonly NotReadyReason[];
}
