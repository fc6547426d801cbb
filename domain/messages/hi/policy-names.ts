import type { RecordPolicy } from '../../visibility/record-policy.ts';
import { drafted } from '../draft.ts';

/** The four settings for named records. A file of its own: notices say them on every screen. */
export const policyNames = drafted<Record<RecordPolicy, string>>({
  open: 'खुला',
  reason: 'वजह बताकर',
  consent: 'सिर्फ़ सहमति से',
  never: 'कभी नहीं',
});
