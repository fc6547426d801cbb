/** A counsellor sees the requests for a call back and nothing else of anybody. */
export const roles = ['employee', 'admin', 'counsellor'] as const;

export type Role = (typeof roles)[number];

/** Anything else counts as an employee: who may less sees less. */
export function toRole(value: unknown): Role {
  return roles.find((role) => role === value) ?? 'employee';
}
