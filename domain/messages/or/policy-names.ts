import type { RecordPolicy } from '../../visibility/record-policy.ts';
import { drafted } from '../draft.ts';

export const policyNames = drafted<Record<RecordPolicy, string>>({
  open: 'ଖୋଲା',
  reason: 'କାରଣ ଦେଇ',
  consent: 'କେବଳ ସମ୍ମତିରେ',
  never: 'କେବେ ନୁହେଁ',
});
