import type { RecordPolicy } from '../../visibility/record-policy.ts';

/** The four settings for named records. A file of its own: notices say them on every screen. */
export const policyNames = {
  open: 'ਖੁੱਲ੍ਹਾ',
  reason: 'ਕਾਰਨ ਦੱਸ ਕੇ',
  consent: 'ਸਿਰਫ਼ ਸਹਿਮਤੀ ਨਾਲ',
  never: 'ਕਦੇ ਨਹੀਂ',
} as const satisfies Partial<Record<RecordPolicy, string>>;
