/** What the audit list can say. Never a health matter. */
export const auditActions = [
  'admin_made',
  'admin_taken_back',
  'counsellor_made',
  'counsellor_taken_back',
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
  'erasure_asked',
  'erasure_withdrawn',
  'account_erased',
] as const;

export type AuditAction = (typeof auditActions)[number];
