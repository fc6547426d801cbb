import type { RecordPolicy } from '../../visibility/record-policy.ts';

export const policyNames = {
  open: 'ଖୋଲା',
  reason: 'କାରଣ ଦେଇ',
  consent: 'କେବଳ ସମ୍ମତିରେ',
  never: 'କେବେ ନୁହେଁ',
} as const satisfies Record<RecordPolicy, string>;
