import { givenRoles } from './roles.ts';
import type { GivenRole } from './roles.ts';

const others = [
  'account_disabled',
  'account_enabled',
  'sessions_ended',
  'password_reset_started',
  'history_opened',
  'employees_exported',
  'reason_given',
  'question_switched_on',
  'question_switched_off',
  'wording_turned_on',
  'wording_turned_off',
  'reminders_changed',
  'policy_tightened',
  'policy_announced',
  'policy_called_off',
  'policy_lapsed',
  'policy_loosened',
  'help_line_added',
  'help_line_changed',
  'help_line_removed',
  'registration_changed',
  'staff_imported',
  'invitations_sent',
  'invitation_withdrawn',
  'post_added',
  'post_changed',
  'post_removed',
  'board_report_made',
  'board_report_mail_changed',
  'list_entry_added',
  'list_entry_renamed',
  'list_entry_merged',
  'list_entry_retired',
  'list_entry_restored',
  'list_sorted',
  'list_imported',
  'erasure_asked',
  'erasure_withdrawn',
  'account_erased',
  'own_details_corrected',
  'details_corrected',
  'email_change_asked',
  'email_changed',
  'email_change_undone',
  'leaving_planned',
  'leaving_withdrawn',
  'person_left',
  'leaving_came',
  'organisation_changed',
  // Of first steps that were settled by a word alone; not written any more.
  'setting_confirmed',
  'test_mail_sent',
  'sso_linked',
  'sso_unlinked',
  'break_glass_used',
  'second_factors_removed',
  'admin_request_made',
  'admin_request_agreed',
  'admin_request_objected',
  'admin_request_withdrawn',
  'admin_objection_withdrawn',
  'operator_made_admin',
  'operator_removed_admin',
] as const;

export type AuditAction = `${GivenRole}_made` | `${GivenRole}_taken_back` | (typeof others)[number];

/** What the audit list can say. Never a health matter. */
export const auditActions: readonly AuditAction[] = [
  ...givenRoles.flatMap((role) => [`${role}_made`, `${role}_taken_back`] as const),
  ...others,
];

/** Done by the server or by the operator: whoever stands there as the actor, no person did it. */
export const actionsOfNoOne: readonly AuditAction[] = [
  'leaving_came',
  'policy_lapsed',
  'operator_made_admin',
  'operator_removed_admin',
];

/**
 * What happens to accounts: evidence for the operator and for the person, never in the list that admins read. That a
 * colleague signs in to an application of this kind is no one's business.
 */
export const securityActions = [
  'registered',
  'signed_in',
  'sign_in_failed',
  'sign_in_locked',
  'signed_out',
  'session_ended',
  'other_sessions_ended',
  'password_not_confirmed',
  'reset_link_asked',
  'reset_link_refused',
  'password_reset',
  'password_changed',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_passed',
  'second_factor_failed',
  'recovery_code_used',
  'recovery_codes_made',
  'passkey_added',
  'passkey_removed',
  'refused',
  'slowed',
  'sum_mismatch',
  'many_invalid',
  'command_run',
] as const;

export type SecurityAction = (typeof securityActions)[number];
