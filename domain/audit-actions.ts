/** What the audit list can say. Never a health matter. */
export const auditActions = [
  'admin_made',
  'admin_taken_back',
  'account_disabled',
  'account_enabled',
  'sessions_ended',
  'history_opened',
  'employees_exported',
  'erasure_asked',
  'erasure_withdrawn',
  'account_erased',
] as const;

export type AuditAction = (typeof auditActions)[number];
