import type { RecordPolicy } from '../../visibility/record-policy.ts';

/** The four settings for named records. A file of its own: notices say them on every screen. */
export const policyNames = {
  open: 'खुला',
  reason: 'वजह बताकर',
  consent: 'सिर्फ़ सहमति से',
  never: 'कभी नहीं',
} as const satisfies Partial<Record<RecordPolicy, string>>;
