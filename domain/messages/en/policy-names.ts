import type { RecordPolicy } from '../../visibility/record-policy.ts';

/** The four settings for named records. A file of its own: notices say them on every screen. */
export const policyNames = {
  open: 'Open',
  reason: 'With a reason',
  consent: 'Only with consent',
  never: 'Never',
} as const satisfies Record<RecordPolicy, string>;
