import { givenRoles } from './roles.ts';
import type { GivenRole } from './roles.ts';

const others = [
  'account_disabled',
  'account_enabled',
  'sessions_ended',
  'history_opened',
  'employees_exported',
  'reason_given',
  'question_switched_on',
  'question_switched_off',
  'reminders_changed',
  'policy_tightened',
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
  'setting_confirmed',
  'test_mail_sent',
] as const;

export type AuditAction = `${GivenRole}_made` | `${GivenRole}_taken_back` | (typeof others)[number];

/** What the audit list can say. Never a health matter. */
export const auditActions: readonly AuditAction[] = [
  ...givenRoles.flatMap((role) => [`${role}_made`, `${role}_taken_back`] as const),
  ...others,
];
