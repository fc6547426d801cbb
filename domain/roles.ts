export const roles = ['employee', 'admin'] as const;

export type Role = (typeof roles)[number];
