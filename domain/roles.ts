/** A counsellor sees the requests for a call back and nothing else of anybody. */
export const roles = ['employee', 'admin', 'counsellor'] as const;

export type Role = (typeof roles)[number];
